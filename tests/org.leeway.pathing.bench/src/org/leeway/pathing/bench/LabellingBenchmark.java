package org.leeway.pathing.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
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

/** The connected components of one plane. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class LabellingBenchmark {

	@Param({ "noise", "AR0011SR", "maze" })
	public String map;

	@Param({ "4096" })
	public int side;

	private BitPlane plane;
	private boolean[] free;

	@Setup
	public void setUp() {
		TerrainGrid grid = Maps.named(map, side);
		plane = ClearanceAnnotator.traversable(grid, BitPlane.empty(grid.width(), grid.height()), Capability.of(0));
		free = new boolean[grid.width() * grid.height()];
		for (int i = 0; i < free.length; i++) {
			free[i] = plane.get(i % grid.width(), i / grid.width());
		}
	}

	/** Measures all results: components, reached anchors, covered cells and fitting cells. */
	@Benchmark
	public Reachability reachability() {
		return Reachability.of(plane, 1, List.of(), Diagonals.NEVER, Progress.NONE);
	}

	@Benchmark
	public int[] plainFloodFill() {
		return PlainFloodFill.label(free, plane.width());
	}
}
