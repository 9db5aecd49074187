package org.leeway.pathing.bench;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.chokes.Chokes;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.clearance.stream.MapHeader;
import org.leeway.pathing.clearance.stream.ReachSummary;
import org.leeway.pathing.clearance.stream.ReachabilityStream;
import org.leeway.pathing.clearance.stream.StreamedUnit;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
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

/** Benchmarks of the reach of units on a map if they cut no corners, and if they cut every corner. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class DiagonalsBenchmark {

	private static final Capability GROUND = Capability.of(0);
	private static final int SIZES = 16;

	@Param({ "NEVER", "ALWAYS" })
	public Diagonals diagonals;

	@Param({ "noise", "maze", "AR0011SR" })
	public String map;

	@Param({ "2048" })
	public int side;

	private TerrainGrid grid;
	private BitPlane plane;
	private ClearanceMap clearance;
	private List<Cell> spawns;

	@Setup
	public void setUp() {
		grid = Maps.named(map, side);
		plane = ClearanceAnnotator.traversable(grid, BitPlane.empty(side, side), GROUND);
		clearance = ClearanceAnnotator.annotate(plane, Progress.NONE);
		spawns = List.of(new Cell(side / 2, side / 2), new Cell(side / 4, side / 3));
	}

	/** Measures all results for size 1: components, reached anchors, covered cells and fitting cells. */
	@Benchmark
	public Reachability reachability() {
		return Reachability.of(plane, 1, List.of(), diagonals, Progress.NONE);
	}

	/** Measures the largest size that reaches each anchor from a spawn. */
	@Benchmark
	public FitMap fit() {
		return FitMap.of(clearance, spawns, diagonals, Progress.NONE);
	}

	/** Measures the computation of reachable anchors for each size up to 16: one plane of bits for each size. */
	@Benchmark
	public ReachableSizes sizes() {
		return ReachableSizes.of(plane, spawns, SIZES, diagonals, Progress.NONE);
	}

	@Benchmark
	public List<Choke> chokes() {
		return Chokes.of(Reachability.of(plane, 1, spawns, diagonals, Progress.NONE), 1, Progress.NONE);
	}

	/** Measures the reach of units of the sizes 1, 2 and 5, computed from a stream of rows. */
	@Benchmark
	public Map<StreamedUnit, ReachSummary> stream() {
		List<StreamedUnit> units = Stream.of(1, 2, 5).map(size -> new StreamedUnit(new GridUnit(size, GROUND), spawns)).toList();
		try (ReachabilityStream stream = new ReachabilityStream(new MapHeader(side, side, Scene.EMPTY, diagonals), units, 16, 2,
				Progress.NONE)) {
			byte[] row = new byte[side];
			for (int y = 0; y < side; y++) {
				grid.copyRow(0, y, side, row, 0);
				stream.accept(row);
			}
			return stream.finish();
		}
	}
}
