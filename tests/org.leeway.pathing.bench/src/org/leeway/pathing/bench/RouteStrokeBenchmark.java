package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.search.Exploration;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
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
 * Benchmarks of a brush stroke of 32 x 32 cells on a map with a route. Measures the work until the new route is known.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class RouteStrokeBenchmark {

	private static final int BRUSH = 32;
	private static final int STROKES = 64;

	/**
	 * The name of the map. Copies of the map fill a square of {@link #side} cells. Maps of games do not suit this benchmark:
	 * their copies are not connected, so no route leads from copy to copy.
	 */
	@Param({ "terrains" })
	public String map;

	@Param({ "4096" })
	public int side;

	private final GridUnit agent = new GridUnit(2, Capability.of(0, 1));
	private final List<TerrainGrid> painted = new ArrayList<>();
	private BitPlane blocked;
	private SearchMap prepared;
	private JumpPointSearch jumpPoints;
	private AbstractGraph graph;
	private PathQuery query;
	private int next;

	@Setup
	public void setUp() {
		TerrainGrid grid = Maps.named(map, side);
		blocked = BitPlane.empty(side, side);
		prepared = prepare(grid);
		jumpPoints = new JumpPointSearch(prepared);
		graph = AbstractGraph.of(prepared, 10, Quality.HIGH, Progress.NONE);
		Random random = new Random(6);
		for (int i = 0; i < STROKES; i++) {
			painted.add(paint(grid, random.nextInt(side - BRUSH), random.nextInt(side - BRUSH), i % 4));
		}
		do {
			query = new PathQuery(new Cell(random.nextInt(side / 4), random.nextInt(side)),
					new Cell(side - 1 - random.nextInt(side / 4), random.nextInt(side)), agent);
		} while (!jumpPoints.find(query, Progress.NONE).isFound());
	}

	private static TerrainGrid paint(TerrainGrid grid, int left, int top, int terrain) {
		TerrainGridEditor editor = grid.edit();
		for (int y = top; y < top + BRUSH; y++) {
			editor.fillRow(left, y, BRUSH, terrain);
		}
		return editor.build();
	}

	private SearchMap prepare(TerrainGrid grid) {
		return SearchMap.of(grid, blocked, List.of(agent), TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE);
	}

	private SearchMap stroke() {
		return prepared.with(painted.get(next++ % STROKES), ObstacleMap.of(blocked), List.of(agent), TerrainSpeeds.UNIFORM,
				Diagonals.NEVER, Progress.NONE);
	}

	/** Measures the update of the cells where the unit may stand, and of their connected components. */
	@Benchmark
	public SearchMap strokeToMap() {
		return stroke();
	}

	/** Measures a stroke, and then a route across the map by jump point search. */
	@Benchmark
	public Exploration strokeToRoute() {
		return jumpPoints.with(stroke()).explore(query, Progress.NONE);
	}

	@Benchmark
	public AbstractGraph strokeToGraph() {
		return graph.with(stroke(), Progress.NONE);
	}

	/** Measures the route of {@link #strokeToRoute} on a map that is prepared from scratch after the stroke. */
	@Benchmark
	public Exploration routeFromScratch() {
		return new JumpPointSearch(prepare(painted.get(next++ % STROKES))).explore(query, Progress.NONE);
	}
}
