package org.leeway.pathing.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.search.AnnotatedAStar;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.LargeMaps;
import org.leeway.testing.Pictures;
import org.leeway.testing.RealMaps;

/**
 * A report of paths over terrains of different speeds: annotated A* and {@code jps} on the same random queries. Prints a
 * line for each map. Times are processor time of the thread, in milliseconds, so other programs disturb them less.
 */
public final class SpeedsReport {

	private static final double[] SPEEDS = {1, 0.5, 0.75, 0.3, 2};
	private static final int SIDE = 4096;
	private static final int BRUSH = 32;
	private static final int STROKES = 40;
	/** Rounds of jump point search before the measured round. Java compiles the code meanwhile. */
	private static final int WARM_UP = 15;

	private SpeedsReport() {
	}

	/** @param arguments the kinds of maps: {@code rectangles}, {@code real}, {@code weighted} */
	public static void main(String[] arguments) {
		Locale.setDefault(Locale.ROOT);
		List<String> kinds = List.of(arguments);
		System.out.printf("%-24s %5s %7s %9s %9s %6s %8s %8s%n", "map", "size", "speeds", "A*", "jps", "ratio", "update", "route");
		if (kinds.contains("rectangles")) {
			for (int size = 1; size <= 4; size++) {
				report("sides to 40", LargeMaps.rectangles(SIDE), size, speeds(4), 6);
			}
			for (int terrains = 2; terrains <= 5; terrains++) {
				report("sides to 150", SpeedMaps.rectangles(SIDE, 150, 5000, terrains), 2, speeds(terrains), 6);
				report("sides to 400", SpeedMaps.rectangles(SIDE, 400, 800, terrains), 2, speeds(terrains), 6);
			}
		}
		if (kinds.contains("real")) {
			Map<Integer, Double> speeds = Map.of(Pictures.GROUND, 1.0, Pictures.SWAMP, 0.5, SpeedMaps.ROAD, 2.0);
			RealMaps.maps().forEach(name -> report(name, SpeedMaps.painted(name), 1, speeds, 30));
		}
		if (kinds.contains("weighted") && Files.exists(RealMaps.folder("weighted"))) {
			for (int i = 1; i <= 20; i++) {
				report("weighted Map" + i, SpeedMaps.weighted("Map" + i), 1, shuffled(), 4);
			}
		}
	}

	private static Map<Integer, Double> speeds(int terrains) {
		Map<Integer, Double> speeds = new HashMap<>();
		IntStream.range(0, terrains).forEach(id -> speeds.put(id, SPEEDS[id]));
		return speeds;
	}

	/** Returns the costs 1, 1.2, 1.4 and so on, shuffled, as speeds. */
	private static Map<Integer, Double> shuffled() {
		List<Integer> ids = new ArrayList<>(IntStream.range(0, SpeedMaps.LETTERS).boxed().toList());
		Collections.shuffle(ids, new Random(1));
		Map<Integer, Double> speeds = new HashMap<>();
		ids.forEach(id -> speeds.put(id, 1 / (1 + 0.2 * speeds.size())));
		return speeds;
	}

	private static void report(String name, TerrainGrid grid, int size, Map<Integer, Double> speeds, int count) {
		GridUnit unit = new GridUnit(size, Capability.of(speeds.keySet().stream().mapToInt(id -> id).toArray()));
		BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
		SearchMap map = SearchMap.of(grid, nothing, List.of(unit), TerrainSpeeds.of(speeds), Diagonals.NEVER, Progress.NONE);
		List<PathQuery> queries = queries(map, unit, count);
		AnnotatedAStar aStar = new AnnotatedAStar(map);
		JumpPointSearch jumpPoints = new JumpPointSearch(map);
		for (int i = 0; i < WARM_UP; i++) {
			time(jumpPoints, queries);
		}
		double slow = time(aStar, queries);
		slow = Math.min(slow, time(aStar, queries));
		double fast = time(jumpPoints, queries);
		for (PathQuery query : queries) {
			double cost = aStar.find(query, Progress.NONE).cost();
			PathResult result = jumpPoints.find(query, Progress.NONE);
			if (Math.abs(result.cost() - cost) > 1e-9 * cost) {
				throw new IllegalStateException(name + ": " + query + " costs " + cost + " and not " + result.cost());
			}
		}
		double[] stroke = strokes(map, grid, speeds, jumpPoints, queries);
		System.out.printf("%-24s %5d %7d %9.2f %9.2f %6.1f %8.2f %8.2f%n", name, size, speeds.size(), slow, fast, slow / fast,
				stroke[0], stroke[1]);
	}

	private static List<PathQuery> queries(SearchMap map, GridUnit unit, int count) {
		Random random = new Random(5);
		List<PathQuery> queries = new ArrayList<>();
		Function<Random, Cell> cell = any -> new Cell(any.nextInt(map.width()), any.nextInt(map.height()));
		while (queries.size() < count) {
			PathQuery query = new PathQuery(cell.apply(random), cell.apply(random), unit);
			if (map.anchors(unit).outcome(query.start(), query.goal()) == Outcome.FOUND) {
				queries.add(query);
			}
		}
		return queries;
	}

	private static double time(PathPlanner planner, List<PathQuery> queries) {
		long begin = now();
		queries.forEach(query -> planner.find(query, Progress.NONE));
		return (now() - begin) / 1e6 / queries.size();
	}

	private static long now() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}

	/**
	 * Returns two mean times in milliseconds: the time to update the planner after a brush stroke, and the time to find the
	 * next route.
	 */
	private static double[] strokes(SearchMap map, TerrainGrid grid, Map<Integer, Double> speeds, JumpPointSearch planner,
			List<PathQuery> queries) {
		GridUnit unit = queries.getFirst().agent();
		ObstacleMap nothing = ObstacleMap.of(BitPlane.empty(grid.width(), grid.height()));
		List<Integer> terrains = List.copyOf(speeds.keySet());
		Random random = new Random(6);
		double[] times = new double[2];
		for (int i = -STROKES; i < STROKES; i++) {
			TerrainGridEditor editor = grid.edit();
			int left = random.nextInt(grid.width() - BRUSH);
			int top = random.nextInt(grid.height() - BRUSH);
			for (int y = top; y < top + BRUSH; y++) {
				editor.fillRow(left, y, BRUSH, terrains.get(random.nextInt(terrains.size())));
			}
			TerrainGrid painted = editor.build();
			PathQuery query = queries.get(Math.floorMod(i, queries.size()));
			long begin = now();
			JumpPointSearch updated = planner.with(map.with(painted, nothing, List.of(unit), TerrainSpeeds.of(speeds),
					map.diagonals(), Progress.NONE));
			long middle = now();
			updated.find(query, Progress.NONE);
			times[0] += i < 0 ? 0 : (middle - begin) / 1e6 / STROKES;
			times[1] += i < 0 ? 0 : (now() - middle) / 1e6 / STROKES;
		}
		return times;
	}
}
