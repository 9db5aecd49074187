package org.leeway.core.exchange.openra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;

/** The rules of a mod and a map: how units move, and what blocks them. */
final class ModRules {

	/**
	 * Limit for the number of locomotors that units use. A locomotor is a way to move, such as wheels. The known mods
	 * have at most 10.
	 */
	private static final int MOST_LOCOMOTORS = 60;
	private static final int LONGEST_REMAINS = 3;
	private static final String WORLD = "world";
	private static final String ABSTRACT = "^";
	private static final String UNDERGROUND = "UndergroundResourceLayer";
	/** The names of the trait that lists which units a player has at the start, in new and in old mods. */
	private static final Set<String> START_UNITS = Set.of("StartingUnits", "MPStartUnits");
	/**
	 * The names of the trait that places units at starts, in new and in old mods. If the rules lack this trait, players get no
	 * units at their starts.
	 */
	private static final Set<String> START = Set.of("SpawnStartingUnits", "SpawnMPUnits");
	private static final String FOREST = "ForestLayer";
	private static final String SCRIPTS = "LuaScript";

	/**
	 * A resource, such as ore.
	 *
	 * @param terrain the name of the terrain that cells with the resource have
	 * @param allowed the names of the terrains on which the resource can lie
	 * @param isBelow whether the resource can also lie below buildings
	 */
	record Resource(String terrain, Set<String> allowed, boolean isBelow) {

		/**
		 * Returns whether this resource can lie on a terrain.
		 *
		 * @param on the name of the terrain
		 */
		boolean lies(String on) {
			return allowed.contains(on) || isBelow && allowed.contains("*");
		}
	}

	/**
	 * The trees of a mod that draws trees as tiles. In other mods, trees are things on the map.
	 *
	 * @param templates the template numbers of the tiles that show trees. A template is a group of tiles
	 * @param crushed the crush classes of the trees. A unit drives over the trees if it crushes any of the classes
	 */
	record Forest(Set<Integer> templates, Set<String> crushed) {
	}

	private final MiniYamlMerge merge;
	/**
	 * The names of the kinds of things on maps, such as {@code MCV}, in the spelling of the rules. Indexed by the name in lower
	 * case, because maps may use capitals differently.
	 */
	private final Map<String, String> keys = new HashMap<>();
	private final Map<String, Optional<ActorType>> types = new HashMap<>();
	private final List<MiniYamlNode> world;
	private final Map<String, Locomotor> locomotors = new LinkedHashMap<>();

	/**
	 * Creates the rules from the contents of several files.
	 *
	 * @param files the contents, merged in this order. A later file overrides earlier files
	 * @throws LevelFormatException if the rules are malformed
	 */
	ModRules(List<List<MiniYamlNode>> files) throws LevelFormatException {
		merge = new MiniYamlMerge(files);
		merge.keys().stream().filter(key -> !key.startsWith(ABSTRACT)).forEach(key -> keys.put(lower(key), key));
		world = keys.containsKey(WORLD) ? merge.resolved(keys.get(WORLD)) : List.of();
		Map<String, Locomotor> all = new LinkedHashMap<>();
		for (MiniYamlNode trait : world) {
			if (isLocomotor(trait.kind())) {
				Locomotor locomotor = Locomotor.of(trait);
				all.put(locomotor.name(), locomotor);
			}
		}
		Set<String> used = used();
		all.values().stream().filter(each -> used.contains(each.name()) && !each.speeds().isEmpty())
				.forEach(each -> locomotors.put(each.name(), each));
		if (locomotors.size() > MOST_LOCOMOTORS) {
			throw world.getFirst().error(locomotors.size() + " locomotors that units use, expected at most " + MOST_LOCOMOTORS);
		}
	}

	/** Returns a name in lower case. */
	static String lower(String name) {
		return name.toLowerCase(Locale.ROOT);
	}

	/**
	 * Returns whether Leeway needs a node of a rules file. A trait is needed only if Leeway reads this kind of trait. All other
	 * nodes are needed, such as kinds of things, removals and inheritance.
	 *
	 * @param level the depth of the node: 0 for a kind of thing, 1 for a trait of this kind
	 */
	static boolean needs(int level, String key) {
		String kind = key.indexOf('@') < 0 ? key : key.substring(0, key.indexOf('@'));
		return level != 1 || key.startsWith("-") || kind.equals("Inherits") || isLocomotor(kind) || isResources(kind)
				|| START_UNITS.contains(kind) || START.contains(kind) || kind.equals(FOREST) || kind.equals(SCRIPTS)
				|| ActorType.needs(kind);
	}

	private static boolean isLocomotor(String kind) {
		return kind.endsWith("Locomotor");
	}

	private static boolean isResources(String kind) {
		return kind.endsWith("ResourceLayer");
	}

	/**
	 * Returns the names of the locomotors that at least one kind of unit has. A locomotor is a way to move, such as
	 * wheels.
	 */
	private Set<String> used() throws LevelFormatException {
		Set<String> used = new HashSet<>();
		for (String name : keys.keySet()) {
			find(name).flatMap(ActorType::locomotor).ifPresent(used::add);
		}
		return used;
	}

	/**
	 * Returns a kind of thing. Empty if the rules do not define the kind.
	 *
	 * @param name of the kind, in lower case
	 * @throws LevelFormatException if the rules are malformed
	 */
	Optional<ActorType> find(String name) throws LevelFormatException {
		Optional<ActorType> known = types.get(name);
		if (known == null) {
			String key = keys.get(name);
			known = key == null ? Optional.empty() : Optional.of(ActorType.of(merge.resolved(key)));
			types.put(name, known);
		}
		return known;
	}

	/** Returns the names of parents that the rules lack. A parent is a kind of thing from which another kind inherits. */
	Set<String> unknownParents() {
		return merge.unknown();
	}

	/** Returns the locomotors that units have, in the order of the rules. A locomotor is a way to move, such as wheels. */
	List<Locomotor> locomotors() {
		return List.copyOf(locomotors.values());
	}

	/**
	 * Returns the locomotor of the units that a player has at the start. A locomotor is a way to move. Takes the first start unit
	 * with a locomotor. Without such a unit, returns the most frequent locomotor of all kinds of units. Empty if there is no
	 * locomotor at all.
	 */
	Optional<Locomotor> starting() throws LevelFormatException {
		List<MiniYamlNode> units = traits(START_UNITS);
		Stream<String> first = Stream.concat(units.stream().flatMap(each -> each.words("BaseActor").stream()),
				units.stream().flatMap(each -> each.words("SupportActors").stream()));
		for (String name : first.toList()) {
			Optional<Locomotor> locomotor = find(lower(name)).flatMap(ActorType::locomotor).map(locomotors::get);
			if (locomotor.isPresent()) {
				return locomotor;
			}
		}
		Map<String, Integer> counts = new HashMap<>();
		types.values().forEach(type -> type.flatMap(ActorType::locomotor).ifPresent(each -> counts.merge(each, 1, Integer::sum)));
		return locomotors.values().stream().max((a, b) -> Integer.compare(counts.getOrDefault(a.name(), 0),
				counts.getOrDefault(b.name(), 0)));
	}

	private List<MiniYamlNode> traits(Set<String> kinds) {
		return world.stream().filter(trait -> kinds.contains(trait.kind())).toList();
	}

	/**
	 * Returns whether players have units or buildings at their starts when the game begins. In some maps, the rules
	 * leave out these units and buildings.
	 */
	boolean startsWithUnits() {
		return traits(START_UNITS).isEmpty() || !traits(START).isEmpty();
	}

	/**
	 * Returns whether units can get a thing out of their way: they drive over it, or destroy it. After the destruction, another
	 * thing may be left. If the other thing blocks cells, units must be able to get it out of their way too.
	 */
	boolean isRemovable(ActorType type) throws LevelFormatException {
		return isRemovable(type, LONGEST_REMAINS);
	}

	private boolean isRemovable(ActorType type, int depth) throws LevelFormatException {
		if (locomotors.values().stream().anyMatch(each -> each.crushes(type.crushed()))) {
			return true;
		}
		if (!type.isMortal() || depth == 0) {
			return false;
		}
		for (String remains : type.remains()) {
			Optional<ActorType> left = find(lower(remains));
			if (left.isPresent() && left.get().footprint().filter(Footprint::blocks).isPresent() && !isRemovable(left.get(), depth - 1)) {
				return false;
			}
		}
		return true;
	}

	/** Returns the resources, indexed by the type number that {@link MapCells#resource} returns. */
	Map<Integer, Resource> resources() throws LevelFormatException {
		Map<Integer, Resource> all = new HashMap<>();
		for (MiniYamlNode layer : world) {
			if (isResources(layer.kind()) && layer.child("ResourceTypes").isPresent()) {
				for (MiniYamlNode type : layer.child("ResourceTypes").get().children()) {
					Optional<MiniYamlNode> index = type.child("ResourceIndex");
					if (index.isPresent()) {
						all.put(index.get().numbers(1)[0], new Resource(type.text("TerrainType"),
								Set.copyOf(type.words("AllowedTerrainTypes")), layer.kind().equals(UNDERGROUND)));
					}
				}
			}
		}
		return all;
	}

	/** Returns the trees that the mod draws as tiles. Empty if there are none. */
	Optional<Forest> forest() {
		return traits(Set.of(FOREST)).stream().findFirst().map(layer -> {
			Set<Integer> templates = new HashSet<>();
			layer.child("CrushedTiles").map(MiniYamlNode::children).orElse(List.of())
					.forEach(tile -> MessageText.whole(tile.key()).ifPresent(templates::add));
			Set<String> crushed = new HashSet<>(layer.child("MunchClasses").map(MiniYamlNode::words).orElse(List.of("Tree")));
			crushed.addAll(layer.child("TraverseClasses").map(MiniYamlNode::words).orElse(List.of("Shrubbery")));
			return new Forest(templates, crushed);
		});
	}

	/** Returns whether the map has scripts. */
	boolean hasScripts() {
		return !traits(Set.of(SCRIPTS)).isEmpty();
	}

	/** Returns copies of the given kinds of things that keep only the traits that Leeway reads. Saves memory. */
	static List<MiniYamlNode> needed(List<MiniYamlNode> rules) {
		List<MiniYamlNode> all = new ArrayList<>();
		for (MiniYamlNode node : rules) {
			all.add(new MiniYamlNode(node.file(), node.line(), node.key(), node.value(),
					node.children().stream().filter(child -> needs(1, child.key())).toList()));
		}
		return all;
	}
}
