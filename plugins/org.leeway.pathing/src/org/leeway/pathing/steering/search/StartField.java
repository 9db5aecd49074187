package org.leeway.pathing.steering.search;

import java.util.Arrays;

/**
 * How long it takes at least from a start to each cell: the duration of the shortest way in moves of the lattice that the
 * terrain allows, were every move to follow from every other. It is filled outwards from the start as far as searches ask,
 * and kept for the next search. Never more than any path of the lattice takes. Not thread-safe.
 */
final class StartField {

	/** A cell in units of the field; a diagonal is a whole number of them, and a ten-millionth. */
	private static final int UNIT = 985;
	/** Dearer moves count as this, so that there are not too many buckets. */
	private static final int DEAREST = 1 << 18;
	private static final int FAR = Integer.MAX_VALUE;

	private final TurningMap map;
	private final int[] distances;
	private final FieldQueue queue;
	private final StepTable steps;
	/** By class of speed and step. */
	private final int[][] durations;

	/** @param range how far, in cells, curves lead from a start beside the lattice; 0 if it is on it */
	StartField(TurningMap map, LatticeEnd start, double range) {
		this.map = map;
		this.distances = new int[map.classes().length];
		Arrays.fill(distances, FAR);
		this.steps = map.stepTable();
		this.durations = new int[map.classCount()][steps.count()];
		for (int i = 0; i < durations.length; i++) {
			double speed = map.speed(i);
			Arrays.setAll(durations[i], step -> units(steps.weight(step) / speed));
		}
		int dearest = Arrays.stream(durations).flatMapToInt(Arrays::stream).max().orElse(1);
		this.queue = new FieldQueue(Math.max(dearest, units((2 * range + 2) / map.speed(0))) + 1);
		int reach = (int) Math.ceil(range);
		for (int y = Math.max(0, start.y() - reach); y <= Math.min(map.height() - 1, start.y() + reach); y++) {
			for (int x = Math.max(0, start.x() - reach); x <= Math.min(map.width() - 1, start.x() + reach); x++) {
				seed(map.index(x, y), start.isPlaced() ? 0 : units(start.pose().position().distance(map.place(x, y)) / map.speed(0)));
			}
		}
	}

	private static int units(double duration) {
		return (int) Math.min(DEAREST, Math.floor(duration * UNIT));
	}

	private void seed(int index, int distance) {
		if (map.classes()[index] != TurningMap.NONE) {
			reach(index, distance);
		}
	}

	private void reach(int index, int distance) {
		if (distance < distances[index]) {
			distances[index] = distance;
			queue.add(index, distance);
		}
	}

	/** How long it takes at least from the start to a cell; infinite if no path leads there. */
	double estimate(int x, int y) {
		int index = map.index(x, y);
		int distance = distances[index];
		if (distance >= queue.level()) {
			fill(index);
			distance = distances[index];
		}
		return distance == FAR ? Double.POSITIVE_INFINITY : (double) distance / UNIT;
	}

	/** Fills the field until the distance of a cell is final. */
	private void fill(int index) {
		byte[] classes = map.classes();
		while (distances[index] >= queue.level() && queue.hasNext()) {
			int from = queue.next();
			int distance = queue.level();
			if (distances[from] != distance) {
				continue;
			}
			for (int word = 0; word < steps.words(); word++) {
				long rest = steps.departures(word, from);
				for (; rest != 0; rest &= rest - 1) {
					int step = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
					int to = from + steps.offset(step);
					int other = classes[to];
					if (other != TurningMap.NONE) {
						reach(to, distance + durations[Math.max(classes[from], other)][step]);
					}
				}
			}
		}
	}
}
