package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * The largest disc in each of the {@link Cells}, the areas between gaps. The centre of this disc is the <em>peak</em>
 * of the cell, the place farthest from all walls. The search begins in the middle of the cell's widest gap, and moves
 * to a larger disc in each step.
 */
final class Peaks {

	private static final int MOST_STEPS = 100;
	private static final double PRECISION = 1e-15;
	private static final int CELLS_A_CHECK = 1 << 8;

	private final NavMesh mesh;
	private final Cells cells;
	private final CellWalls walls;
	private final CellGaps cellGaps;
	private final TangentDisc disc = new TangentDisc();
	private final double[] xs;
	private final double[] ys;
	private final double[] radii;

	/**
	 * Finds the largest disc in each cell.
	 *
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	Peaks(NavMesh mesh, Cells cells, CellWalls walls, CellGaps cellGaps, Progress progress) {
		this.mesh = mesh;
		this.cells = cells;
		this.walls = walls;
		this.cellGaps = cellGaps;
		this.xs = new double[cells.count()];
		this.ys = new double[cells.count()];
		this.radii = new double[cells.count()];
		Arrays.fill(radii, Double.NaN);
		for (int face = 0; face < mesh.faceCount(); face++) {
			if (cells.regions(face) == null) {
				beginInside(face);
			}
		}
		for (int cell = 0; cell < radii.length; cell++) {
			if (cell % CELLS_A_CHECK == 0) {
				progress.check();
			}
			if (cellGaps.count(cell) == 0 || beginAtGap(cell, cellGaps.widest(cell))) {
				climb(cell);
			}
		}
	}

	double x(int cell) {
		return xs[cell];
	}

	double y(int cell) {
		return ys[cell];
	}

	/**
	 * Returns the radius of the largest disc whose centre lies in a cell of {@link Cells}, in cells of the map.
	 *
	 * @param cell the number of the cell in {@link Cells}
	 */
	double radius(int cell) {
		return radii[cell];
	}

	private void set(int cell, double x, double y, double radius) {
		xs[cell] = x;
		ys[cell] = y;
		radii[cell] = radius;
	}

	private void beginInside(int face) {
		double x = 0;
		double y = 0;
		for (int i = 0; i < mesh.size(face); i++) {
			x += mesh.x(mesh.origin(mesh.firstEdge(face) + i)) / mesh.size(face);
			y += mesh.y(mesh.origin(mesh.firstEdge(face) + i)) / mesh.size(face);
		}
		int cell = cells.cell(face, x, y);
		set(cell, x, y, walls.clearance(cell, x, y));
	}

	/**
	 * Sets the place in a cell where the search for the peak begins. Tries places a little beside the middle of a gap. If a
	 * disc larger than the gap fits at such a place, the search begins there, and the result is true. Otherwise it begins in
	 * the middle of the gap, and the result is false.
	 */
	private boolean beginAtGap(int cell, int gap) {
		Gaps gaps = cells.gaps();
		double ax = mesh.x(gaps.from(gap));
		double ay = mesh.y(gaps.from(gap));
		double radius = gaps.radius(gap);
		double ux = (ax - gaps.endX(gap)) / (2 * radius);
		double uy = (ay - gaps.endY(gap)) / (2 * radius);
		double sign = cells.right(gap) == cell ? 1 : -1;
		double x = (ax + gaps.endX(gap)) / 2;
		double y = (ay + gaps.endY(gap)) / 2;
		set(cell, x, y, radius);
		for (double step = radius / 4; step > 1e-7 * radius; step /= 2) {
			// A disc in the middle of the gap touches a corner at one end of the gap, and a wall at the other end. A step at
			// right angles to the gap takes the disc away from the corner. But the wall may be parallel to the step, and stay
			// as near. So half of the distance gained from the corner is given to the wall: the disc is also moved a little
			// towards the corner. Then both distances grow.
			double shift = step * step / (4 * radius);
			double besideX = x + sign * step * uy + shift * ux;
			double besideY = y - sign * step * ux + shift * uy;
			double clearance = walls.clearance(cell, besideX, besideY);
			if (clearance > radius && crossesNone(cell, gap, x, y, besideX, besideY)) {
				set(cell, besideX, besideY, clearance);
				return true;
			}
		}
		return false;
	}

	private boolean crossesNone(int cell, int except, double ax, double ay, double bx, double by) {
		Gaps gaps = cells.gaps();
		for (int i = 0; i < cellGaps.count(cell); i++) {
			int gap = cellGaps.gap(cell, i);
			int from = gaps.from(gap);
			if (gap != except && Predicates.cross(ax, ay, bx, by, mesh.x(from), mesh.y(from), gaps.endX(gap),
					gaps.endY(gap))) {
				return false;
			}
		}
		return true;
	}

	private void climb(int cell) {
		// Each step replaces every wall by a straight line. This line touches the wall at the wall's point nearest to the
		// centre of the present disc. The next disc is the largest disc between these lines. The next disc overlaps no wall,
		// because walls are convex and so lie behind their lines. The present disc fits between the lines, too, so the next
		// disc is not smaller. All these discs are larger than the gaps of the cell, so no step leaves the cell through a gap.
		for (int step = 0; step < MOST_STEPS; step++) {
			double x = xs[cell];
			double y = ys[cell];
			disc.begin(8 * radii[cell]);
			for (int wall = walls.from(cell); wall < walls.to(cell); wall++) {
				double nearestX = walls.nearestX(wall, x, y);
				double nearestY = walls.nearestY(wall, x, y);
				double dx = x - nearestX;
				double dy = y - nearestY;
				// if several discs are equally large, rounding decides which of them is found. Math.sqrt gives the same
				// result in Java and in browsers, Math.hypot does not
				double distance = Math.sqrt(dx * dx + dy * dy);
				disc.add(distance, dx / distance, dy / distance);
			}
			disc.solve();
			double clearance = walls.clearance(cell, x + disc.x(), y + disc.y());
			if (!(clearance > radii[cell] * (1 + PRECISION))) {
				return;
			}
			set(cell, x + disc.x(), y + disc.y(), clearance);
		}
	}
}
