package org.leeway.pathing.plan;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/**
 * What a search examined, step by step; each step is a cell or a straight segment. Immutable.
 */
public final class SearchTrace {

	private static final BitPlane NO_CELLS = BitPlane.empty(1, 1);

	private final BitPlane explored;
	private final BitPlane covered;
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
	 * The trace of a search on the grid.
	 *
	 * @param explored all cells that the search examined, those without a step of their own included, such as cells
	 *            that a flood fill visited before
	 * @param covered the cells that the unit covers along the path; as large a plane as the other
	 * @param order the cell of each step, as {@code y * width + x} of the plane
	 * @param nearest if there is no path, the place nearest to the goal that the unit reaches; empty if it reaches none
	 */
	public static SearchTrace ofCells(BitPlane explored, BitPlane covered, int[] order, Optional<Point> nearest) {
		return new SearchTrace(explored, covered, order.clone(), List.of(), nearest);
	}

	/** The trace of a search along straight segments, in the order in which it examined them. */
	public static SearchTrace ofSegments(List<Segment> segments) {
		return new SearchTrace(NO_CELLS, NO_CELLS, new int[0], segments, Optional.empty());
	}

	/** How many steps there are. */
	public int steps() {
		return Math.max(cells.length, segments.size());
	}

	/** The cell of a step, if that has one. */
	public Optional<Cell> cell(int step) {
		return step < cells.length ? Optional.of(new Cell(cells[step] % explored.width(), cells[step] / explored.width()))
				: Optional.empty();
	}

	/** All cells that the search examined. */
	public BitPlane explored() {
		return explored;
	}

	/** The cells that the unit covers along its path on the grid; none for other searches, or if there is no path. */
	public BitPlane covered() {
		return covered;
	}

	/** The cells that the search had examined after some steps. */
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

	/** The segments that the search examined, in their order. */
	public List<Segment> segments() {
		return segments;
	}

	/** The segments of the first steps. */
	public List<Segment> segmentsAfter(int steps) {
		return segments.subList(0, Math.min(steps, segments.size()));
	}

	/** If there is no path, the place nearest to the goal that the unit reaches, if it is known. */
	public Optional<Point> nearest() {
		return nearest;
	}
}
