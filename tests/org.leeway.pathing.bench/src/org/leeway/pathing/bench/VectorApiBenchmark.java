package org.leeway.pathing.bench;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Benchmarks of the two inner loops that compute the clearances of a map, in two versions. Leeway's version relies on the
 * compiler to vectorise the loops. The other version uses the Vector API, an incubator module that a product cannot require.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "--add-modules", "jdk.incubator.vector" })
public class VectorApiBenchmark {

	private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_PREFERRED;
	private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_PREFERRED;
	private static final int TILE = 64;
	private static final int WIDTH = 4096;
	private static final int DISTANCE = 3;

	private final long[] own = new long[TILE];
	private final long[] moved = new long[TILE];
	private final long[] beside = new long[TILE];
	private final long[] movedBeside = new long[TILE];
	private final long[] target = new long[TILE];

	private final int[] runs = new int[WIDTH];
	private final int[] values = new int[WIDTH + 1];
	private final int[] lowerRight = new int[WIDTH];
	private final short[] shortRuns = new short[WIDTH];
	private final short[] shortValues = new short[WIDTH + SHORTS.length()];

	@Setup
	public void setUp() {
		Random random = new Random(5);
		for (long[] words : new long[][] { own, moved, beside, movedBeside }) {
			Arrays.setAll(words, i -> random.nextLong() | random.nextLong() | random.nextLong());
		}
		for (int x = 0; x < WIDTH; x++) {
			runs[x] = random.nextInt(20);
			shortRuns[x] = (short) runs[x];
		}
	}

	/** Measures one step of erosion of a tile. */
	@Benchmark
	public long[] erosion() {
		for (int y = 0; y < TILE; y++) {
			long both = own[y] & moved[y];
			target[y] = both & (both >>> DISTANCE | (beside[y] & movedBeside[y]) << -DISTANCE);
		}
		return target;
	}

	@Benchmark
	public long[] erosionByVectorApi() {
		for (int y = 0; y < TILE; y += LONGS.length()) {
			LongVector both = LongVector.fromArray(LONGS, own, y).and(LongVector.fromArray(LONGS, moved, y));
			LongVector next = LongVector.fromArray(LONGS, beside, y).and(LongVector.fromArray(LONGS, movedBeside, y));
			both.and(both.lanewise(VectorOperators.LSHR, DISTANCE)
					.or(next.lanewise(VectorOperators.LSHL, TILE - DISTANCE))).intoArray(target, y);
		}
		return target;
	}

	/**
	 * Measures the clearances of a row of 4096 cells. Three numbers give the clearance of a cell: the number of free cells to
	 * its right, and the clearances below and to the lower right.
	 */
	@Benchmark
	public int[] row() {
		System.arraycopy(values, 1, lowerRight, 0, WIDTH);
		for (int x = 0; x < WIDTH; x++) {
			values[x] = Math.min(runs[x], Math.min(values[x], lowerRight[x]) + 1);
		}
		return values;
	}

	@Benchmark
	public short[] rowByVectorApi() {
		for (int x = 0; x < WIDTH; x += SHORTS.length()) {
			ShortVector.fromArray(SHORTS, shortValues, x).min(ShortVector.fromArray(SHORTS, shortValues, x + 1))
					.add((short) 1).min(ShortVector.fromArray(SHORTS, shortRuns, x)).intoArray(shortValues, x);
		}
		return shortValues;
	}
}
