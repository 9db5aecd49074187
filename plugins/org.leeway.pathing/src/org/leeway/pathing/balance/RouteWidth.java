package org.leeway.pathing.balance;

import java.util.BitSet;

import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Diagonals;

/**
 * A search for the largest square of anchors that can move along the cheapest routes of an agent. An anchor is the cell under
 * the agent's top-left corner. The square may only cover legal anchors. The square moves from a start to a goal, and always
 * covers at least one anchor of a cheapest route. Not thread-safe.
 */
final class RouteWidth {

	private final TravelField field;
	private final StepGraph graph;
	private final RouteAnchors onRoutes;
	private final int[] goals;
	private final ClearanceMap squares;
	private final int width;
	private final int height;
	/**
	 * Indexed by corner of cells as {@code y * (width + 1) + x}: how many anchors of the routes lie above and to the left of
	 * the corner. With four such sums, the anchors in a rectangle are counted in constant time.
	 */
	private final int[] sums;

	/**
	 * Creates a search for the widest square that can follow given routes.
	 *
	 * @param onRoutes the anchors of the routes
	 * @param squares for each anchor, the side of the largest square of legal anchors that has this anchor at its top left
	 */
	RouteWidth(TravelField field, RouteAnchors onRoutes, int[] goals, ClearanceMap squares) {
		this.field = field;
		this.graph = field.graph();
		this.onRoutes = onRoutes;
		this.goals = goals;
		this.squares = squares;
		this.width = squares.width();
		this.height = squares.height();
		this.sums = new int[(width + 1) * (height + 1)];
		for (int i = 0; i < onRoutes.count(); i++) {
			Cell cell = graph.cell(onRoutes.at(i));
			sums[(cell.y() + 1) * (width + 1) + cell.x() + 1] = 1;
		}
		for (int y = 1; y <= height; y++) {
			for (int x = 1, row = 0; x <= width; x++) {
				row += sums[y * (width + 1) + x];
				sums[y * (width + 1) + x] = sums[(y - 1) * (width + 1) + x] + row;
			}
		}
	}

	/** Returns the side of the largest square, in anchors, by binary search. */
	int widest() {
		int low = 1;
		int high = squares.max() + 1;
		while (high - low > 1) {
			int middle = (low + high) / 2;
			if (follows(middle)) {
				low = middle;
			} else {
				high = middle;
			}
		}
		return low;
	}

	/** Returns whether a square with the given side length gets from a start to a goal along the routes. */
	private boolean follows(int side) {
		BitSet known = new BitSet(width * height);
		IntStack open = new IntStack();
		// the routes begin with their starts
		for (int i = 0; i < onRoutes.count() && field.cost(onRoutes.at(i)) == 0; i++) {
			add(graph.cell(onRoutes.at(i)), side, known, open);
		}
		Diagonals diagonals = graph.anchors().diagonals();
		while (!open.isEmpty()) {
			int at = open.pop();
			for (int i = 0; i < 9; i++) {
				int x = at % width + i % 3 - 1;
				int y = at / width + i / 3 - 1;
				boolean isStep = isLegal(x, y, side) && (i % 2 == 1
						|| diagonals.allow(isLegal(x, at / width, side), isLegal(at % width, y, side)));
				if (isStep && !known.get(y * width + x) && isNear(x, y, side)) {
					known.set(y * width + x);
					open.push(y * width + x);
				}
			}
		}
		for (int goal : goals) {
			if (covers(graph.cell(goal), side, known)) {
				return true;
			}
		}
		return false;
	}

	private void add(Cell start, int side, BitSet known, IntStack open) {
		for (int y = start.y() - side + 1; y <= start.y(); y++) {
			for (int x = start.x() - side + 1; x <= start.x(); x++) {
				if (isLegal(x, y, side) && !known.get(y * width + x)) {
					known.set(y * width + x);
					open.push(y * width + x);
				}
			}
		}
	}

	private boolean covers(Cell goal, int side, BitSet known) {
		for (int y = Math.max(0, goal.y() - side + 1); y <= goal.y(); y++) {
			int first = known.nextSetBit(y * width + Math.max(0, goal.x() - side + 1));
			if (first >= 0 && first <= y * width + goal.x()) {
				return true;
			}
		}
		return false;
	}

	private boolean isLegal(int x, int y, int side) {
		return x >= 0 && y >= 0 && x < width && y < height && squares.get(x, y) >= side;
	}

	private boolean isNear(int x, int y, int side) {
		int stride = width + 1;
		int right = x + side;
		int bottom = y + side;
		return sums[bottom * stride + right] - sums[y * stride + right] - sums[bottom * stride + x] + sums[y * stride + x] > 0;
	}
}
