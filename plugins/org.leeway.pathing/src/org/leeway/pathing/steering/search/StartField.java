package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How long it takes at least from a start to each pose. Near the start, that is what the fastest path of the lattice takes,
 * so it counts the first turn; farther away, the duration of the shortest way on from there in moves that the terrain
 * allows, were every move to follow from every other. The second part is filled outwards as far as searches ask, and kept for
 * the next search. Never more than any path of the lattice takes, and consistent: no move makes a greater difference than its
 * duration. Not thread-safe.
 */
final class StartField {

	/** A cell in units of the field; a diagonal is a whole number of them, and a ten-millionth. */
	private static final int UNIT = 985;
	/** Dearer moves count as this, so that there are not too many buckets. */
	private static final int DEAREST = 1 << 18;
	private static final int FAR = Integer.MAX_VALUE;
	/** How far the first part extends at most, in cells. */
	private static final double NEAR = 12;

	private final TurningMap map;
	/** The poses near the start; those that are closed have their exact durations. */
	private final PoseNodes near;
	/** All other poses take longer than this. */
	private final double end;
	/** By index of a cell, for all other poses there. */
	private final int[] distances;
	private final FieldQueue queue;
	private final StepTable steps;
	/** By class of speed and step. */
	private final int[][] durations;

	/**
	 * @param near memory of another field, whose poses are forgotten
	 * @param range how far, in cells, curves lead from a start beside the lattice
	 */
	StartField(TurningMap map, PoseNodes near, LatticeEnd start, double range) {
		this.map = map;
		this.near = near;
		this.distances = new int[map.classes().length];
		Arrays.fill(distances, FAR);
		this.steps = map.stepTable();
		this.durations = new int[map.classCount()][steps.count()];
		for (int i = 0; i < durations.length; i++) {
			double speed = map.speed(i);
			Arrays.setAll(durations[i], step -> units(steps.weight(step) / speed));
		}
		near.clear();
		int reach = start.isPlaced() ? 0 : (int) Math.ceil(range);
		for (int y = Math.max(0, start.y() - reach); y <= Math.min(map.height() - 1, start.y() + reach); y++) {
			for (int x = Math.max(0, start.x() - reach); x <= Math.min(map.width() - 1, start.x() + reach); x++) {
				open(start, x, y);
			}
		}
		this.end = Math.min(NEAR, 2 * Math.PI * map.unit().turningRadius() + 2) / map.speed(0);
		while (near.hasOpen() && near.level() <= end) {
			expand(near.takeFirst());
		}
		int least = near.hasOpen() ? units(near.level()) : 0;
		int most = Math.max(least, units(near.highest()));
		int dearest = Arrays.stream(durations).flatMapToInt(Arrays::stream).max().orElse(1);
		this.queue = new FieldQueue(Math.max(dearest, most - least) + 2, least);
		while (near.hasOpen()) {
			int node = near.takeFirst();
			reach(map.index(near.x(node), near.y(node)), units(near.cost(node)));
			near.forget(node);
		}
	}

	private void open(LatticeEnd start, int x, int y) {
		if (map.classes()[map.index(x, y)] == TurningMap.NONE) {
			return;
		}
		Headings headings = map.unit().headings();
		IntStream each = start.isPlaced() ? start.headings(headings) : IntStream.range(0, headings.count());
		double duration = start.isPlaced() ? 0 : start.pose().position().distance(map.place(x, y)) / map.speed(0);
		each.forEach(heading -> reach(near.at(x, y, heading), duration));
	}

	private void expand(int node) {
		int x = near.x(node);
		int y = near.y(node);
		Primitive[] moves = map.primitives(near.heading(node));
		for (int i = 0; i < moves.length; i++) {
			if (map.classes()[map.index(x + moves[i].dx(), y + moves[i].dy())] != TurningMap.NONE) {
				int speedClass = map.classOf(near.heading(node), i, x, y);
				if (speedClass != TurningMap.NONE) {
					reach(near.at(x + moves[i].dx(), y + moves[i].dy(), moves[i].to()),
							near.cost(node) + moves[i].weight() / map.speed(speedClass));
				}
			}
		}
	}

	private void reach(int node, double duration) {
		if (duration < near.cost(node)) {
			near.estimate(node, 0);
			near.open(node, 0, 0, duration);
		}
	}

	private static int units(double duration) {
		return (int) Math.min(DEAREST, Math.floor(duration * UNIT));
	}

	private void reach(int index, int distance) {
		if (distance < distances[index]) {
			distances[index] = distance;
			queue.add(index, distance);
		}
	}

	/** How long it takes at least from the start to a pose; infinite if no path leads there. */
	double estimate(int x, int y, int heading) {
		int node = near.find(x, y, heading);
		if (node >= 0 && near.cost(node) < Double.POSITIVE_INFINITY) {
			return near.cost(node);
		}
		int index = map.index(x, y);
		int distance = distances[index];
		if (distance >= queue.level()) {
			fill(index);
			distance = distances[index];
		}
		return distance == FAR ? Double.POSITIVE_INFINITY : Math.max(end, (double) distance / UNIT);
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
