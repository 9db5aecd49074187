package org.leeway.pathing.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.tangent.TangentPath;
import org.leeway.pathing.tangent.TangentPlanner;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomScenes;
import org.leeway.testing.TangentOracle;
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
 * Benchmarks of one path from corner to corner, by a planner with an empty cache, and by {@link TangentOracle} for
 * comparison.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch" })
public class PlainTangentBenchmark {

	@Param({ "50", "100", "200" })
	public int circles;

	private List<Circle> forest;
	private Scene scene;
	private Point goal;
	private final Point start = new Point(0, 0);

	@Setup
	public void setUp() {
		double size = 10 * Math.sqrt(circles);
		forest = new RandomScenes(2).forest(circles, size, 0.15);
		scene = Scene.of(forest);
		goal = new Point(size, size);
	}

	@Benchmark
	public TangentPath planner() {
		return new TangentPlanner(scene, 0).find(start, goal, Progress.NONE);
	}

	@Benchmark
	public double plain() {
		return TangentOracle.length(forest, 0, start, goal);
	}
}
