package org.leeway.pathing.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.tangent.TangentGraph;
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
 * Benchmarks of the whole tangent graph of a forest of disjoint circles: Leeway's planner against a plain loop from the tests. The
 * map has 100 cells for each circle. The planner computes surfing edges (straight lines between circles) and hugging edges (arcs
 * along circles). The plain loop computes only surfing edges. For each line that touches two circles, it looks for a circle in the
 * way.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch" })
public class PlainGraphBenchmark {

	@Param({ "100", "200", "400" })
	public int circles;

	/** The share of the map that the circles cover. */
	@Param({ "0.1", "0.2" })
	public double share;

	private List<Circle> forest;
	private Scene scene;

	@Setup
	public void setUp() {
		forest = new RandomScenes(1).forest(circles, 10 * Math.sqrt(circles), share);
		scene = Scene.of(forest);
	}

	/** Measures a new planner, which starts from scratch. */
	@Benchmark
	public TangentGraph graph() {
		return new TangentPlanner(scene, 0).graph(List.of(), Progress.NONE);
	}

	@Benchmark
	public int plain() {
		return TangentOracle.bitangents(forest);
	}
}
