package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.search.AnnotatedAStar;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
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

/** Benchmarks of paths of a unit of 2 x 2 cells between random places, on maps of growing size. Measures the time of a query. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class SearchGrowthBenchmark {

	private static final int QUERIES = 32;

	@Param({ "terrains", "AR0011SR" })
	public String map;

	@Param({ "512", "1024", "2048", "4096" })
	public int side;

	private final GridUnit agent = new GridUnit(2, Capability.of(0, 1));
	private final List<PathQuery> queries = new ArrayList<>();
	private TerrainGrid grid;
	private PathPlanner aStar;
	private PathPlanner jumpPoints;
	private int next;

	@Setup
	public void setUp() {
		grid = Maps.named(map, side);
		SearchMap prepared = prepare();
		aStar = new AnnotatedAStar(prepared);
		jumpPoints = new JumpPointSearch(prepared);
		Random random = new Random(5);
		while (queries.size() < QUERIES) {
			PathQuery query = new PathQuery(cell(random), cell(random), agent);
			if (jumpPoints.find(query, Progress.NONE).isFound()) {
				queries.add(query);
			}
		}
	}

	private Cell cell(Random random) {
		return new Cell(random.nextInt(side), random.nextInt(side));
	}

	private PathQuery next() {
		return queries.get(next++ % QUERIES);
	}

	@Benchmark
	public PathResult aStar() {
		return aStar.find(next(), Progress.NONE);
	}

	@Benchmark
	public PathResult jumpPoints() {
		return jumpPoints.find(next(), Progress.NONE);
	}

	/** Measures the preparation, which is necessary once for each map. */
	@Benchmark
	public PathPlanner preparation() {
		return new JumpPointSearch(prepare());
	}

	private SearchMap prepare() {
		return SearchMap.of(grid, BitPlane.empty(side, side), List.of(agent), TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE);
	}
}
