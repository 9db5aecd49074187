package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.OptionalDouble;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Pose;

/**
 * How far it is at least to a goal. From each cell: the duration of the shortest way in moves of the lattice that the terrain
 * allows, were every move to follow from every other; near the goal also: the length of
 * the curve without obstacles. The first is filled outwards from the goal as far as searches ask, and kept for the next
 * search. Never more than any path of the lattice takes, nor more than the last curve to the goal. Not thread-safe.
 */
final class GoalField {

	/**
	 * @param range from how far, in cells, curves may lead to the goal; 0 if the goal is reached on the lattice only
	 */
	record Key(Pose goal, double range) {
	}

	/** A cell in units of the field; a diagonal is a whole number of them, and a ten-millionth. */
	private static final int UNIT = 985;
	/** Dearer moves count as this, so that there are not too many buckets. */
	private static final int DEAREST = 1 << 18;
	private static final int FAR = Integer.MAX_VALUE;
	private static final double SAME = 1e-9;
	private static final int LARGEST_WINDOW = 48;

	private final TurningMap map;
	private final Key key;
	private final Curves curves;
	private final Point place;
	private final OptionalDouble heading;
	private final boolean onLattice;
	private final int goalX;
	private final int goalY;
	private final int goalHeading;

	private final int[] distances;
	private final FieldQueue queue;
	private final StepTable steps;
	/** By class of speed and step. */
	private final int[][] durations;

	private final int window;
	/** Around the goal, by cell and heading, the durations of curves; not a number where nobody asked. */
	private final double[] lengths;

	GoalField(TurningMap map, Key key) {
		this.map = map;
		this.key = key;
		TurningUnit unit = map.unit();
		this.curves = new Curves(unit.turningRadius(), unit.reverseCost());
		this.place = key.goal().position();
		this.heading = key.goal().heading();
		this.goalX = (int) Math.floor(place.x() - unit.offset() + 0.5);
		this.goalY = (int) Math.floor(place.y() - unit.offset() + 0.5);
		this.goalHeading = heading.isPresent() ? unit.headings().of(heading.getAsDouble()) : -1;
		this.onLattice = map.isInside(goalX, goalY) && place.distance(map.place(goalX, goalY)) < SAME
				&& (heading.isEmpty() || goalHeading >= 0);
		this.distances = new int[map.classes().length];
		Arrays.fill(distances, FAR);
		this.steps = map.stepTable();
		this.durations = new int[map.classCount()][steps.count()];
		for (int i = 0; i < durations.length; i++) {
			double speed = map.speed(i);
			Arrays.setAll(durations[i], step -> units(steps.weight(step) / speed));
		}
		int dearest = Arrays.stream(durations).flatMapToInt(Arrays::stream).max().orElse(1);
		this.queue = new FieldQueue(Math.max(dearest, units((key.range() + 2) / map.speed(0))) + 1);
		this.window = (int) Math.min(LARGEST_WINDOW, Math.ceil(6 * unit.turningRadius()) + 3);
		this.lengths = new double[(2 * window + 1) * (2 * window + 1) * unit.headings().count()];
		Arrays.fill(lengths, Double.NaN);
		seed();
	}

	private static int units(double duration) {
		return (int) Math.min(DEAREST, Math.floor(duration * UNIT));
	}

	private void seed() {
		if (onLattice) {
			seed(goalX, goalY, 0);
		}
		int range = (int) Math.ceil(key.range());
		for (int y = Math.max(0, goalY - range); y <= Math.min(map.height() - 1, goalY + range); y++) {
			for (int x = Math.max(0, goalX - range); x <= Math.min(map.width() - 1, goalX + range); x++) {
				if (isInRange(x, y)) {
					seed(x, y, units(distance(x, y) / map.speed(0)));
				}
			}
		}
	}

	private void seed(int x, int y, int distance) {
		int index = map.index(x, y);
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

	/** Whether a curve may lead from a cell to the goal. */
	boolean isInRange(int x, int y) {
		return key.range() > 0 && distance(x, y) <= key.range();
	}

	private double distance(int x, int y) {
		double dx = x + map.unit().offset() - place.x();
		double dy = y + map.unit().offset() - place.y();
		return Math.sqrt(dx * dx + dy * dy);
	}

	/** Whether a pose of the lattice is the goal. */
	boolean isGoal(int x, int y, int at) {
		return onLattice && x == goalX && y == goalY && (heading.isEmpty() || at == goalHeading);
	}

	/** How long it takes at least from a pose to the goal; infinite if no path leads there. */
	double estimate(int x, int y, int at) {
		int index = map.index(x, y);
		int distance = distances[index];
		if (distance >= queue.level()) {
			fill(index);
			distance = distances[index];
		}
		return distance == FAR ? Double.POSITIVE_INFINITY : Math.max((double) distance / UNIT, curve(x, y, at));
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
				long rest = steps.arrivals(word, from);
				for (; rest != 0; rest &= rest - 1) {
					int step = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
					int to = from - steps.offset(step);
					int other = classes[to];
					if (other != TurningMap.NONE) {
						reach(to, distance + durations[Math.max(classes[from], other)][step]);
					}
				}
			}
		}
	}

	private double curve(int x, int y, int at) {
		int dx = x - goalX + window;
		int dy = y - goalY + window;
		if (dx < 0 || dy < 0 || dx > 2 * window || dy > 2 * window) {
			return 0;
		}
		int index = (dy * (2 * window + 1) + dx) * map.unit().headings().count() + at;
		if (Double.isNaN(lengths[index])) {
			double fromX = x + map.unit().offset();
			double fromY = y + map.unit().offset();
			double angle = map.unit().headings().angle(at);
			double length = heading.isPresent()
					? curves.length(fromX, fromY, angle, place.x(), place.y(), heading.getAsDouble())
					: curves.leastTo(fromX, fromY, angle, place.x(), place.y());
			lengths[index] = length / map.speed(0);
		}
		return lengths[index];
	}
}
