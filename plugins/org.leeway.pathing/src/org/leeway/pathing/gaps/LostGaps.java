package org.leeway.pathing.gaps;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Scene;

/**
 * A search for gaps that a unit passes as a disc among the obstacles of the scene, but not as a square on the grid. On the
 * grid, gaps are narrower, because obstacles block whole cells. A gap counts only if it cuts the square unit off: the unit fits
 * on both sides of the gap, but reaches only one side.
 */
public final class LostGaps {

	/**
	 * Factor for the largest distance from a gap at which the search looks for a place where the square unit fits. The distance
	 * is this factor times the unit's size, plus one cell.
	 */
	private static final double REACH = 3;
	/** Distance between the tested places, in cells. */
	private static final double STEP = 0.5;

	private final Reachability reachability;

	private LostGaps(Reachability reachability) {
		this.reachability = reachability;
	}

	/**
	 * Returns the given gaps that the disc passes, but not the square unit. Keeps their order. If several of these gaps belong
	 * to one straight passage, returns only the first gap.
	 *
	 * @param gaps gaps of the scene
	 * @param scene the obstacles, with a border
	 * @param radius of the disc, in cells
	 * @param reachability the places of the square unit on the grid of the scene: where it fits, and what it reaches
	 * @param progress checked by several threads
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<Gap> among(List<Gap> gaps, Scene scene, double radius, Reachability reachability,
			Progress progress) {
		LostGaps lost = new LostGaps(reachability);
		List<Gap> parting = gaps.parallelStream().filter(gap -> {
			progress.check();
			return gap.radius() >= radius && lost.parts(gap);
		}).toList();
		if (parting.isEmpty()) {
			return parting;
		}
		GridPassages onGrid = GridPassages.of(scene, reachability.diagonals());
		List<Gap> closed = parting.parallelStream().filter(gap -> {
			progress.check();
			return !onGrid.passes(gap, reachability.size());
		}).toList();
		return closed.size() < 2 ? closed : new Passages(scene, lost::fits).first(closed, 2 * lost.reach(), progress);
	}

	private double reach() {
		return REACH * reachability.size() + 1;
	}

	private boolean fits(Point middle) {
		Cell anchor = anchor(middle.x(), middle.y());
		return isLegal(anchor.x(), anchor.y());
	}

	/** Returns the anchor (top-left cell) of the square unit whose middle is as near as possible to a place. */
	private Cell anchor(double x, double y) {
		double half = reachability.size() / 2.0;
		return new Cell((int) Math.round(x - half), (int) Math.round(y - half));
	}

	/**
	 * Returns whether the gap stops the square unit. The unit then fits on both sides of the gap, but reaches only one side
	 * from a spawn.
	 */
	private boolean parts(Gap gap) {
		Optional<Cell> one = beside(gap, 1);
		Optional<Cell> other = beside(gap, -1);
		return one.isPresent() && other.isPresent() && isReached(one.get()) != isReached(other.get());
	}

	private boolean isReached(Cell anchor) {
		return reachability.reachable().get(anchor.x(), anchor.y());
	}

	/**
	 * Finds the nearest place beside a gap where the square unit fits, and returns the top-left cell of the unit there.
	 * Searches one side of the gap, along a line from the middle of the gap, at a right angle to the gap. Empty if
	 * there is no such place up to the distance {@link #reach}.
	 *
	 * @param side the side of the gap: 1 or -1
	 */
	private Optional<Cell> beside(Gap gap, int side) {
		Segment across = gap.across();
		Point middle = gap.middle();
		double nx = side * (across.to().y() - across.from().y()) / across.length();
		double ny = side * (across.from().x() - across.to().x()) / across.length();
		for (double far = STEP; far <= reach(); far += STEP) {
			Cell anchor = anchor(middle.x() + far * nx, middle.y() + far * ny);
			if (isLegal(anchor.x(), anchor.y())) {
				return Optional.of(anchor);
			}
		}
		return Optional.empty();
	}

	private boolean isLegal(int x, int y) {
		BitPlane legal = reachability.legal();
		return x >= 0 && y >= 0 && x < legal.width() && y < legal.height() && legal.get(x, y);
	}
}
