package org.leeway.pathing.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A lower bound for {@link StrokeBenchmark#strokeToAllPlanes}. Measures how long it takes to read the tiles of all planes at a
 * random place, and to do nothing else. Most of these tiles are in no cache of the processor.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class TileReadBenchmark {

	private static final int PLANES = 120;
	/** Tiles in a row and in a column of a plane. */
	private static final int SIDE = 64;

	/** Number of tiles of each plane to read: two next to each other, or a square of four. */
	@Param({ "2", "4" })
	public int tiles;

	private final long[][][] planes = new long[PLANES][SIDE * SIDE][Long.SIZE];
	private final Random random = new Random(1);

	@Benchmark
	public long read() {
		int first = random.nextInt(SIDE - 1) * SIDE + random.nextInt(SIDE - 1);
		long sum = 0;
		for (long[][] plane : planes) {
			for (int i = 0; i < tiles; i++) {
				for (long word : plane[first + i / 2 * SIDE + i % 2]) {
					sum += word;
				}
			}
		}
		return sum;
	}
}
