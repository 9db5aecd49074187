package org.leeway.pathing.steering.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.search.Octile;
import org.leeway.pathing.util.IndexedHeap;

/**
 * An A* search for a route of a unit over the cells of a grid. A cell stands for a place of the unit: the top-left corner of
 * its square footprint is in this cell. A number called a tile is the index of a cell in row-major order. Not thread-safe.
 * <p>
 * The cost of a route is its time plus a tiny cost for each turn. So among equally fast routes, a route with few turns
 * wins. If the start has a heading, a first step in another direction also counts as a turn.
 */
final class CellRoutes {

	/** The column offset of each direction. The straight directions come first. */
	private static final int[] DX = {1, 0, -1, 0, 1, -1, -1, 1};
	/** The row offset of each direction. */
	private static final int[] DY = {0, 1, 0, -1, 1, 1, -1, -1};
	/**
	 * The cost of a turn, in the same unit as travel time. The cost is so small that it only decides between about equally fast
	 * routes.
	 */
	private static final double PER_TURN = 1e-3;
	/** Number of tiles expanded between two checks for cancellation. A power of two. */
	private static final int PATIENCE = 1024;

	private final RepairQuery query;
	private final Cell from;
	private final Cell to;
	private final AgentAnchors anchors;
	private final BitPlane legal;
	private final int directions;
	/** Indexed by tile: the directions of the steps from this tile that {@link #close} has forbidden, one bit each. */
	private final byte[] closed;
	private final double[] costs;
	/** Indexed by tile: the direction of the last step of the best known route to the tile. */
	private final byte[] arrivals;
	private final IndexedHeap open = new IndexedHeap();

	/** @param directions 4 for straight steps only, or 8 */
	CellRoutes(RepairQuery query, AgentAnchors anchors, int directions, Route.Ends ends) {
		this.query = query;
		this.from = ends.from();
		this.to = ends.to();
		this.anchors = anchors;
		this.legal = anchors.plane();
		this.directions = directions;
		int tiles = legal.width() * legal.height();
		this.closed = new byte[tiles];
		this.costs = new double[tiles];
		this.arrivals = new byte[tiles];
	}

	/** Forbids the step from a tile to a neighbour. */
	void close(Cell tile, Cell neighbour) {
		for (int i = 0; i < directions; i++) {
			if (neighbour.x() == tile.x() + DX[i] && neighbour.y() == tile.y() + DY[i]) {
				closed[index(tile.x(), tile.y())] |= (byte) (1 << i);
			}
		}
	}

	/** Returns the best route. Empty if no route without forbidden steps exists. */
	Optional<Route> find() {
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		open.clear();
		open.announce(0, costs.length);
		List<Cell> taken = new ArrayList<>();
		int generated = 1;
		reach(index(from.x(), from.y()), 0, facing(), 0);
		while (!open.isEmpty()) {
			if (taken.size() % PATIENCE == 0) {
				query.progress().check();
			}
			int tile = open.takeFirst();
			Cell cell = new Cell(tile % legal.width(), tile / legal.width());
			if (cell.equals(to)) {
				query.searched(taken, generated);
				return Optional.of(Route.of(steps(), query));
			}
			taken.add(cell);
			generated += expand(cell, tile);
		}
		query.searched(taken, generated);
		return Optional.empty();
	}

	/** Returns the index of the direction nearest to the heading at the start. -1 if the start has no heading. */
	private int facing() {
		OptionalDouble heading = query.start().heading();
		int nearest = -1;
		double best = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < directions && heading.isPresent(); i++) {
			double along = (DX[i] * Math.cos(heading.getAsDouble()) + DY[i] * Math.sin(heading.getAsDouble())) / length(i);
			if (along > best) {
				best = along;
				nearest = i;
			}
		}
		return nearest;
	}

	/** Expands a tile: updates the routes to its neighbours. Returns how many neighbours had no route before. */
	private int expand(Cell cell, int tile) {
		int met = 0;
		for (int i = 0; i < directions; i++) {
			int x = cell.x() + DX[i];
			int y = cell.y() + DY[i];
			if ((closed[tile] >> i & 1) == 0 && isLegal(x, y) && isLegal(x, cell.y()) && isLegal(cell.x(), y)) {
				double turn = arrivals[tile] < 0 || arrivals[tile] == i ? 0 : PER_TURN;
				double cost = costs[tile] + length(i) / speed(cell.x(), cell.y(), x, y) + turn;
				int next = index(x, y);
				if (cost < costs[next]) {
					met += costs[next] == Double.POSITIVE_INFINITY ? 1 : 0;
					reach(next, cost, i, Octile.distance(to.x() - x, to.y() - y) / anchors.speed(0));
				}
			}
		}
		return met;
	}

	private void reach(int tile, double cost, int direction, double rest) {
		costs[tile] = cost;
		arrivals[tile] = (byte) direction;
		open.put(tile, cost + rest);
	}

	private List<Cell> steps() {
		List<Cell> steps = new ArrayList<>(List.of(to));
		for (Cell at = to; !at.equals(from);) {
			int direction = arrivals[index(at.x(), at.y())];
			at = new Cell(at.x() - DX[direction], at.y() - DY[direction]);
			steps.add(at);
		}
		Collections.reverse(steps);
		return steps;
	}

	private static double length(int direction) {
		return direction < 4 ? 1 : Math.sqrt(2);
	}

	private double speed(int x, int y, int toX, int toY) {
		return anchors.speed(Math.max(anchors.speedClass(x, y), anchors.speedClass(toX, toY)));
	}

	private boolean isLegal(int x, int y) {
		return x >= 0 && y >= 0 && x < legal.width() && y < legal.height() && legal.get(x, y);
	}

	private int index(int x, int y) {
		return y * legal.width() + x;
	}
}
