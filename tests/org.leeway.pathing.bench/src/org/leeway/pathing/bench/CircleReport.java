package org.leeway.pathing.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * A program that prints the processor time of the benchmarks of circles. The benchmarks themselves measure wall-clock time,
 * which varies more on a machine with other load. The time is the time of the calling thread, without the compiler and the
 * garbage collector.
 */
public final class CircleReport {

	private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
	/** Least processor time of the warm-up, and least processor time of the measurement, in nanoseconds. */
	private static final long PATIENCE = 1_000_000_000L;
	private static final int LEAST_RUNS = 3;
	/**
	 * Largest number of circles for the plain construction of the tangent graph. With more circles, the construction needs
	 * minutes.
	 */
	private static final int PLAIN = 400;

	private CircleReport() {
	}

	/** @param arguments any of {@code graph}, {@code path} and {@code gap} */
	public static void main(String[] arguments) {
		System.out.println("what               circles  share  median ms     least");
		for (String what : arguments) {
			switch (what) {
			case "graph" -> graphs();
			case "path" -> paths();
			case "gap" -> gaps();
			default -> throw new IllegalArgumentException(what);
			}
		}
	}

	private static void graphs() {
		for (int circles : new int[] { 100, 200, PLAIN, 1000 }) {
			for (double share : new double[] { 0.1, 0.2 }) {
				PlainGraphBenchmark benchmark = new PlainGraphBenchmark();
				benchmark.circles = circles;
				benchmark.share = share;
				benchmark.setUp();
				report("graph", circles, share, benchmark::graph);
				if (circles <= PLAIN) {
					report("plain graph", circles, share, benchmark::plain);
				}
			}
		}
	}

	private static void paths() {
		for (int circles : new int[] { 1000, 10_000 }) {
			for (double share : new double[] { 0.1, 0.2 }) {
				TangentBenchmark benchmark = new TangentBenchmark();
				benchmark.circles = circles;
				benchmark.share = share;
				benchmark.setUp();
				report("cold", circles, share, benchmark::cold);
				report("warm", circles, share, benchmark::warm);
				report("edited", circles, share, benchmark::edited);
			}
		}
	}

	private static void gaps() {
		for (int circles : new int[] { 100, 1000, 10_000 }) {
			GapBenchmark benchmark = new GapBenchmark();
			benchmark.circles = circles;
			benchmark.setUp();
			report("gaps", circles, GapBenchmark.SHARE, benchmark::make);
			report("widest way", circles, GapBenchmark.SHARE, benchmark::widest);
		}
	}

	private static void report(String what, int circles, double share, Supplier<?> work) {
		measure(work);
		List<Long> times = measure(work);
		Collections.sort(times);
		System.out.printf("%-17s %8d  %5.2f  %9.3f %9.3f%n", what, circles, share, times.get(times.size() / 2) / 1e6,
				times.getFirst() / 1e6);
	}

	private static List<Long> measure(Supplier<?> work) {
		List<Long> times = new ArrayList<>();
		long begin = THREADS.getCurrentThreadCpuTime();
		for (long at = begin; at - begin < PATIENCE || times.size() < LEAST_RUNS;) {
			if (work.get() == null) {
				throw new IllegalStateException("no result");
			}
			long now = THREADS.getCurrentThreadCpuTime();
			times.add(now - at);
			at = now;
		}
		return times;
	}
}
