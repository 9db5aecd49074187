package org.leeway.core.exchange.openra;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.LevelFormatException;

/**
 * A kind of thing on the map, such as a building, a tree or a unit. The rules of the mod describe it.
 *
 * @param footprint the cells that the thing covers. Empty if it covers no cell
 * @param moves whether the thing is a unit, which can move away
 * @param locomotor the name of the locomotor, that is, of the way to move. Empty if the thing is no unit, or has none
 * @param crushed the crush classes of the thing. A unit drives over the thing if it crushes any of these classes
 * @param isMortal whether units can destroy the thing. Also true for a gate, which opens
 * @param remains the names of things that are left when the thing is destroyed
 * @param terrain the name of the terrain that the thing gives to its cells, for example {@code Bridge}. Empty if it
 * changes no terrain
 */
record ActorType(Optional<Footprint> footprint, boolean moves, Optional<String> locomotor, Set<String> crushed, boolean isMortal,
		List<String> remains, Optional<String> terrain) {

	private static final Set<String> BUILDINGS = Set.of("Building", "D2kBuilding", "EnergyWall");
	private static final Set<String> MOVING = Set.of("Mobile", "Aircraft", "TDGunboat");
	/**
	 * Traits by which a thing covers one cell, if the rules give the thing no footprint. A trait is a named part of the
	 * rules.
	 */
	private static final Set<String> CELL = Set.of("Immobile", "Husk", "Crate", "Collectible");
	/**
	 * The crush class of a crate or another thing to collect, if the rules give the thing no crush class. The rules of a unit
	 * list crush classes, and the unit drives over things of these classes.
	 */
	private static final String COLLECTED = "crate";
	private static final List<String> NO = List.of("False", "false", "No", "no");
	private static final String CRUSHED = "infantry";
	private static final String BRIDGE = "Bridge";
	private static final List<String> OTHER_TRAITS = List.of("Crushable", "Mine", "Health", "Targetable", "Gate",
			"SpawnActorOnDeath", "GroundLevelBridge", "ChangesTerrain");

	/** Returns whether this class reads a trait. A trait is a named part of the rules. */
	static boolean needs(String trait) {
		return BUILDINGS.contains(trait) || MOVING.contains(trait) || CELL.contains(trait) || OTHER_TRAITS.contains(trait);
	}

	/** Creates a kind of thing from the traits that the rules give it. */
	static ActorType of(List<MiniYamlNode> traits) throws LevelFormatException {
		Optional<Footprint> footprint = Optional.empty();
		Set<String> crushed = new HashSet<>();
		for (MiniYamlNode trait : traits) {
			if (BUILDINGS.contains(trait.kind())) {
				footprint = Optional.of(Footprint.of(trait));
			} else if (CELL.contains(trait.kind()) && footprint.isEmpty() && !NO.contains(trait.text("OccupiesSpace"))) {
				footprint = Optional.of(Footprint.CELL);
			}
			crushed.addAll(crushed(trait));
		}
		List<MiniYamlNode> mobile = all(traits, "Mobile");
		boolean isMortal = !all(traits, "Gate").isEmpty() || !all(traits, "Health").isEmpty() && !all(traits, "Targetable").isEmpty();
		return new ActorType(footprint, traits.stream().anyMatch(trait -> MOVING.contains(trait.kind())),
				mobile.stream().map(each -> each.text("Locomotor")).findFirst(), crushed, isMortal,
				all(traits, "SpawnActorOnDeath").stream().map(each -> each.text("Actor")).toList(), terrain(traits));
	}

	private static List<MiniYamlNode> all(List<MiniYamlNode> traits, String kind) {
		return traits.stream().filter(trait -> trait.kind().equals(kind)).toList();
	}

	private static List<String> crushed(MiniYamlNode trait) {
		return switch (trait.kind()) {
		case "Crushable" -> trait.child("CrushClasses").map(MiniYamlNode::words).orElse(List.of(CRUSHED));
		case "Mine" -> trait.words("CrushClasses");
		case "Crate", "Collectible" -> trait.child("CrushClass").map(MiniYamlNode::words).orElse(List.of(COLLECTED));
		default -> List.of();
		};
	}

	private static Optional<String> terrain(List<MiniYamlNode> traits) {
		Optional<String> bridge = all(traits, "GroundLevelBridge").stream().findFirst()
				.map(each -> each.text("TerrainType").isEmpty() ? BRIDGE : each.text("TerrainType"));
		return bridge.or(() -> all(traits, "ChangesTerrain").stream().findFirst().map(each -> each.text("TerrainType")));
	}
}
