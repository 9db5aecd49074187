package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * A level in the form that the oracle of merges uses. Each element has a tag, by which the oracle recognises the element in all
 * versions of the level. All coordinates are in cells of the first version. So an element keeps its coordinates even if a later
 * version has more columns at the left.
 */
final class Sketch {

	int left;
	int top;
	int right;
	int bottom;
	/** The tag of the terrain of each cell. */
	final Map<Cell, Integer> cells = new HashMap<>();
	/** The things, indexed by tag. */
	final Map<Integer, Thing> things = new TreeMap<>();

	/**
	 * A thing of a level.
	 *
	 * @param properties numbers, texts, and lists of tags
	 */
	record Thing(String type, Map<String, Object> properties) {

		Thing with(String property, Object value) {
			Map<String, Object> changed = new LinkedHashMap<>(properties);
			changed.put(property, value);
			return new Thing(type, changed);
		}

		int number(String property) {
			return (Integer) properties.get(property);
		}

		String text(String property) {
			return (String) properties.get(property);
		}

		@SuppressWarnings("unchecked")
		List<Integer> tags(String property) {
			return (List<Integer>) properties.get(property);
		}
	}

	Sketch copy() {
		Sketch copy = new Sketch();
		copy.left = left;
		copy.top = top;
		copy.right = right;
		copy.bottom = bottom;
		copy.cells.putAll(cells);
		copy.things.putAll(things);
		return copy;
	}

	boolean contains(int x, int y) {
		return x >= left && y >= top && x < right && y < bottom;
	}

	List<Integer> tags(String type) {
		return things.entrySet().stream().filter(each -> each.getValue().type.equals(type)).map(Map.Entry::getKey).toList();
	}

	/** Returns whether cells or other things use a terrain or an agent. */
	boolean uses(int tag) {
		return cells.containsValue(tag) || things.values().stream().flatMap(each -> each.properties.values().stream())
				.anyMatch(value -> value instanceof List<?> tags && tags.contains(tag));
	}

	/** Returns the level of this sketch. */
	Level level() {
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setOriginX(left);
		level.setOriginY(top);
		Map<Integer, EObject> made = new HashMap<>();
		for (String type : List.of("terrain", "agent", "circle", "spawn", "note", "probe")) {
			tags(type).forEach(tag -> made.put(tag, add(things.get(tag), made, level)));
		}
		TerrainGridEditor grid = TerrainGrid.filled(right - left, bottom - top, 0).edit();
		for (int y = top; y < bottom; y++) {
			for (int x = left; x < right; x++) {
				grid.set(x - left, y - top, ((TerrainType) made.get(cells.get(new Cell(x, y)))).getId());
			}
		}
		level.setTerrain(grid.build());
		return level;
	}

	private EObject add(Thing thing, Map<Integer, EObject> made, Level level) {
		LevelFactory factory = LevelFactory.eINSTANCE;
		switch (thing.type) {
		case "terrain" -> {
			TerrainType terrain = LevelTemplates.terrainType(thing.number("id"), thing.text("name"), thing.text("colour"),
					Character.toString(256 + thing.number("kind")));
			level.getTerrainTypes().add(terrain);
			return terrain;
		}
		case "agent" -> {
			AgentType agent = LevelTemplates.agentType(thing.text("name"), thing.number("size"),
					thing.tags("capability").stream().map(tag -> (TerrainType) made.get(tag)).toList());
			agent.setSpeed(thing.number("kind") + 2);
			agent.setTurningRadius(thing.number("kind") + 2);
			level.getAgentTypes().add(agent);
			return agent;
		}
		case "circle" -> {
			CircularObstacle circle = factory.createCircularObstacle();
			circle.setName(thing.text("name"));
			circle.setX(thing.number("x") + 0.25 - left);
			circle.setY(thing.number("y") + 0.5 - top);
			circle.setRadius(thing.number("radius") / 16.0);
			level.getCircles().add(circle);
			return circle;
		}
		case "spawn" -> {
			Spawn spawn = factory.createSpawn();
			spawn.setName(thing.text("name"));
			spawn.setX(thing.number("x") - left);
			spawn.setY(thing.number("y") - top);
			level.getSpawns().add(spawn);
			return spawn;
		}
		case "note" -> {
			Annotation note = factory.createAnnotation();
			note.setName(thing.text("name"));
			note.setText(thing.text("text"));
			note.setX(thing.number("x") - left);
			note.setY(thing.number("y") - top);
			level.getAnnotations().add(note);
			return note;
		}
		default -> {
			PathProbe probe = factory.createPathProbe();
			probe.setName(thing.text("name"));
			probe.setAgent((AgentType) made.get(thing.tags("agent").getFirst()));
			probe.setStartX(thing.number("x") - left);
			probe.setStartY(thing.number("y") - top);
			probe.setGoalX(thing.number("goalX") - left);
			probe.setGoalY(thing.number("goalY") - top);
			level.getProbes().add(probe);
			return probe;
		}
		}
	}

	/**
	 * Returns a text that describes an element. Different elements have different texts. In a text, a reference to another
	 * element is the name of that element.
	 */
	String words(Thing thing) {
		StringBuilder words = new StringBuilder(thing.type);
		thing.properties.forEach((property, value) -> {
			if (!property.equals("id") && !property.equals("kind")) {
				words.append(' ').append(property).append('=').append(value instanceof List<?> tags
						? tags.stream().map(tag -> things.get(tag).text("name")).sorted().toList() : Objects.toString(value));
			}
		});
		return words.toString();
	}

	/** Returns the things of a level in the words of {@link #words}, sorted. */
	static List<String> words(Level level) {
		List<String> words = new ArrayList<>();
		level.eContents().forEach(each -> {
			if (!(each instanceof org.leeway.model.MergeConflict)) {
				words.add(words(each, (int) level.getOriginX(), (int) level.getOriginY()));
			}
		});
		return words.stream().sorted().toList();
	}

	static String words(EObject object, int left, int top) {
		return switch (object) {
		case TerrainType terrain -> "terrain name=" + terrain.getName() + " colour=" + terrain.getColour();
		case AgentType agent -> "agent name=" + agent.getName() + " size=" + agent.getSize() + " capability="
				+ agent.getCapability().stream().map(TerrainType::getName).sorted().toList();
		case CircularObstacle circle -> "circle name=" + circle.getName() + " x=" + (int) (circle.getX() - 0.25 + left) + " y="
				+ (int) (circle.getY() - 0.5 + top) + " radius=" + (int) (circle.getRadius() * 16);
		case Spawn spawn -> "spawn name=" + spawn.getName() + " x=" + (spawn.getX() + left) + " y=" + (spawn.getY() + top);
		case Annotation note -> "note name=" + note.getName() + " text=" + note.getText() + " x=" + (note.getX() + left) + " y="
				+ (note.getY() + top);
		case PathProbe probe -> "probe name=" + probe.getName() + " agent=[" + probe.getAgent().getName() + "] x="
				+ (probe.getStartX() + left) + " y=" + (probe.getStartY() + top) + " goalX=" + (probe.getGoalX() + left) + " goalY="
				+ (probe.getGoalY() + top);
		default -> throw new IllegalArgumentException(object.toString());
		};
	}
}
