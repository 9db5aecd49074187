package org.leeway.core.exchange.tiled.level;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.MapObject.Frame;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.exchange.tiled.map.ObjectLayer;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Polygon;

/** The conversion of a level's objects into objects of a map, in pixels. */
final class ObjectsOfLevel {

	private static final int PIXELS = Vocabulary.PIXELS;

	private final Level level;
	private int nextId = 1;

	ObjectsOfLevel(Level level) {
		this.level = level;
	}

	/** Returns an id that no object has. */
	int nextId() {
		return nextId;
	}

	/**
	 * Returns the layers of objects: one layer for each kind of object that the level has.
	 *
	 * @param firstId the id of the first layer. The other layers get the ids after it
	 */
	List<ObjectLayer> layers(int firstId) throws IOException {
		List<ObjectLayer> layers = new ArrayList<>();
		List<MapObject> obstacles = new ArrayList<>();
		for (CircularObstacle circle : level.getCircles()) {
			obstacles.add(circle(circle));
		}
		for (PolygonObstacle polygon : level.getPolygons()) {
			obstacles.add(polygon(polygon));
		}
		add(layers, firstId, "obstacles", "#b3432b", obstacles);
		add(layers, firstId, "spawns", "#2b6cb3", level.getSpawns().stream().map(this::spawn).toList());
		add(layers, firstId, "probes", "#7a3fa0", level.getProbes().stream().map(this::probe).flatMap(List::stream).toList());
		add(layers, firstId, "notes", "#c9a227", level.getAnnotations().stream().map(this::note).toList());
		return layers;
	}

	private static void add(List<ObjectLayer> layers, int firstId, String name, String colour, List<MapObject> objects) {
		if (!objects.isEmpty()) {
			layers.add(new ObjectLayer(firstId + layers.size(), name, colour, objects));
		}
	}

	private MapObject circle(CircularObstacle circle) throws IOException {
		double radius = circle.getRadius();
		double left = circle.getX() - radius;
		double top = circle.getY() - radius;
		Map<String, Object> values = new LinkedHashMap<>();
		if (Double.compare(left + radius, circle.getX()) != 0) {
			values.put(Vocabulary.CENTRE_X, circle.getX());
		}
		if (Double.compare(top + radius, circle.getY()) != 0) {
			values.put(Vocabulary.CENTRE_Y, circle.getY());
		}
		if (circle.isRemovable()) {
			values.put(Vocabulary.REMOVABLE, true);
		}
		Frame frame = new Frame(pixels(left), pixels(top), pixels(2 * radius), pixels(2 * radius), 0);
		return new MapObject(nextId++, text(circle.getName()), Vocabulary.OBSTACLE, Shape.ELLIPSE, frame, new Values(values));
	}

	private MapObject polygon(PolygonObstacle obstacle) throws IOException {
		Polygon shape = obstacle.getShape();
		double[] xs = new double[shape.size()];
		double[] ys = new double[shape.size()];
		for (int i = 0; i < shape.size(); i++) {
			xs[i] = shape.x(i);
			ys[i] = shape.y(i);
		}
		double left = origin(xs);
		double top = origin(ys);
		double[] points = new double[2 * shape.size()];
		for (int i = 0; i < shape.size(); i++) {
			points[2 * i] = pixels(xs[i] - left);
			points[2 * i + 1] = pixels(ys[i] - top);
		}
		return new MapObject(nextId++, text(obstacle.getName()), Vocabulary.OBSTACLE, Shape.POLYGON,
				new Frame(pixels(left), pixels(top), 0, 0, 0), points, "",
				obstacle.isRemovable() ? new Values(Map.of(Vocabulary.REMOVABLE, true)) : Values.NONE);
	}

	/**
	 * Returns the x or y of the place of an obstacle, given the coordinates of its corners. The map stores each corner as its
	 * difference from this place, because a small number can be stored exactly. The result is the coordinate nearest to zero,
	 * rounded towards zero. Zero if coordinates have different signs.
	 */
	private static double origin(double[] coordinates) {
		double least = coordinates[0];
		double greatest = coordinates[0];
		for (double each : coordinates) {
			least = Math.min(least, each);
			greatest = Math.max(greatest, each);
		}
		return least > 0 ? Math.floor(least) : greatest < 0 ? Math.ceil(greatest) : 0;
	}

	private static double pixels(double cells) throws IOException {
		double pixels = cells * PIXELS;
		if (!Double.isFinite(pixels)) {
			throw new IOException("an obstacle at or as large as " + cells + " cells, which is more than maps can hold");
		}
		return pixels;
	}

	private static Frame middle(int x, int y) {
		return new Frame((x + 0.5) * PIXELS, (y + 0.5) * PIXELS, 0, 0, 0);
	}

	private MapObject spawn(Spawn spawn) {
		Map<String, Object> values = new LinkedHashMap<>();
		if (!spawn.getAgents().isEmpty()) {
			values.put(Vocabulary.AGENTS,
					spawn.getAgents().stream().map(AgentType::getName).collect(Collectors.joining("\n")));
		}
		if (spawn.isSetHeading()) {
			values.put(Vocabulary.HEADING, spawn.getHeading());
		}
		if (spawn.isSetPlayer()) {
			values.put(Vocabulary.PLAYER, spawn.getPlayer());
		}
		if (spawn.getTeam() != null) {
			values.put(Vocabulary.TEAM, spawn.getTeam());
		}
		return new MapObject(nextId++, text(spawn.getName()), Vocabulary.SPAWN, Shape.POINT,
				middle(spawn.getX(), spawn.getY()), new Values(values));
	}

	private List<MapObject> probe(PathProbe probe) {
		int start = nextId++;
		int goal = nextId++;
		Map<String, Object> values = new LinkedHashMap<>();
		values.put(Vocabulary.GOAL, new Values.Reference(goal));
		if (probe.getAgent() != null) {
			values.put(Vocabulary.AGENT, probe.getAgent().getName());
		}
		values.putAll(ProbeValues.of(probe));
		String name = text(probe.getName());
		return List.of(
				new MapObject(start, name, Vocabulary.PROBE, Shape.POINT, middle(probe.getStartX(), probe.getStartY()),
						new Values(values)),
				new MapObject(goal, name, Vocabulary.GOAL, Shape.POINT, middle(probe.getGoalX(), probe.getGoalY()), Values.NONE));
	}

	private MapObject note(Annotation note) {
		Map<String, Object> values = new LinkedHashMap<>();
		if (note.getText() != null) {
			values.put(Vocabulary.TEXT, note.getText());
		}
		values.put(Vocabulary.COLOUR, new Values.Rgb(note.getColour()));
		if (note.getKind() != AnnotationKind.NONE) {
			values.put(Vocabulary.KIND, note.getKind().getLiteral());
		}
		if (note.getAmount() > 0) {
			values.put(Vocabulary.AMOUNT, note.getAmount());
		}
		Frame frame = new Frame((double) PIXELS * note.getX(), (double) PIXELS * note.getY(), (double) PIXELS * note.getWidth(),
				(double) PIXELS * note.getHeight(), 0);
		return new MapObject(nextId++, text(note.getName()), Vocabulary.NOTE, Shape.RECTANGLE, frame, new Values(values));
	}

	private static String text(String text) {
		return text == null ? "" : text;
	}
}
