package org.leeway.pathing.balance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Diagonals;

/**
 * The base of a start: the cells that an agent covers within a time. Immutable.
 *
 * @param room the number of places for one building, that is, squares of the building's size inside the base. Overlapping
 * squares all count
 * @param closings the gaps to close so that no way leads from the base to the outside. In the outside, another start is as near
 * as this start, or nearer. The gaps have as few anchors (top-left cells of the agent) as possible. Ties go to the gaps
 * nearest to the base. The list is empty if no way leads outside. The {@code Optional} is empty if the base touches the
 * outside, so that no gap lies between the base and the outside
 */
public record Base(long room, Optional<List<Gap>> closings) {

	/** Relative tolerance of the limit of time: times that are greater by this share are still within the limit. */
	private static final double TOLERANCE = 1e-9;

	public Base {
		closings = closings.map(List::copyOf);
	}

	/**
	 * Describes the base of a start.
	 *
	 * @param start index of the start
	 * @param limit the travel time from the start within which a place belongs to the base, in the unit of the travel fields
	 * @param size side of the agent's square, in cells
	 * @param side side of a building's square, in cells
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Base of(TravelAreas areas, int start, double limit, int size, int side, Progress progress) {
		TravelField field = areas.fields().get(start);
		double most = limit * (1 + TOLERANCE);
		BitPlane near = covered(field.graph(), anchor -> field.cost(anchor) <= most, size);
		progress.check();
		return new Base(squares(near, side), closings(areas, start, most, size, progress));
	}

	private static long squares(BitPlane cells, int side) {
		return side > Math.min(cells.width(), cells.height()) ? 0
				: ClearanceAnnotator.annotate(cells, Progress.NONE).atLeast(side).count();
	}

	/** Returns the cells that the agent covers when it stands on anchors that pass a test. The agent covers a square. */
	private static BitPlane covered(StepGraph graph, IntPredicate anchors, int size) {
		BitPlane plane = graph.anchors().plane();
		BitPlaneEditor covered = BitPlane.empty(plane.width(), plane.height()).edit();
		for (int y = 0; y < plane.height(); y++) {
			for (int x = plane.nextSet(0, y); x < plane.width(); x = plane.nextSet(x + 1, y)) {
				for (int row = y; anchors.test(graph.index(x, y)) && row < y + size; row++) {
					covered.setRun(x, row, size);
				}
			}
		}
		return covered.build();
	}

	private static Optional<List<Gap>> closings(TravelAreas areas, int start, double most, int size, Progress progress) {
		TravelField field = areas.fields().get(start);
		BitPlane all = plane(field.graph(), anchor -> areas.owner(anchor) != TravelAreas.NONE);
		Diagonals steps = field.graph().anchors().diagonals().joinCorners() ? Diagonals.ALWAYS : Diagonals.STRAIGHT;
		StepGraph graph = StepGraph.of(all, steps, progress);
		BitSet own = new BitSet(graph.size());
		BitSet others = new BitSet(graph.size());
		for (int anchor = 0; anchor < graph.size(); anchor++) {
			int owner = areas.owner(anchor);
			own.set(anchor, owner == start && field.cost(anchor) <= most);
			others.set(anchor, owner != start && owner != TravelAreas.NONE);
		}
		CellFlow flow = new CellFlow(graph, own, others, progress);
		return flow.direct() > 0 ? Optional.empty() : Optional.of(gaps(flow.cut(), graph, size));
	}

	private static BitPlane plane(StepGraph graph, IntPredicate anchors) {
		BitPlane legal = graph.anchors().plane();
		BitPlaneEditor plane = BitPlane.empty(legal.width(), legal.height()).edit();
		for (int y = 0; y < legal.height(); y++) {
			for (int x = legal.nextSet(0, y); x < legal.width(); x = legal.nextSet(x + 1, y)) {
				if (anchors.test(graph.index(x, y))) {
					plane.set(x, y);
				}
			}
		}
		return plane.build();
	}

	/** Divides a {@linkplain CellFlow#cut cut} into gaps, the widest gap first. Each gap is a group of neighbouring anchors. */
	private static List<Gap> gaps(int[] cut, StepGraph graph, int size) {
		Set<Cell> rest = new LinkedHashSet<>(Arrays.stream(cut).mapToObj(graph::cell)
				.sorted((a, b) -> a.y() != b.y() ? a.y() - b.y() : a.x() - b.x()).toList());
		List<Gap> gaps = new ArrayList<>();
		while (!rest.isEmpty()) {
			List<Cell> group = group(rest);
			gaps.add(new Gap(group.size() + size - 1, group, GapLine.across(group, size, graph)));
		}
		gaps.sort(Comparator.comparingInt(Gap::width).reversed());
		return gaps;
	}

	/** Removes the first cell of a set and all cells that are connected with it, and returns them. */
	private static List<Cell> group(Set<Cell> rest) {
		List<Cell> group = new ArrayList<>();
		Deque<Cell> open = new ArrayDeque<>(List.of(rest.iterator().next()));
		rest.remove(open.peek());
		while (!open.isEmpty()) {
			Cell cell = open.remove();
			group.add(cell);
			for (int i = 0; i < 9; i++) {
				Cell neighbour = new Cell(cell.x() + i % 3 - 1, cell.y() + i / 3 - 1);
				if (rest.remove(neighbour)) {
					open.add(neighbour);
				}
			}
		}
		return group;
	}
}
