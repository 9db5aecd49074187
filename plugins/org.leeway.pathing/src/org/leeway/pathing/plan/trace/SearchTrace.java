package org.leeway.pathing.plan.trace;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/** A record of the steps of a search. In each step, the search examined a cell or a straight segment. Immutable. */
public final class SearchTrace {

	private static final BitPlane NO_CELLS = BitPlane.empty(1, 1);

	private final BitPlane explored;
	private final BitPlane covered;
	/** Indexed by step: its cell as {@code y * width + x}. Empty if the steps are segments. */
	private final int[] cells;
	private final List<Segment> segments;
	private final Optional<Point> nearest;

	private SearchTrace(BitPlane explored, BitPlane covered, int[] cells, List<Segment> segments,
			Optional<Point> nearest) {
		this.explored = explored;
		this.covered = covered;
		this.cells = cells;
		this.segments = List.copyOf(segments);
		this.nearest = Objects.requireNonNull(nearest, "nearest");
	}

	/**
	 * Creates the trace of a search on the grid.
	 *
	 * @param explored all cells that the search examined. May have more cells than {@code order}: if there is no path, a flood
	 * fill may find all reachable cells, and {@code order} is empty
	 * @param covered the cells that the unit covers along the path. The plane has the size of {@code explored}
	 * @param order the cell of each step, as {@code y * width + x} of the plane {@code explored}
	 * @param nearest if there is no path, the reachable place nearest to the goal. Empty if there is a path, or if this place
	 * is not known
	 */
	public static SearchTrace ofCells(BitPlane explored, BitPlane covered, int[] order, Optional<Point> nearest) {
		return new SearchTrace(explored, covered, order.clone(), List.of(), nearest);
	}

	/** Creates the trace of a search that examined straight segments, in their order. */
	public static SearchTrace ofSegments(List<Segment> segments) {
		return new SearchTrace(NO_CELLS, NO_CELLS, new int[0], segments, Optional.empty());
	}

	/** Returns the number of steps. */
	public int steps() {
		return Math.max(cells.length, segments.size());
	}

	/** Returns the cell of a step. Empty if the steps are segments. */
	public Optional<Cell> cell(int step) {
		return step < cells.length ? Optional.of(new Cell(cells[step] % explored.width(), cells[step] / explored.width()))
				: Optional.empty();
	}

	/** Returns all cells that the search examined. No cell is set if the search examined segments instead of cells. */
	public BitPlane explored() {
		return explored;
	}

	/**
	 * Returns the cells that the unit covers along its path on the grid. No cell is set if there is no path, or if the search
	 * examined segments instead of cells.
	 */
	public BitPlane covered() {
		return covered;
	}

	/**
	 * Returns the cells that the search had examined after its first {@code steps} steps. Cells that belong to no
	 * step, see {@link #ofCells}, are always included.
	 */
	public BitPlane exploredAfter(int steps) {
		if (steps >= cells.length) {
			return explored;
		}
		BitPlaneEditor rest = explored.edit();
		for (int i = steps; i < cells.length; i++) {
			rest.clearRun(cells[i] % explored.width(), cells[i] / explored.width(), 1);
		}
		for (int i = 0; i < steps; i++) {
			rest.set(cells[i] % explored.width(), cells[i] / explored.width());
		}
		return rest.build();
	}

	/** Returns the segments that the search examined, in their order. Empty if the steps are cells. */
	public List<Segment> segments() {
		return segments;
	}

	/** Returns the segments of the first {@code steps} steps. Empty if the steps are cells. */
	public List<Segment> segmentsAfter(int steps) {
		return segments.subList(0, Math.min(steps, segments.size()));
	}

	/**
	 * Returns the reachable place that is nearest to the goal. Empty if there is a path, or if the place is not
	 * known.
	 */
	public Optional<Point> nearest() {
		return nearest;
	}
}
