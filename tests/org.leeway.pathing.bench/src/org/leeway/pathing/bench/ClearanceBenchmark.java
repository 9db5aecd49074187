package org.leeway.pathing.bench;

import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
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
import org.openjdk.jmh.infra.Blackhole;

/**
 * Benchmarks of clearance on a map of 4 terrains. A capability is a set of terrains that a unit can cross, so there are 15
 * capabilities. Two benchmarks compute all capabilities: as bit planes, one for each size, and as a number for each cell. The
 * other benchmarks compute a single capability.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class ClearanceBenchmark {

	private static final Capability GROUND = Capability.of(0);

	@Param({ "terrains", "noise" })
	public String map;

	@Param({ "4096" })
	public int side;

	private TerrainGrid grid;
	private BitPlane blocked;
	private BitPlane ground;
	private byte[] bytes;

	@Setup
	public void setUp() {
		grid = Maps.named(map, side);
		blocked = BitPlane.empty(grid.width(), grid.height());
		ground = ClearanceAnnotator.traversable(grid, blocked, GROUND);
		bytes = new byte[grid.width() * grid.height()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, grid.width(), bytes, y * grid.width());
		}
	}

	/** Measures 15 capabilities with sizes 1 to 8. */
	@Benchmark
	public ClearancePlanes allByPlanes() {
		return ClearancePlanes.of(grid, blocked, Agents.ALL, Progress.NONE);
	}

	/**
	 * Measures the clearance of 15 capabilities with {@link ScalarClearance}, which computes a number for each cell and no bit
	 * planes.
	 */
	@Benchmark
	public void allByScalarProgram(Blackhole hole) {
		for (Capability capability : Agents.CAPABILITIES) {
			hole.consume(ScalarClearance.annotate(bytes, grid.width(), grid.height(), capability));
		}
	}

	@Benchmark
	public ClearanceMap numbersByRows() {
		return ClearanceAnnotator.annotate(ground, Progress.NONE);
	}

	@Benchmark
	public short[] numbersByScalarProgram() {
		return ScalarClearance.annotate(bytes, grid.width(), grid.height(), GROUND);
	}
}
