package org.leeway.pathing.traffic;

import java.util.Arrays;
import java.util.List;

/**
 * An observer that records where the units of a crowd are over time, and where they wait. Memory is bounded: if a recording gets
 * too long, every second state is dropped, and from then on only every second state is recorded. Not thread-safe.
 */
public final class TrafficRecorder implements TrafficObserver {

	/** Limit for the recorded states and places together. A place needs 12 bytes, so a recording needs 48 MiB at most. */
	public static final int MOST = 1 << 22;

	private final int most;
	private final int width;
	private final int height;
	private final int[] sizes;
	/**
	 * The number of waits at each cell, stored as differences. A unit that waits in a step counts at all cells that the unit
	 * covers. The number for a cell is the sum of all entries in the rectangle from cell (0, 0) to this cell. Row by row, with
	 * one more column and one more row than the map.
	 */
	private final int[] changes;
	/** The groups of the units, indexed by number of the unit. */
	private int[] groups = new int[64];
	private int[] places = new int[TrafficRecording.INTS * 1024];
	private int[] starts = new int[256];
	private double[] times = new double[256];
	private int states;
	/**
	 * The number of ints of {@link #places} that belong to recorded states. The ints of the latest state, which is not yet
	 * recorded, follow.
	 */
	private int recorded;
	/** The number of ints of {@link #places} in use. */
	private int end;
	private int steps;
	/** The number of the first step with a unit on the map, at which the recording begins. */
	private int first;
	private int stride = 1;
	private double now;

	/**
	 * Creates an empty recording.
	 *
	 * @param width width of the map, in cells
	 * @param height height of the map, in cells
	 * @param sizes the sides of the units, indexed by group
	 */
	public TrafficRecorder(int width, int height, List<Integer> sizes) {
		this(width, height, sizes, MOST);
	}

	/** @param most limit for the recorded states and places together */
	TrafficRecorder(int width, int height, List<Integer> sizes, int most) {
		this.most = most;
		this.width = width;
		this.height = height;
		this.sizes = sizes.stream().mapToInt(Integer::intValue).toArray();
		this.changes = new int[(width + 1) * (height + 1)];
	}

	@Override
	public void begin(double seconds) {
		if (states > 0 ? (steps - first) % stride == 0 : end > 0) {
			keep();
		}
		end = recorded;
		now = seconds;
		steps++;
	}

	@Override
	public void unit(SeenUnit unit, boolean waited) {
		if (unit.id() >= groups.length) {
			groups = Arrays.copyOf(groups, Math.max(2 * groups.length, unit.id() + 1));
		}
		groups[unit.id()] = unit.group();
		if (end + TrafficRecording.INTS > places.length) {
			places = Arrays.copyOf(places, 2 * places.length);
		}
		places[end++] = TrafficRecording.first(unit);
		places[end++] = (int) Math.round(unit.x() * CrowdUnit.CELL);
		places[end++] = (int) Math.round(unit.y() * CrowdUnit.CELL);
		if (waited) {
			addWaiting((int) Math.floor(unit.x()), (int) Math.floor(unit.y()), sizes[unit.group()]);
		}
	}

	private void addWaiting(int x, int y, int size) {
		int right = Math.min(width, x + size);
		int bottom = Math.min(height, y + size);
		changes[y * (width + 1) + x]++;
		changes[y * (width + 1) + right]--;
		changes[bottom * (width + 1) + x]--;
		changes[bottom * (width + 1) + right]++;
	}

	private void keep() {
		first = states == 0 ? steps : first;
		append();
		while (states > 1 && states + recorded / TrafficRecording.INTS > most) {
			thin();
		}
	}

	/** Records the latest state. */
	private void append() {
		if (states + 2 > starts.length) {
			starts = Arrays.copyOf(starts, 2 * starts.length);
			times = Arrays.copyOf(times, 2 * times.length);
		}
		times[states++] = now;
		starts[states] = end;
		recorded = end;
	}

	/** Drops every second state. Keeps the first state. */
	private void thin() {
		int kept = 0;
		int to = 0;
		for (int i = 0; i < states; i += 2) {
			int length = starts[i + 1] - starts[i];
			System.arraycopy(places, starts[i], places, to, length);
			to += length;
			times[kept++] = times[i];
			starts[kept] = to;
		}
		states = kept;
		recorded = to;
		stride *= 2;
	}

	/** Returns the recording so far. The latest state is always part of the recording. Call this once, at the end. */
	public TrafficRecording recording() {
		if (steps > 0) {
			append();
		}
		return new TrafficRecording(Arrays.copyOf(times, states), Arrays.copyOf(starts, states + 1), Arrays.copyOf(places, recorded),
				groups, lost(), stride);
	}

	private double[] lost() {
		double stepSeconds = steps == 0 ? 0 : now / steps;
		double[] lost = new double[width * height];
		int[] above = new int[width];
		for (int y = 0; y < height; y++) {
			int row = 0;
			for (int x = 0; x < width; x++) {
				row += changes[y * (width + 1) + x];
				above[x] += row;
				lost[y * width + x] = above[x] * stepSeconds;
			}
		}
		return lost;
	}
}
