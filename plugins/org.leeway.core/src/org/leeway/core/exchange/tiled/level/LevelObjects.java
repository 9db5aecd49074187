package org.leeway.core.exchange.tiled.level;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.MapObject.Frame;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.level.Limits;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

/** Turns the objects of a map into obstacles, spawns, probes and notes of a level. */
final class LevelObjects {

	/** A centre that is written beside a circle counts while it is as near as rounding leaves it. */
	private static final double ROUNDING = 1e-6;

	private final Level level;
	private final ObjectOutline outline;
	/** Empty for all. */
	private final Set<String> obstacles;
	private final Map<Integer, MapObject> byId = new HashMap<>();
	private final Map<String, Integer> lost = new LinkedHashMap<>();
	private final Set<String> obstacleClasses = new TreeSet<>();

	/** @param obstacles the classes of objects that become obstacles; empty for all */
	LevelObjects(Level level, ObjectOutline outline, Set<String> obstacles) {
		this.level = level;
		this.outline = outline;
		this.obstacles = obstacles;
	}

	/** Adds all objects to the level. */
	void addAll(List<MapObject> objects) {
		objects.forEach(object -> byId.putIfAbsent(object.id(), object));
		objects.forEach(this::add);
	}

	/** What did not become part of the level, and what had to be assumed. */
	void report(List<Diagnostic> diagnostics) {
		lost.forEach((what, count) -> diagnostics.add(Diagnostic.lost(count + " " + what)));
		if (!obstacleClasses.isEmpty()) {
			diagnostics.add(Diagnostic.assumed("Closed shapes of the classes " + String.join(", ", obstacleClasses)
					+ " became obstacles; the option obstacles names others."));
		}
	}

	private void lose(String what) {
		lost.merge(what, 1, Integer::sum);
	}

	private void add(MapObject object) {
		switch (object.shape()) {
		case TILE -> lose("of the objects with a tile: levels have none.");
		case TEMPLATE -> lose("of the objects made from a template: templates are not read.");
		case POLYLINE -> lose("of the objects that are open lines: levels have none.");
		case TEXT -> addNote(object, object.text());
		case POINT -> addPoint(object);
		default -> addShape(object);
		}
	}

	private void addShape(MapObject object) {
		boolean isMark = object.frame().width() == 0 && object.frame().height() == 0;
		if (object.type().equals(Vocabulary.NOTE)) {
			addNote(object, object.properties().text(Vocabulary.TEXT).orElse(null));
		} else if (object.shape() == Shape.RECTANGLE && isMark) {
			addPoint(object);
		} else if (obstacles.isEmpty() || obstacles.contains(object.type())) {
			addObstacle(object);
		} else {
			lose("of the objects whose class is none of those that become obstacles.");
		}
	}

	private void addObstacle(MapObject object) {
		Optional<Polygon> polygon = outline.isCircle(object) ? Optional.empty() : outline.polygon(object);
		if (outline.isCircle(object)) {
			addCircle(object);
		} else if (polygon.isPresent()) {
			PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
			obstacle.setName(name(object));
			obstacle.setShape(polygon.get());
			level.getPolygons().add(obstacle);
		} else {
			lose("of the objects without an area.");
			return;
		}
		if (obstacles.isEmpty() && !object.type().isBlank() && !object.type().equals(Vocabulary.OBSTACLE)) {
			obstacleClasses.add(ImportNames.line(object.type()));
		}
	}

	private void addCircle(MapObject object) {
		Frame frame = object.frame();
		Point centre = outline.place(frame, frame.width() / 2, frame.height() / 2);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setName(name(object));
		circle.setX(exact(object, Vocabulary.CENTRE_X, centre.x()));
		circle.setY(exact(object, Vocabulary.CENTRE_Y, centre.y()));
		circle.setRadius(outline.radius(frame));
		if (Limits.isWithin(circle.getX()) && Limits.isWithin(circle.getY()) && Limits.isWithin(circle.getRadius())) {
			level.getCircles().add(circle);
		} else {
			lose("of the objects too large for a level.");
		}
	}

	/** The number as it was before it was rounded, unless the object has been moved since. */
	private static double exact(MapObject object, String property, double rounded) {
		double written = object.properties().number(property).orElse(rounded);
		return Math.abs(written - rounded) <= ROUNDING * Math.max(1, Math.abs(rounded)) ? written : rounded;
	}

	private void addPoint(MapObject object) {
		switch (object.type()) {
		case Vocabulary.GOAL -> {
			// its probe has it
		}
		case Vocabulary.PROBE -> addProbe(object);
		default -> addSpawn(object);
		}
	}

	private void addSpawn(MapObject object) {
		Point place = outline.place(object.frame(), 0, 0);
		int x = (int) Math.floor(place.x());
		int y = (int) Math.floor(place.y());
		if (!level.getTerrain().contains(x, y)) {
			lose("of the points outside the map.");
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

	private void addProbe(MapObject start) {
		MapObject goal = start.properties().number(Vocabulary.GOAL).stream().mapToObj(id -> byId.get((int) id))
				.filter(Objects::nonNull).findFirst().orElse(null);
		if (goal == null) {
			lose("of the probes without a goal.");
			return;
		}
		Point from = outline.place(start.frame(), 0, 0);
		Point to = outline.place(goal.frame(), 0, 0);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName(name(start));
		probe.setStartX((int) Math.floor(from.x()));
		probe.setStartY((int) Math.floor(from.y()));
		probe.setGoalX((int) Math.floor(to.x()));
		probe.setGoalY((int) Math.floor(to.y()));
		start.properties().text(Vocabulary.AGENT).flatMap(this::agent).ifPresent(probe::setAgent);
		ProbeValues.read(start.properties(), probe);
		level.getProbes().add(probe);
	}

	private void addNote(MapObject object, String text) {
		Frame frame = object.frame();
		Point from = outline.place(frame, 0, 0);
		Point to = outline.place(frame, frame.width(), frame.height());
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setName(name(object));
		note.setText(text == null ? null : text.replaceAll("[\\p{Cc}\\uFFFE\\uFFFF&&[^\\n\\t\\r]]|\\p{Cs}", " "));
		note.setX((int) Math.floor(Math.min(from.x(), to.x())));
		note.setY((int) Math.floor(Math.min(from.y(), to.y())));
		note.setWidth((int) Math.max(1, Math.ceil(Math.max(from.x(), to.x())) - note.getX()));
		note.setHeight((int) Math.max(1, Math.ceil(Math.max(from.y(), to.y())) - note.getY()));
		object.properties().text(Vocabulary.COLOUR).map(colour -> "#" + colour.substring(Math.max(0, colour.length() - 6)))
				.filter(Colour::isColour).ifPresent(note::setColour);
		level.getAnnotations().add(note);
	}

	private static String name(MapObject object) {
		return object.name().isEmpty() ? null : ImportNames.line(object.name());
	}
}
