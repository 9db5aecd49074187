package org.leeway.ui.map.symmetry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * An oracle for the symmetry of a level: the level must exactly equal each of its flipped or turned images. The name of the
 * symmetry in the level decides which flips and turns are compared.
 */
public final class LevelImages {

	/**
	 * A flip or turn of the map, which maps (x, y) to (a x + b y, c x + d y). Places are relative to the middle of the
	 * map.
	 */
	private record Image(int a, int b, int c, int d) {
	}

	private static final Image ACROSS = new Image(-1, 0, 0, 1);
	private static final Image DOWN = new Image(1, 0, 0, -1);
	private static final Image TURN = new Image(-1, 0, 0, -1);
	private static final Image SWAP = new Image(0, 1, 1, 0);
	private static final Image ANTISWAP = new Image(0, -1, -1, 0);
	private static final Image RIGHT = new Image(0, -1, 1, 0);
	private static final Image LEFT = new Image(0, 1, -1, 0);
	private static final Map<String, List<Image>> IMAGES = Map.of("none", List.of(), "left-right", List.of(ACROSS),
			"top-bottom", List.of(DOWN), "both-axes", List.of(ACROSS, DOWN, TURN), "diagonal", List.of(SWAP), "antidiagonal",
			List.of(ANTISWAP), "both-diagonals", List.of(SWAP, ANTISWAP, TURN), "half-turn", List.of(TURN), "quarter-turns",
			List.of(RIGHT, LEFT, TURN), "all", List.of(ACROSS, DOWN, TURN, SWAP, ANTISWAP, RIGHT, LEFT));

	private LevelImages() {
	}

	/** Fails unless a level equals each of its images: in terrain, obstacles, spawns, notes and probes. */
	public static void assertSymmetric(Level level, String message) {
		TerrainGrid map = level.getTerrain();
		List<String> here = picture(level, new Image(1, 0, 0, 1));
		for (Image image : IMAGES.get(level.getSymmetry().getLiteral())) {
			List<String> there = picture(level, image);
			assertEquals(without(here, there), without(there, here), message + ", map " + map + ", " + image);
		}
	}

	private static List<String> without(List<String> lines, List<String> others) {
		List<String> rest = new ArrayList<>(lines);
		others.forEach(rest::remove);
		return rest;
	}

	/** Returns the contents of an image of a level, as sorted lines of text. */
	private static List<String> picture(Level level, Image image) {
		double width = level.getTerrain().width();
		double height = level.getTerrain().height();
		Function<double[], double[]> place = at -> new double[] {
				image.a * (at[0] - width / 2) + image.b * (at[1] - height / 2) + width / 2,
				image.c * (at[0] - width / 2) + image.d * (at[1] - height / 2) + height / 2};
		List<String> lines = new ArrayList<>();
		addTerrain(level.getTerrain(), place, lines);
		level.getCircles().forEach(circle -> lines.add("circle " + text(place.apply(new double[] {circle.getX(), circle.getY()}))
				+ " " + circle.getRadius()));
		level.getPolygons().forEach(polygon -> lines.add("polygon " + ring(polygon.getShape(), place)));
		level.getSpawns().forEach(spawn -> lines.add("spawn " + square(spawn.getX(), spawn.getY(), 1, 1, place)
				+ (spawn.isSetHeading() ? heading(spawn.getHeading(), image) : "")
				+ spawn.getAgents().stream().map(AgentType::getName).toList()));
		level.getAnnotations().forEach(note -> lines.add("note " + square(note.getX(), note.getY(), note.getWidth(),
				note.getHeight(), place)));
		level.getProbes().forEach(probe -> {
			int size = probe.getAgent() == null ? 1 : probe.getAgent().getSize();
			lines.add("probe " + size + " " + square(probe.getStartX(), probe.getStartY(), size, size, place) + " to "
					+ square(probe.getGoalX(), probe.getGoalY(), size, size, place));
		});
		Collections.sort(lines);
		return lines;
	}

	private static void addTerrain(TerrainGrid map, Function<double[], double[]> place, List<String> lines) {
		Map<Double, Map<Double, Integer>> rows = new TreeMap<>();
		for (int y = 0; y < map.height(); y++) {
			for (int x = 0; x < map.width(); x++) {
				double[] at = place.apply(new double[] {x + 0.5, y + 0.5});
				rows.computeIfAbsent(at[1], row -> new TreeMap<>()).put(at[0], map.terrain(x, y));
			}
		}
		rows.forEach((y, row) -> lines.add("terrain at y = " + y + ": " + row.values()));
	}

	private static String text(double[] place) {
		return (place[0] + 0.0) + "," + (place[1] + 0.0);
	}

	/**
	 * Returns the canonical text of a ring. The text may begin with any corner and may go in either direction, so the first of
	 * these texts in alphabetical order is chosen.
	 */
	private static String ring(Polygon shape, Function<double[], double[]> place) {
		List<String> corners = IntStream.range(0, shape.size())
				.mapToObj(i -> text(place.apply(new double[] {shape.x(i), shape.y(i)}))).toList();
		List<String> all = new ArrayList<>();
		for (List<String> ring : List.of(corners, corners.reversed())) {
			for (int first = 0; first < ring.size(); first++) {
				List<String> turned = new ArrayList<>(ring);
				Collections.rotate(turned, first);
				all.add(turned.toString());
			}
		}
		return Collections.min(all);
	}

	private static String square(double x, double y, double width, double height, Function<double[], double[]> place) {
		double[] one = place.apply(new double[] {x, y});
		double[] other = place.apply(new double[] {x + width, y + height});
		return Math.min(one[0], other[0]) + "," + Math.min(one[1], other[1]) + " to " + Math.max(one[0], other[0]) + ","
				+ Math.max(one[1], other[1]);
	}

	private static String heading(double degrees, Image image) {
		double x = Math.cos(Math.toRadians(degrees));
		double y = Math.sin(Math.toRadians(degrees));
		double turned = Math.toDegrees(Math.atan2(image.c * x + image.d * y, image.a * x + image.b * y));
		return " heading " + Math.floorMod(Math.round(turned * 1e4), 3_600_000L);
	}
}
