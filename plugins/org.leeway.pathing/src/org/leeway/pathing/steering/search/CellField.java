package org.leeway.pathing.steering.search;

import java.util.Arrays;

/**
 * Lower bounds of the time, in seconds, that a unit needs from the starts of its paths to each cell. The bounds are lower than
 * the real times because headings are ignored: the unit is assumed to change its direction at once after each step. Bounds are
 * computed on demand and kept for later requests. Not thread-safe.
 */
final class CellField {

	/** The value of {@link #distances} for a cell to which no path leads. */
	private static final int FAR = Integer.MAX_VALUE;
	/** The largest stored distance, in time units of {@link Steps}. Larger distances are stored as this number. */
	private static final int LONGEST = FAR - 1;

	private final TurningMap map;
	private final byte[] classes;
	private final StepTable table;
	private final Steps steps;
	/**
	 * Indexed by cell: the length of the shortest known path to the cell, which is the unit's travel time, in time units of
	 * {@link Steps}.
	 */
	private final int[] distances;
	/**
	 * Indexed by cell: the number of the last step of the shortest known path to the cell. The number is the index of the step
	 * in {@link Steps}, plus 1. The value is 0 if the path begins at the cell, or if no path is known.
	 */
	private final short[] arrivals;
	private final FieldQueue queue;

	/**
	 * Creates a field that has no start yet. Before the first request, the caller adds the cells where paths begin, each with a
	 * duration, by {@link #begin}.
	 *
	 * @param from the least duration of these cells, in seconds
	 * @param to the largest duration of these cells, in seconds
	 */
	CellField(TurningMap map, double from, double to) {
		this.map = map;
		this.classes = map.classes();
		this.table = map.stepTable();
		this.steps = table.steps();
		this.distances = new int[classes.length];
		Arrays.fill(distances, FAR);
		this.arrivals = new short[classes.length];
		int shortest = Arrays.stream(steps.durations(0)).min().orElse(1);
		int longest = Arrays.stream(steps.durations(map.classCount() - 1)).max().orElse(1);
		this.queue = new FieldQueue(shortest, Math.max(longest, steps.units(to) - steps.units(from)), steps.units(from));
	}

	/**
	 * Adds a cell where paths begin.
	 *
	 * @param index the index of the cell, see {@link TurningMap#index}
	 * @param duration the duration until the unit is at this cell, in seconds
	 */
	void begin(int index, double duration) {
		reach(index, Math.min(LONGEST, steps.units(duration)), 0);
	}

	private void reach(int index, int distance, int arrival) {
		int before = distances[index];
		if (distance < before) {
			distances[index] = distance;
			arrivals[index] = (short) arrival;
			if (!queue.isSame(distance, before)) {
				queue.add(index, distance);
			}
		}
	}

	/**
	 * Returns the least duration of a path to a cell, in seconds. Infinite if no path leads there.
	 *
	 * @param index the index of the cell, see {@link TurningMap#index}
	 */
	double duration(int index) {
		while (!queue.isFinal(distances[index]) && queue.hasNext()) {
			int from = queue.next();
			if (queue.isCurrent(distances[from])) {
				expand(from);
			}
		}
		return distances[index] == FAR ? Double.POSITIVE_INFINITY : steps.duration(distances[index]);
	}

	private void expand(int from) {
		int distance = distances[from];
		int arrival = arrivals[from];
		if (table.room(from) == 0) {
			expandAmongWalls(from, distance);
			return;
		}
		int room = arrival == 0 ? 0 : table.room(from - steps.offset(arrival - 1));
		int[] durations = steps.durations(classes[from]);
		for (int step : steps.onward(classes[from], room, arrival)) {
			reach(from + steps.offset(step), sum(distance, durations[step]), step + 1);
		}
	}

	private void expandAmongWalls(int from, int distance) {
		for (int word = 0; word < steps.words(); word++) {
			for (long rest = table.departures(word, from); rest != 0; rest &= rest - 1) {
				int step = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
				int to = from + steps.offset(step);
				reach(to, sum(distance, map.leastDuration(step, from, to)), step + 1);
			}
		}
	}

	private static int sum(int distance, int duration) {
		return distance + Math.min(LONGEST - distance, duration);
	}
}
