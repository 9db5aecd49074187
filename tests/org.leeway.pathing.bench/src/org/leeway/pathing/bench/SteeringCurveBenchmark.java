package org.leeway.pathing.bench;

import java.util.concurrent.TimeUnit;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.ArcLine;
import org.leeway.pathing.steering.curve.Dubins;
import org.leeway.pathing.steering.curve.OpenEnd;
import org.leeway.pathing.steering.curve.ReedsShepp;
import org.leeway.pathing.steering.curve.SteeringPath;
import org.leeway.testing.RandomPoses;
import org.leeway.testing.SteeringWords;
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
 * Benchmarks of curves of a unit with a turning radius between two random poses. Some benchmarks compute only the length of the
 * shortest curve, and others compute the whole curve. For comparison, {@link SteeringWords} tries all words to find the least
 * length. A word is the sequence of the turns and straight lines of a curve. The results are times per pair of poses.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch" })
public class SteeringCurveBenchmark {

	private static final int PAIRS = 4096;
	/**
	 * Number of doubles of a pair of poses. A pair has x, y and heading of the start, of the goal, and of the goal relative to the
	 * start.
	 */
	private static final int NUMBERS = 9;

	/** The side of the square in which the random places lie, in turning radii. */
	@Param({ "4", "20" })
	public double side;

	private final double[] pairs = new double[PAIRS * NUMBERS];
	private final Pose[] starts = new Pose[PAIRS];
	private final Pose[] goals = new Pose[PAIRS];
	private final Dubins dubins = new Dubins(1);
	private final ReedsShepp reedsShepp = new ReedsShepp(1);
	private final OpenEnd forward = new OpenEnd(1, 0);
	private final OpenEnd bothGears = new OpenEnd(1, 1);
	private final SteeringWords words = new SteeringWords();
	private int next;

	@Setup
	public void setUp() {
		RandomPoses random = new RandomPoses(7);
		for (int i = 0; i < PAIRS; i++) {
			random.next(side, 1);
			double[] pair = { random.fromX, random.fromY, random.fromHeading, random.toX, random.toY, random.toHeading,
					random.along(), random.across(), random.turn() };
			System.arraycopy(pair, 0, pairs, i * NUMBERS, NUMBERS);
			starts[i] = Pose.at(new Point(random.fromX, random.fromY), random.fromHeading);
			goals[i] = Pose.at(new Point(random.toX, random.toY), random.toHeading);
		}
	}

	private int next() {
		next = (next + 1) % PAIRS;
		return next * NUMBERS;
	}

	@Benchmark
	public double arcLine() {
		int i = next();
		return ArcLine.length(pairs[i], pairs[i + 1], pairs[i + 2], 1, pairs[i + 3], pairs[i + 4]);
	}

	@Benchmark
	public double dubins() {
		int i = next();
		return dubins.length(pairs[i], pairs[i + 1], pairs[i + 2], pairs[i + 3], pairs[i + 4], pairs[i + 5]);
	}

	@Benchmark
	public double dubinsOpenEnd() {
		int i = next();
		return forward.cost(pairs[i], pairs[i + 1], pairs[i + 2], pairs[i + 3], pairs[i + 4]);
	}

	@Benchmark
	public double reedsSheppOpenEnd() {
		int i = next();
		return bothGears.cost(pairs[i], pairs[i + 1], pairs[i + 2], pairs[i + 3], pairs[i + 4]);
	}

	@Benchmark
	public double dubinsAllWords() {
		int i = next();
		return words.dubins(pairs[i + 6], pairs[i + 7], pairs[i + 8]);
	}

	@Benchmark
	public double reedsShepp() {
		int i = next();
		return reedsShepp.length(pairs[i], pairs[i + 1], pairs[i + 2], pairs[i + 3], pairs[i + 4], pairs[i + 5]);
	}

	@Benchmark
	public double reedsSheppAllWords() {
		int i = next();
		return words.reedsShepp(pairs[i + 6], pairs[i + 7], pairs[i + 8]);
	}

	@Benchmark
	public SteeringPath arcLinePath() {
		int i = next() / NUMBERS;
		return ArcLine.path(starts[i], goals[i].position(), 1);
	}

	@Benchmark
	public SteeringPath dubinsPath() {
		int i = next() / NUMBERS;
		return Dubins.path(starts[i], goals[i], 1);
	}

	@Benchmark
	public SteeringPath reedsSheppPath() {
		int i = next() / NUMBERS;
		return ReedsShepp.path(starts[i], goals[i], 1);
	}
}
