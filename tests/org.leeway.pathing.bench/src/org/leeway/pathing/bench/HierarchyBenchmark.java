package org.leeway.pathing.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
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
 * Benchmarks of the abstract graph of a map for hierarchical search. The graph is built from scratch, or updated after an edit.
 * Units have the sizes 1 and 2, and cross ground, trees or both.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch" })
public class HierarchyBenchmark {

	/** The side of the square of cells that an edit blocks. */
	private static final int STROKE = 3;

	@Param({ "AR0709SR", "battleground" })
	public String name;
	@Param({ "10", "20" })
	public int side;
	@Param({ "HIGH", "LOW" })
	public Quality quality;

	private SearchMap map;
	private SearchMap painted;
	private AbstractGraph graph;

	@Setup
	public void setUp() {
		TerrainGrid grid = Maps.named(name, 512);
		map = prepare(grid);
		painted = prepare(painted(grid));
		graph = AbstractGraph.of(map, side, quality, Progress.NONE);
	}

	/**
	 * Returns the map after an edit. The edit blocks a square with sides of {@link #STROKE} cells. The square is at the
	 * first place in the middle row where a unit of size 2 fits.
	 */
	private static TerrainGrid painted(TerrainGrid grid) {
		int top = grid.height() / 2;
		BitPlane free = prepare(grid).anchors(new GridUnit(2, Capability.of(0))).plane();
		int left = free.nextSet(0, top);
		TerrainGridEditor editor = grid.edit();
		for (int y = top; y < top + STROKE; y++) {
			editor.fillRow(left, y, STROKE, TerrainGrid.TERRAINS - 1);
		}
		return editor.build();
	}

	private static SearchMap prepare(TerrainGrid grid) {
		List<GridUnit> agents = Stream.of(Capability.of(0), Capability.of(3), Capability.of(0, 3))
				.flatMap(capability -> Stream.of(1, 2).map(size -> new GridUnit(size, capability))).toList();
		return SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()), agents, TerrainSpeeds.UNIFORM,
				Diagonals.NEVER, Progress.NONE);
	}

	@Benchmark
	public AbstractGraph build() {
		return AbstractGraph.of(map, side, quality, Progress.NONE);
	}

	/**
	 * Measures the update after a stroke of 3 x 3 cells. The update finds the clusters under the stroke among all
	 * clusters, and rebuilds these clusters.
	 */
	@Benchmark
	public AbstractGraph rebuild() {
		return graph.with(painted, Progress.NONE);
	}
}
