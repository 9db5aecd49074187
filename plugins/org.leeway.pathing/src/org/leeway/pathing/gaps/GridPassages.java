package org.leeway.pathing.gaps;

import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;

/**
 * A test whether units on the grid pass the gaps of a scene. Obstacles block cells, and all terrain is traversable.
 * Immutable.
 */
public final class GridPassages {

	/**
	 * The steps to test, as changes of column and row: right, down left, down, down right. A step in the opposite direction
	 * crosses the same gaps, so it needs no test.
	 */
	private static final int[][] STEPS = {{1, 0}, {-1, 1}, {0, 1}, {1, 1}};
	/**
	 * Upper bound, in cells, for how much narrower a gap is on the grid than in the scene. The gap becomes narrower because
	 * obstacles block whole cells, and because units stand on whole cells.
	 */
	private static final int LOST_CELLS = 4;

	private final BitPlane blocked;
	private final boolean corners;

	private GridPassages(BitPlane blocked, boolean corners) {
		this.blocked = blocked;
		this.corners = corners;
	}

	/**
	 * Creates the test for a scene.
	 *
	 * @param scene with a border. The border has the size of the map, in cells
	 * @param diagonals the rule of diagonal steps
	 */
	public static GridPassages of(Scene scene, Diagonals diagonals) {
		Border border = scene.border().orElseThrow();
		return new GridPassages(BlockedCells.of(Scene.of(scene.circles(), scene.polygons()), (int) border.width(),
				(int) border.height()), diagonals.joinCorners());
	}

	/**
	 * Returns whether a square unit can pass a gap. The unit passes if a legal step moves its middle across {@link
	 * Gap#across}, the segment between the two obstacles. A step that begins or ends on the segment counts too.
	 *
	 * @param gap of the scene
	 * @param size of the square unit, in cells
	 */
	public boolean passes(Gap gap, int size) {
		if (gap.radius() > widestLost(size)) {
			return true;
		}
		Segment across = gap.across();
		double half = size / 2.0;
		int left = (int) Math.floor(Math.min(across.from().x(), across.to().x()) - half) - 1;
		int top = (int) Math.floor(Math.min(across.from().y(), across.to().y()) - half) - 1;
		int right = (int) Math.ceil(Math.max(across.from().x(), across.to().x()) - half) + 1;
		int bottom = (int) Math.ceil(Math.max(across.from().y(), across.to().y()) - half) + 1;
		for (int y = top; y <= bottom; y++) {
			for (int x = left; x <= right; x++) {
				if (isLegal(x, y, size) && stepsAcross(x, y, size, across)) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns a radius, in cells: a square unit passes every gap with a larger radius. The radius of a gap is the radius of the
	 * largest disc that passes.
	 *
	 * @param size of the square unit, in cells
	 */
	public static double widestLost(int size) {
		return ((double) size + LOST_CELLS) * Math.sqrt(0.5);
	}

	private boolean stepsAcross(int x, int y, int size, Segment across) {
		for (int[] step : STEPS) {
			if (isLegal(x + step[0], y + step[1], size)
					&& (corners || isLegal(x + step[0], y, size) && isLegal(x, y + step[1], size))
					&& crosses(x + size / 2.0, y + size / 2.0, step, across)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether a step crosses a segment. A step that begins or ends on the segment crosses it. A step along the segment
	 * does not.
	 */
	private static boolean crosses(double x, double y, int[] step, Segment line) {
		double ax = line.from().x();
		double ay = line.from().y();
		double bx = line.to().x();
		double by = line.to().y();
		int first = Predicates.side(x, y, x + step[0], y + step[1], ax, ay);
		int second = Predicates.side(x, y, x + step[0], y + step[1], bx, by);
		boolean between = Predicates.side(ax, ay, bx, by, x, y)
				* Predicates.side(ax, ay, bx, by, x + step[0], y + step[1]) <= 0;
		return between && first * second <= 0 && (first != 0 || second != 0);
	}

	private boolean isLegal(int x, int y, int size) {
		if (x < 0 || y < 0 || size > blocked.width() - x || size > blocked.height() - y) {
			return false;
		}
		for (int row = y; row < y + size; row++) {
			if (blocked.nextSet(x, row) < x + size) {
				return false;
			}
		}
		return true;
	}
}
