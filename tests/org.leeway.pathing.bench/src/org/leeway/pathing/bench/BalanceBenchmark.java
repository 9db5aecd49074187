package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.TravelAreas;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of the travel fields and areas of eight starts, for three units on a map of 512 x 512 cells. A travel field has
 * the travel time from a start to each place. The area of a start has the places that are nearest to this start. Fields and
 * areas are computed from scratch, repaired after a stroke, and computed by a plain Dijkstra search for comparison.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms1g", "-Xmx1g" })
public class BalanceBenchmark {

	private static final int SIDE = 512;
	private static final int STARTS = 8;
	private static final int BRUSH = 5;
	private static final List<GridUnit> UNITS = List.of(new GridUnit(1, Capability.of(0)), new GridUnit(2, Capability.of(0)),
			new GridUnit(3, Capability.of(0, 1)));
	private static final BitPlane NOTHING = BitPlane.empty(SIDE, SIDE);

	@Param({ "open", "noise", "terrains" })
	public String map;

	private final List<Cell> starts = new ArrayList<>();
	private TerrainGrid grid;
	private SearchMap search;
	private List<StepGraph> graphs;
	private List<TravelAreas> areas;
	private final Random random = new Random(1);

	private record Reached(int anchor, double cost) {
	}

	@Setup
	public void setUp() {
		grid = Maps.named(map, SIDE);
		for (int i = 0; i < STARTS; i++) {
			starts.add(new Cell(random.nextInt(SIDE), random.nextInt(SIDE)));
		}
		search = SearchMap.of(grid, NOTHING, UNITS, TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE);
		graphs = graphs(search);
		areas = fromScratch();
	}

	private static List<StepGraph> graphs(SearchMap map) {
		return UNITS.stream().map(unit -> StepGraph.of(map.anchors(unit), Progress.NONE)).toList();
	}

	@Benchmark
	public List<TravelAreas> fromScratch() {
		List<StepGraph> fresh = graphs(search);
		TravelField[] fields = new TravelField[UNITS.size() * STARTS];
		IntStream.range(0, fields.length).parallel().forEach(i -> fields[i] = TravelField.of(fresh.get(i / STARTS),
				List.of(starts.get(i % STARTS)), Progress.NONE));
		return IntStream.range(0, UNITS.size()).mapToObj(i -> TravelAreas.of(
				Arrays.asList(fields).subList(i * STARTS, (i + 1) * STARTS), Progress.NONE)).toList();
	}

	/**
	 * Paints a square at a random place, and updates the travel fields and the areas of the starts. Also measures the
	 * update of the map, although the editor needs this update for other results too.
	 */
	@Benchmark
	public List<TravelAreas> afterStroke() {
		TerrainGridEditor editor = grid.edit();
		int left = random.nextInt(SIDE - BRUSH);
		int top = random.nextInt(SIDE - BRUSH);
		for (int y = top; y < top + BRUSH; y++) {
			editor.fillRow(left, y, BRUSH, 3);
		}
		SearchMap edited = search.with(editor.build(), ObstacleMap.of(NOTHING), UNITS, TerrainSpeeds.UNIFORM, Diagonals.NEVER,
				Progress.NONE);
		List<StepGraph> after = IntStream.range(0, UNITS.size())
				.mapToObj(i -> graphs.get(i).with(edited.anchors(UNITS.get(i)), Progress.NONE)).toList();
		List<int[]> changed = IntStream.range(0, UNITS.size()).mapToObj(i -> after.get(i).changedSince(graphs.get(i))).toList();
		TravelField[] fields = new TravelField[UNITS.size() * STARTS];
		IntStream.range(0, fields.length).parallel().forEach(i -> fields[i] = areas.get(i / STARTS).fields().get(i % STARTS)
				.with(after.get(i / STARTS), List.of(starts.get(i % STARTS)), changed.get(i / STARTS), Progress.NONE));
		return IntStream.range(0, UNITS.size()).mapToObj(i -> areas.get(i).with(
				Arrays.asList(fields).subList(i * STARTS, (i + 1) * STARTS), Progress.NONE)).toList();
	}

	/** Computes the fields by a plain Dijkstra search, for comparison. */
	@Benchmark
	public double[][] plainDijkstra() {
		double[][] fields = new double[UNITS.size() * STARTS][];
		IntStream.range(0, fields.length).parallel().forEach(i -> fields[i] = plain(graphs.get(i / STARTS), starts.get(i % STARTS)));
		return fields;
	}

	private static double[] plain(StepGraph graph, Cell start) {
		double[] costs = new double[graph.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		PriorityQueue<Reached> open = new PriorityQueue<>((a, b) -> Double.compare(a.cost, b.cost));
		if (graph.isLegal(start.x(), start.y())) {
			open.add(new Reached(graph.index(start.x(), start.y()), 0));
		}
		while (!open.isEmpty()) {
			Reached next = open.remove();
			if (next.cost < costs[next.anchor]) {
				costs[next.anchor] = next.cost;
				for (int rest = graph.steps(next.anchor); rest != 0; rest &= rest - 1) {
					int direction = Integer.numberOfTrailingZeros(rest);
					int to = graph.neighbour(next.anchor, direction);
					if (costs[to] == Double.POSITIVE_INFINITY) {
						open.add(new Reached(to, next.cost + graph.cost(next.anchor, to, direction)));
					}
				}
			}
		}
		return costs;
	}
}
