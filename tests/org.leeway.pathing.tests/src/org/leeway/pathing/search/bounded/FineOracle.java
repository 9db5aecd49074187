package org.leeway.pathing.search.bounded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.IntToDoubleFunction;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.GridUnit;

/**
 * Naive costs of routes in any direction. Reads the cells under the footprint one by one. Shares no code with the planner.
 */
final class FineOracle {

	private static final double NEAR = 1e-9;

	private final TerrainGrid grid;
	private final GridUnit unit;
	private final IntToDoubleFunction speeds;

	/** @param speeds of the terrains, by id */
	FineOracle(TerrainGrid grid, GridUnit unit, IntToDoubleFunction speeds) {
		this.grid = grid;
		this.unit = unit;
		this.speeds = speeds;
	}

	/** Returns the speed of the unit with its top left at a place. 0 if it may not be there. */
	double speed(double x, double y) {
		double least = Double.POSITIVE_INFINITY;
		for (int row = (int) Math.floor(y + NEAR); row < y + unit.size() - NEAR; row++) {
			for (int column = (int) Math.floor(x + NEAR); column < x + unit.size() - NEAR; column++) {
				boolean isFree = grid.contains(column, row) && unit.capability().contains(grid.terrain(column, row));
				least = Math.min(least, isFree ? speeds.applyAsDouble(grid.terrain(column, row)) : 0);
			}
		}
		return least;
	}

	/** Returns the cost of moving the unit's top-left corner along a line: the integral of 1 / speed over the line. */
	double cost(Segment line) {
		double dx = line.to().x() - line.from().x();
		double dy = line.to().y() - line.from().y();
		List<Double> cuts = new ArrayList<>(List.of(0.0, 1.0));
		for (int i = -1; i <= Math.max(grid.width(), grid.height()); i++) {
			cuts.add(Math.clamp((i - line.from().x()) / (dx == 0 ? NEAR * NEAR : dx), 0, 1));
			cuts.add(Math.clamp((i - line.from().y()) / (dy == 0 ? NEAR * NEAR : dy), 0, 1));
		}
		cuts.sort(null);
		double cost = 0;
		for (int i = 1; i < cuts.size(); i++) {
			double length = (cuts.get(i) - cuts.get(i - 1)) * Math.hypot(dx, dy);
			double middle = (cuts.get(i) + cuts.get(i - 1)) / 2;
			cost += length < NEAR * NEAR ? 0 : length / speed(line.from().x() + middle * dx, line.from().y() + middle * dy);
		}
		return cost;
	}

	/**
	 * Returns the cost of the best route over places on the columns and rows of the anchors. No such route costs less than the
	 * best route over all places. Infinite if there is none.
	 *
	 * @param parts of how many parts the side of a cell consists
	 */
	double best(Point start, Point goal, int parts) {
		int width = grid.width() * parts + 1;
		int from = index(start, width, parts);
		int to = index(goal, width, parts);
		double[] costs = new double[width * (grid.height() * parts + 1)];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		PriorityQueue<double[]> open = new PriorityQueue<>((a, b) -> Double.compare(a[0], b[0]));
		Set<Integer> closed = new HashSet<>();
		costs[from] = 0;
		open.add(new double[] {0, from});
		while (!open.isEmpty()) {
			int at = (int) open.remove()[1];
			if (at == to) {
				return costs[at];
			}
			if (closed.add(at)) {
				spread(at % width, at / width, width, parts, costs, open);
			}
		}
		return Double.POSITIVE_INFINITY;
	}

	private static int index(Point place, int width, int parts) {
		return (int) Math.round(place.y() * parts) * width + (int) Math.round(place.x() * parts);
	}

	/** Lowers the costs of all places on the borders of the squares that a place touches. */
	private void spread(int x, int y, int width, int parts, double[] costs, PriorityQueue<double[]> open) {
		double cost = costs[y * width + x];
		for (int top = Math.max(0, (y - 1) / parts); top <= y / parts; top++) {
			for (int left = Math.max(0, (x - 1) / parts); left <= x / parts; left++) {
				for (int i = 0; i < parts; i++) {
					int[][] places = {{left * parts + i, top * parts}, {left * parts + parts, top * parts + i},
							{left * parts + parts - i, top * parts + parts}, {left * parts, top * parts + parts - i}};
					for (int[] place : places) {
						double middle = speed((place[0] + x) / 2.0 / parts, (place[1] + y) / 2.0 / parts);
						double sum = cost + Math.hypot(place[0] - x, place[1] - y) / parts / middle;
						int to = place[1] * width + place[0];
						if (place[0] < width && to < costs.length && sum < costs[to]) {
							costs[to] = sum;
							open.add(new double[] {sum, to});
						}
					}
				}
			}
		}
	}
}
