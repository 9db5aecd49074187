package org.leeway.pathing.bench;

import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.traffic.MovingUnit;
import org.leeway.pathing.traffic.TrafficBound;
import org.leeway.pathing.traffic.TrafficGround;
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

/**
 * Benchmarks of the upper bound of the traffic between two opposite corners of a map of 512 x 512 cells. The corners are made
 * free.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms1g", "-Xmx1g" })
public class TrafficBenchmark {

	private static final int SIDE = 512;
	/** Number of rows and columns of a free corner. */
	private static final int CORNER = 8;
	private static final MovingUnit UNIT = new MovingUnit(2, 3);
	private static final MovingUnit BACK = new MovingUnit(1, 4);

	@Param({ "open", "noise", "terrains" })
	public String map;

	private final BitPlane start = square(0);
	private final BitPlane goal = square(SIDE - CORNER);
	private TrafficGround ground;

	@Setup
	public void setUp() {
		BitPlane free = ClearanceAnnotator.traversable(Maps.named(map, SIDE), BitPlane.empty(SIDE, SIDE), Capability.of(0, 1));
		ground = new TrafficGround(free.or(start).or(goal), null);
	}

	private static BitPlane square(int corner) {
		BitPlaneEditor plane = BitPlane.empty(SIDE, SIDE).edit();
		for (int y = corner; y < corner + CORNER; y++) {
			plane.setRun(corner, y, CORNER);
		}
		return plane.build();
	}

	@Benchmark
	public TrafficBound oneWay() {
		return TrafficBound.oneWay(ground, UNIT, start, goal, Progress.NONE);
	}

	@Benchmark
	public TrafficBound bothWays() {
		return TrafficBound.bothWays(ground, UNIT, BACK, 0.5, start, goal, Progress.NONE);
	}
}
