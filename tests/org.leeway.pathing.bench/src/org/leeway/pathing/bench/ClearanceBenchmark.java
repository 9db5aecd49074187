package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
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

/** Clearance of 4096 x 4096 cells, 4 terrains: all 15 capabilities, and one in numbers. */
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

	private TerrainGrid grid;
	private BitPlane blocked;
	private byte[] bytes;
	private final List<Capability> capabilities = new ArrayList<>();
	private final List<AgentProfile> agents = new ArrayList<>();

	@Setup
	public void setUp() {
		grid = Maps.named(map);
		blocked = BitPlane.empty(grid.width(), grid.height());
		bytes = new byte[grid.width() * grid.height()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, grid.width(), bytes, y * grid.width());
		}
		for (int bits = 1; bits < 16; bits++) {
			int set = bits;
			Capability capability = Capability.of(IntStream.range(0, 4).filter(id -> (set >> id & 1) != 0).toArray());
			capabilities.add(capability);
			for (int size = 1; size <= 8; size++) {
				agents.add(new AgentProfile("", size, capability));
			}
		}
	}

	/** 15 capabilities x sizes 1 to 8. */
	@Benchmark
	public ClearancePlanes allByPlanes() {
		return ClearancePlanes.of(grid, blocked, agents, Progress.NONE);
	}

	/** 15 capabilities, in numbers. */
	@Benchmark
	public void allByScalarProgram(Blackhole hole) {
		for (Capability capability : capabilities) {
			hole.consume(ScalarClearance.annotate(bytes, grid.width(), grid.height(), capability));
		}
	}

	@Benchmark
	public ClearanceMap numbersByRows() {
		return ClearanceAnnotator.annotate(grid, blocked, GROUND, Progress.NONE);
	}

	@Benchmark
	public short[] numbersByScalarProgram() {
		return ScalarClearance.annotate(bytes, grid.width(), grid.height(), GROUND);
	}
}
