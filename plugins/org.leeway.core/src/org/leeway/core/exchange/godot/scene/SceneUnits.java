package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.meaning.StartWords;
import org.leeway.core.exchange.tiled.place.Outline;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;

/**
 * The agents and the spawns of a level. Agents come from moving bodies. Spawns come from nodes whose name or group says that units
 * start there.
 */
final class SceneUnits {

	private static final String CHARACTER = "CharacterBody2D";
	private static final String RIGID = "RigidBody2D";
	/**
	 * Types of nodes that can be a start, that is, a place where a unit begins. The empty text stands for nodes without a
	 * type. A node of another type is no start, even if its name says so. Examples are sounds, timers and pictures.
	 */
	private static final Set<String> PLACES = Set.of("Marker2D", "Node2D", CHARACTER, RIGID, "Area2D", "");
	/** Pattern of the names of moving bodies that belong to the map, such as platforms. These bodies do not become units. */
	private static final Pattern PARTS = Pattern.compile("(?i).*(platform|elevator|door).*");
	private static final Pattern NUMBER = Pattern.compile("(?i).*(?:spawn|start|player)\\D*(\\d{1,4})\\D*");
	private static final Pattern PLAYER = Pattern.compile("(?i).*player.*");
	private static final double ROUNDING = 1e-6;
	private static final int LARGEST = 1 << 16;

	private final SceneFrame frame;
	private final ProjectFiles files;
	private final Map<Body, String> agents = new LinkedHashMap<>();
	private final Map<SceneNode, Body> bodies = new HashMap<>();
	private final List<SceneNode> starts = new ArrayList<>();
	private int moving;

	/**
	 * A kind of unit.
	 *
	 * @param radius half of the longer side of the bounding box of the unit's collision shapes, in cells
	 * @param mask bit mask of the collision layers whose polygons and bodies stop the unit
	 * @param navigates whether the unit moves only on navigation polygons
	 */
	record Body(double radius, int mask, boolean navigates) {

		/** Returns the side of the smallest square of cells that contains the unit's bounding box, in cells. */
		int size() {
			return (int) Math.clamp(Math.ceil(2 * radius - ROUNDING), 1, LARGEST);
		}
	}

	SceneUnits(SceneFrame frame, ProjectFiles files) {
		this.frame = frame;
		this.files = files;
	}

	/**
	 * Adds a node, which may be a unit, a start, both or neither. A node is a start if its name or one of its groups
	 * says so, and its type is in {@link #PLACES}. A node is a unit if it is a character body, or a rigid body that is
	 * also a start.
	 */
	void add(SceneNode node) throws IOException {
		boolean isStart = PLACES.contains(node.type())
				&& (StartWords.isStart(node.name()) || node.groups().stream().anyMatch(StartWords::isStart));
		boolean isRigid = node.type().equals(RIGID);
		if (node.type().equals(CHARACTER) || isRigid && isStart) {
			Optional<Body> body = isPart(node) ? Optional.empty() : body(node);
			body.ifPresent(found -> {
				agents.putIfAbsent(found, node.name());
				bodies.put(node, found);
			});
			moving += body.isEmpty() ? 1 : 0;
		} else if (isRigid) {
			moving++;
		}
		if (isStart) {
			starts.add(node);
		}
	}

	/**
	 * Returns whether a moving body is a part of the map, such as a platform, and not a unit. True in these cases:
	 * <ul>
	 * <li>the name of the body says so,
	 * <li>units can pass one of its shapes from one side,
	 * <li>the body has an animation and no script.
	 * </ul>
	 */
	private static boolean isPart(SceneNode node) throws LevelFormatException {
		boolean isPlatform = PARTS.matcher(node.name()).matches();
		boolean isAnimated = false;
		for (SceneNode child : node.children()) {
			isPlatform |= child.flag("one_way_collision", false);
			isAnimated |= child.type().equals("AnimationPlayer");
		}
		return isPlatform || isAnimated && node.value("script").isEmpty();
	}

	private Optional<Body> body(SceneNode node) throws IOException {
		Envelope box = null;
		boolean navigates = false;
		for (SceneNode child : node.children()) {
			navigates |= child.type().equals("NavigationAgent2D");
			Optional<BodyShape> shape = BodyShape.isShape(child) ? BodyShape.of(child, files) : Optional.empty();
			Optional<Outline> outline = shape.isEmpty() ? Optional.empty()
					: shape.get().outline(frame.toCells().after(child.place()));
			if (outline.isPresent()) {
				box = box == null ? outline.get().bounds() : box.union(outline.get().bounds());
			}
		}
		return box == null ? Optional.empty()
				: Optional.of(new Body(Math.max(box.width(), box.height()) / 2, node.whole("collision_mask", 1), navigates))
						.filter(body -> body.radius() > ROUNDING && body.radius() < LARGEST);
	}

	/** Returns the kinds of units. */
	Set<Body> kinds() {
		return agents.keySet();
	}

	/** Returns the number of moving bodies that did not become units. */
	int moving() {
		return moving;
	}

	/**
	 * Adds the agents and the spawns.
	 *
	 * @param capability function that returns the terrains that a kind of unit crosses, at least one terrain
	 * @return the number of starts that lie outside of the grid
	 */
	int addTo(Level level, Function<Body, List<TerrainType>> capability) throws LevelFormatException {
		Map<Body, AgentType> types = new HashMap<>();
		Set<String> taken = new HashSet<>();
		agents.forEach((body, name) -> {
			AgentType agent = LevelTemplates.agentType(unused(name, taken), body.size(), capability.apply(body));
			agent.setRadius(body.radius());
			agent.setObstacleRadius(body.radius());
			level.getAgentTypes().add(agent);
			types.put(body, agent);
		});
		int outside = 0;
		for (SceneNode node : starts) {
			outside += addStart(level, node, types) ? 0 : 1;
		}
		return outside;
	}

	private static String unused(String name, Set<String> taken) {
		String line = ImportNames.line(name).strip();
		String base = line.isEmpty() ? "unit" : line;
		String unused = base;
		for (int number = 2; !taken.add(unused); number++) {
			unused = base + "-" + number;
		}
		return unused;
	}

	private boolean addStart(Level level, SceneNode node, Map<Body, AgentType> types) throws LevelFormatException {
		Affine place = node.place();
		Point cell = frame.toCells().apply(place.dx(), place.dy());
		int x = (int) Math.floor(cell.x());
		int y = (int) Math.floor(cell.y());
		if (!level.getTerrain().contains(x, y)) {
			return false;
		}
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setName(ImportNames.line(node.name()));
		spawn.setX(x);
		spawn.setY(y);
		Matcher number = NUMBER.matcher(node.name());
		if (number.matches()) {
			spawn.setPlayer(Integer.parseInt(number.group(1)));
		} else if (PLAYER.matcher(node.name()).matches()) {
			spawn.setPlayer(1);
		}
		if (bodies.containsKey(node)) {
			spawn.getAgents().add(types.get(bodies.get(node)));
		}
		return level.getSpawns().add(spawn);
	}
}
