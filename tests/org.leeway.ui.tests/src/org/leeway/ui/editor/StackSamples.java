package org.leeway.ui.editor;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Samples of the stack of a thread, counted by place in the code. They show where a long block spends its time. */
final class StackSamples {

	private static final String OURS = "org.leeway.";
	/** Limit of Leeway's stack frames in the name of a place in the code, from the top of the stack. */
	private static final int OUR_DEPTH = 4;
	/** Limit for the number of stack frames in the name of a place in the code. Used if no frame is Leeway's. */
	private static final int DEPTH = 25;
	/** Limit of the places that are printed, the most frequent first. */
	private static final int PLACES = 6;

	private final Thread thread;
	private final Map<String, Integer> places = new HashMap<>();
	private final long collected = collectorTime();

	StackSamples(Thread thread) {
		this.thread = thread;
	}

	/** Takes one sample. */
	void take() {
		places.merge(place(List.of(thread.getStackTrace())), 1, Integer::sum);
	}

	private static String place(List<StackTraceElement> stack) {
		List<StackTraceElement> ours = stack.stream().filter(StackSamples::isOurs).limit(OUR_DEPTH).toList();
		Stream<StackTraceElement> told = ours.isEmpty() ? stack.stream().limit(DEPTH)
				: Stream.concat(stack.stream().limit(2), ours.stream()).distinct();
		return told.map(StackSamples::name).collect(Collectors.joining(" < "));
	}

	private static boolean isOurs(StackTraceElement frame) {
		return frame.getClassName().startsWith(OURS) && !frame.getClassName().contains(".testing.");
	}

	private static String name(StackTraceElement frame) {
		String type = frame.getClassName();
		return type.substring(type.lastIndexOf('.') + 1) + "." + frame.getMethodName() + ":" + frame.getLineNumber();
	}

	private static long collectorTime() {
		return ManagementFactory.getGarbageCollectorMXBeans().stream()
				.mapToLong(GarbageCollectorMXBean::getCollectionTime).sum();
	}

	/**
	 * Returns a text: a line with the time that the garbage collector has used, then a line for each frequent place. The
	 * frequent places are the places in the code with the most samples.
	 */
	@Override
	public String toString() {
		StringBuilder lines = new StringBuilder("  garbage collector " + (collectorTime() - collected) + " ms\n");
		places.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed()).limit(PLACES)
				.forEach(place -> lines.append("  ").append(place.getValue()).append(" x ").append(place.getKey())
						.append('\n'));
		return lines.toString();
	}
}
