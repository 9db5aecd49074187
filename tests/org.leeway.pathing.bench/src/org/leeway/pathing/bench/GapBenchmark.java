package org.leeway.pathing.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomScenes;
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
 * Benchmarks of the gaps of a forest of circles, computed from scratch. Also measures the search for the largest unit
 * that gets from one corner of the map to the opposite corner. For this search, the gaps are computed in advance.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch" })
public class GapBenchmark {

	/** Share of the map that circles cover. */
	static final double SHARE = 0.15;

	@Param({ "100", "1000", "10000" })
	public int circles;

	private Scene scene;
	private GapMap gaps;
	private final Point start = new Point(1, 1);
	private Point goal;

	@Setup
	public void setUp() {
		double size = 10 * Math.sqrt(circles);
		List<Circle> forest = new RandomScenes(1).forest(circles, size, SHARE);
		scene = Scene.of(forest, List.of(), size, size);
		gaps = GapMap.of(scene, Progress.NONE);
		goal = new Point(size - 1, size - 1);
	}

	@Benchmark
	public GapMap make() {
		return GapMap.of(scene, Progress.NONE);
	}

	@Benchmark
	public BottleneckPath widest() {
		return gaps.bottleneckPath(start, goal);
	}
}
