package org.leeway.core.exchange.tiled.level;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.meaning.StartWords;
import org.leeway.core.exchange.tiled.map.LayerHead;
import org.leeway.core.exchange.tiled.map.MapObject.Frame;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.ObjectGroup;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.exchange.tiled.place.MapSpace;
import org.leeway.core.exchange.tiled.place.ObjectOutline;
import org.leeway.core.exchange.tiled.place.Outline;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Point;

/** A converter of a map's objects into the obstacles, spawns, probes and notes of a level. */
final class LevelObjects {

	/**
	 * Relative tolerance for the centre of a circle. The map has the centre twice: rounded in the frame of the object, and
	 * exact in two properties. A greater difference than this means that a user has moved the object, and the properties are
	 * outdated.
	 */
	private static final double ROUNDING = 1e-6;
	private static final int SHOWN = 8;

	private final Level level;
	private final ObstacleChoice obstacles;
	private final Marks marks;
	private final Map<Integer, Placed> goals = new HashMap<>();
	private final Map<String, Integer> lost = new LinkedHashMap<>();
	private final Map<String, Integer> unmarked = new TreeMap<>();
	private final List<List<Point>> lines = new ArrayList<>();

	/** An object of the map, with its layer and with a converter of its pixels to cells. */
	private record Placed(MapObject object, LayerHead layer, ObjectOutline outline) {
	}

	LevelObjects(Level level, ObstacleChoice obstacles, Marks marks) {
		this.level = level;
		this.obstacles = obstacles;
		this.marks = marks;
	}

	/**
	 * Adds all objects to the level.
	 *
	 * @param left the column of the map that became column 0 of the level
	 * @param top the row of the map that became row 0 of the level
	 */
	void addAll(List<ObjectGroup> groups, MapSpace space, double left, double top) {
		List<Placed> all = new ArrayList<>();
		for (ObjectGroup group : groups) {
			Point moved = space.moved(group.head().x(), group.head().y());
			ObjectOutline outline = new ObjectOutline(space.ofObjects(moved, left, top));
			group.objects().forEach(object -> all.add(new Placed(object, group.head(), outline)));
		}
		all.forEach(each -> goals.putIfAbsent(each.object.id(), each));
		all.forEach(this::add);
	}

	/** Returns the lines that block units, each as a list of corners in cells. Unlike polygons, these lines are not closed. */
	List<List<Point>> lines() {
		return lines;
	}

	/** Reports the objects that did not become part of the level. */
	void report(List<Diagnostic> diagnostics) {
		lost.forEach((what, count) -> diagnostics.add(Diagnostic.lost(what + " (" + count + ") are left out.")));
		int shapes = unmarked.values().stream().mapToInt(Integer::intValue).sum();
		if (shapes > 0) {
			diagnostics.add(Diagnostic.lost(Counts.of(shapes, "shape is", "shapes are") + " left out because nothing marks them as blocking ("
					+ unmarked.entrySet().stream().limit(SHOWN).map(each -> each.getValue() + " in " + each.getKey())
							.collect(Collectors.joining(", "))
					+ (unmarked.size() > SHOWN ? " and others" : "") + "); the option obstacles names the shapes that block."));
		}
	}

	private void lose(String what) {
		lost.merge(what, 1, Integer::sum);
	}

	private void add(Placed each) {
		MapObject object = each.object;
		boolean isPoint = object.shape() == Shape.POINT || object.shape() == Shape.RECTANGLE && object.frame().width() == 0
				&& object.frame().height() == 0;
		if (object.shape() == Shape.TEXT) {
			addNote(each, object.text());
		} else if (object.type().equals(Vocabulary.NOTE)) {
			addNote(each, object.properties().text(Vocabulary.TEXT).orElse(null));
		} else if (isPoint && object.type().equals(Vocabulary.PROBE)) {
			addProbe(each);
		} else if (isPoint && object.type().equals(Vocabulary.GOAL)) {
			// a goal is added together with the probe that names the goal
			return;
		} else if (StartWords.isStart(object.type()) || isPoint && object.type().isBlank()) {
			addSpawn(each);
		} else if (isPoint) {
			lose("Points of other classes than spawn");
		} else {
			addShape(each);
		}
	}

	private void addShape(Placed each) {
		MapObject object = each.object;
		Optional<Mark> mark = obstacles.of(object, each.layer);
		if (object.shape() == Shape.TILE) {
			lose("Objects with a tile");
		} else if (object.shape() == Shape.TEMPLATE) {
			lose("Objects made from a template");
		} else if (mark.isEmpty()) {
			unmarked.merge(each.layer.name().isBlank() ? "a layer without a name" : "layer "
					+ MessageText.quote(each.layer.name()), 1,
					Integer::sum);
		} else if (object.shape() == Shape.POLYLINE) {
			lines.add(each.outline.line(object));
		} else {
			addObstacle(each, mark.get());
		}
	}

	private void addObstacle(Placed each, Mark mark) {
		Optional<Outline> outline = each.outline.closed(each.object);
		if (outline.isEmpty()) {
			lose("Objects without an area");
		} else if (!exact(outline.get(), each.object).addTo(level, name(each.object),
				each.object.properties().isTrue(Vocabulary.REMOVABLE))) {
			lose("Objects too large for a level");
		} else {
			marks.makesObstacles(mark, 1);
		}
	}

	/**
	 * Returns the outline of an object. A circle gets the exact centre from the properties of the object. If these properties
	 * are missing or outdated, the circle keeps the rounded centre, see {@link #ROUNDING}.
	 */
	private static Outline exact(Outline outline, MapObject object) {
		return !(outline instanceof Outline.Circle(Point centre, double radius)) ? outline
				: new Outline.Circle(new Point(exact(object, Vocabulary.CENTRE_X, centre.x()),
						exact(object, Vocabulary.CENTRE_Y, centre.y())), radius);
	}

	private static double exact(MapObject object, String property, double rounded) {
		double written = object.properties().number(property).orElse(rounded);
		return Math.abs(written - rounded) <= ROUNDING * Math.max(1, Math.abs(rounded)) ? written : rounded;
	}

	private void addSpawn(Placed each) {
		MapObject object = each.object;
		Point place = each.outline.middle(object);
		int x = (int) Math.floor(place.x());
		int y = (int) Math.floor(place.y());
		if (!level.getTerrain().contains(x, y)) {
			lose("Points outside the map");
			return;
		}
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setName(name(object));
		spawn.setX(x);
		spawn.setY(y);
		object.properties().text(Vocabulary.AGENTS).ifPresent(names -> names.lines().map(this::agent)
				.flatMap(Optional::stream).distinct().forEach(spawn.getAgents()::add));
		object.properties().number(Vocabulary.HEADING).ifPresent(spawn::setHeading);
		object.properties().number(Vocabulary.PLAYER).stream()
				.filter(player -> player >= 0 && player == (int) player)
				.forEach(player -> spawn.setPlayer((int) player));
		object.properties().text(Vocabulary.TEAM).map(ImportNames::line).ifPresent(spawn::setTeam);
		level.getSpawns().add(spawn);
	}

	private Optional<AgentType> agent(String name) {
		return level.getAgentTypes().stream().filter(agent -> agent.getName().equals(name)).findFirst();
	}

	private void addProbe(Placed start) {
		Placed goal = start.object.properties().number(Vocabulary.GOAL).stream().mapToObj(id -> goals.get((int) id))
				.filter(Objects::nonNull).findFirst().orElse(null);
		if (goal == null) {
			lose("Probes without a goal");
			return;
		}
		Point from = start.outline.place(start.object.frame(), 0, 0);
		Point to = goal.outline.place(goal.object.frame(), 0, 0);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName(name(start.object));
		probe.setStartX((int) Math.floor(from.x()));
		probe.setStartY((int) Math.floor(from.y()));
		probe.setGoalX((int) Math.floor(to.x()));
		probe.setGoalY((int) Math.floor(to.y()));
		Values values = start.object.properties();
		values.text(Vocabulary.AGENT).flatMap(this::agent).ifPresent(probe::setAgent);
		ProbeValues.read(values, probe);
		level.getProbes().add(probe);
	}

	private void addNote(Placed each, String text) {
		MapObject object = each.object;
		Frame frame = object.frame();
		Point from = each.outline.place(frame, 0, 0);
		Point to = each.outline.place(frame, frame.width(), frame.height());
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setName(name(object));
		note.setText(text == null ? null : text.replaceAll("[\\p{Cc}\\uFFFE\\uFFFF&&[^\\n\\t\\r]]|\\p{Cs}", " "));
		note.setX((int) Math.floor(Math.min(from.x(), to.x())));
		note.setY((int) Math.floor(Math.min(from.y(), to.y())));
		note.setWidth((int) Math.max(1, Math.ceil(Math.max(from.x(), to.x())) - note.getX()));
		note.setHeight((int) Math.max(1, Math.ceil(Math.max(from.y(), to.y())) - note.getY()));
		object.properties().text(Vocabulary.COLOUR).map(colour -> "#" + colour.substring(Math.max(0, colour.length() - 6)))
				.filter(Colour::isColour).ifPresent(note::setColour);
		object.properties().text(Vocabulary.KIND).map(AnnotationKind::get).ifPresent(note::setKind);
		object.properties().number(Vocabulary.AMOUNT).stream().filter(amount -> amount >= 0).forEach(note::setAmount);
		level.getAnnotations().add(note);
	}

	private static String name(MapObject object) {
		return object.name().isEmpty() ? null : ImportNames.line(object.name());
	}
}
