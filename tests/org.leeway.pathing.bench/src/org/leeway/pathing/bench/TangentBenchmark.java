package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.tangent.TangentPath;
import org.leeway.pathing.tangent.TangentPlanner;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomScenes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of paths from corner to corner of a forest of disjoint circles. The map has 100 cells for each circle. A
 * query goes to a new planner, to a planner that has answered queries before, or to a planner after a circle was moved.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch" })
public class TangentBenchmark {

	private static final int QUERIES = 16;

	@Param({ "100", "400", "1000", "10000" })
	public int circles;

	/** The share of the map that the circles cover. */
	@Param({ "0.1", "0.2" })
	public double share;

	private final List<Point> starts = new ArrayList<>();
	private final List<Point> goals = new ArrayList<>();
	private Scene scene;
	private Scene edited;
	private TangentPlanner warm;
	private int next;

	@Setup(Level.Trial)
	public void setUp() {
		double size = 10 * Math.sqrt(circles);
		RandomScenes random = new RandomScenes(1);
		List<Circle> forest = random.forest(circles, size, share);
		scene = Scene.of(forest, List.of(), size, size);
		warm = new TangentPlanner(scene, 0);
		while (starts.size() < QUERIES) {
			Point start = random.point(Math.min(30, size / 10));
			Point corner = random.point(Math.min(30, size / 10));
			Point goal = new Point(size - corner.x(), size - corner.y());
			if (warm.find(start, goal, Progress.NONE).isFound()) {
				starts.add(start);
				goals.add(goal);
			}
		}
		List<Circle> moved = new ArrayList<>(forest);
		Circle middle = moved.get(circles / 2);
		moved.set(circles / 2, new Circle(middle.x() + 0.01, middle.y(), middle.radius()));
		edited = Scene.of(moved, List.of(), size, size);
	}

	private TangentPath find(TangentPlanner planner) {
		int query = next++ % QUERIES;
		return planner.find(starts.get(query), goals.get(query), Progress.NONE);
	}

	@Benchmark
	public TangentPath cold() {
		return find(new TangentPlanner(scene, 0));
	}

	@Benchmark
	public TangentPath warm() {
		return find(warm);
	}

	/** Measures a query after a circle was moved a little. */
	@Benchmark
	public TangentPath edited() {
		warm = warm.with(warm.scene() == scene ? edited : scene);
		return find(warm);
	}
}
