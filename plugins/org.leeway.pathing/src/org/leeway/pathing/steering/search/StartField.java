package org.leeway.pathing.steering.search;

import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;

/**
 * Lower bounds of the durations from a start to all poses. Near the start, the bounds come from a search over poses, so
 * they include the time of the first turn. Farther away, they come from {@link CellField}, which ignores headings. Not
 * thread-safe.
 * <p>
 * The bounds are consistent: at the two ends of a move, they differ by at most the duration of the move.
 */
final class StartField {

	/**
	 * Limit, in cells, for the search over poses that computes the bounds near the start. The search ends after the time in
	 * which a unit drives this distance at the highest speed. For a small turning radius, the limit is less: the length of a
	 * whole turn plus 2 cells. Farther away, {@link #cells} gives the bounds.
	 */
	private static final double NEAR = 12;

	private final TurningMap map;
	/** The poses near the start that the search over poses has reached, with their durations from the start. */
	private final PoseNodes near;
	/**
	 * The duration, in seconds, up to which the search over poses has gone. Poses that are not in {@link #near} need at least
	 * this time from the start.
	 */
	private final double end;
	private final Point start;
	/** Upper bound for the distance of all poses in {@link #near} from the start, in cells. */
	private final double reach;
	/** The bounds for all poses that are not in {@link #near}. These bounds ignore headings. */
	private final CellField cells;

	/**
	 * Computes lower bounds for the poses near a start.
	 *
	 * @param near memory for the nodes. Any nodes of an earlier field are removed
	 * @param range the largest length, in cells, of the curve that joins the start to a pose of the lattice. Unused if the
	 * start is itself a pose of the lattice
	 */
	StartField(TurningMap map, PoseNodes near, LatticeEnd start, double range) {
		this.map = map;
		this.near = near;
		this.start = start.pose().position();
		near.clear();
		openAround(start, range);
		this.end = Math.min(NEAR, 2 * Math.PI * map.unit().turningRadius() + 2) / map.speed(0);
		this.reach = end * map.speed(0) + 1;
		while (near.hasOpen() && near.level() <= end) {
			expand(near.takeFirst());
		}
		double least = near.hasOpen() ? near.level() : 0;
		this.cells = new CellField(map, least, Math.max(least, near.highest()));
		while (near.hasOpen()) {
			int node = near.takeFirst();
			cells.begin(map.index(near.x(node), near.y(node)), near.cost(node));
			near.forget(node);
		}
	}

	private void openAround(LatticeEnd start, double range) {
		int around = start.isPlaced() ? 0 : (int) Math.ceil(range);
		for (int y = Math.max(0, start.y() - around); y <= Math.min(map.height() - 1, start.y() + around); y++) {
			for (int x = Math.max(0, start.x() - around); x <= Math.min(map.width() - 1, start.x() + around); x++) {
				open(start, x, y);
			}
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
				double duration = map.duration(near.heading(node), i, x, y);
				if (duration < Double.POSITIVE_INFINITY) {
					reach(near.at(x + moves[i].dx(), y + moves[i].dy(), moves[i].to()), near.cost(node) + duration);
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

	/** Returns a lower bound of the durations from the start to all poses of a cell, in seconds. */
	double estimate(int x, int y) {
		double least = Math.max(end, cells.duration(map.index(x, y)));
		if (map.place(x, y).distance(start) <= reach) {
			for (int i = 0; i < map.unit().headings().count(); i++) {
				least = Math.min(least, estimate(x, y, i));
			}
		}
		return least;
	}

	/** Returns a lower bound of the duration from the start to a pose, in seconds. Infinite if no path leads there. */
	double estimate(int x, int y, int heading) {
		int node = near.find(x, y, heading);
		if (node >= 0 && near.cost(node) < Double.POSITIVE_INFINITY) {
			return near.cost(node);
		}
		return Math.max(end, cells.duration(map.index(x, y)));
	}
}
