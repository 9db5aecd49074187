package org.leeway.core.analysis.traffic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.traffic.StuckUnit;
import org.leeway.pathing.traffic.TrafficGroup;
import org.leeway.pathing.traffic.TrafficResult;

/** A search for the places where a crowd is stuck. The narrowest place on a stuck unit's way to the goal is taken for the cause. */
final class Jams {

	/** The key for stuck units whose way is wide enough. No narrow cell stops them, so one jam counts all of them. */
	private static final Cell ANYWHERE = new Cell(-1, -1);

	private final TravelField field;
	private final int size;
	/**
	 * Indexed by cell: the side of the largest square of legal anchors with this top-left cell. An anchor is the unit's top-left
	 * cell. For example, side 2 means that a unit here can move by one cell to the right, down, or both.
	 */
	private final ClearanceMap squares;

	private Jams(TrafficGroup group) {
		this.field = group.field();
		this.size = group.unit().size();
		this.squares = ClearanceAnnotator.annotate(field.graph().anchors().plane(), Progress.NONE);
	}

	/** Returns the jams of a crowd. Jams with the most units come first. */
	static List<Jam> of(List<TrafficGroup> groups, List<CrowdRun.Way> ways, TrafficResult result) {
		List<Jam> all = new ArrayList<>();
		for (int i = 0; i < groups.size(); i++) {
			int group = i;
			List<StuckUnit> stuck = result.stuck().stream().filter(unit -> unit.group() == group)
					.sorted(Comparator.comparingDouble(StuckUnit::seconds).reversed()).toList();
			if (!stuck.isEmpty()) {
				all.addAll(new Jams(groups.get(i)).of(stuck, ways.get(i).agent()));
			}
		}
		all.sort(Comparator.comparingInt(Jam::units).reversed());
		return all;
	}

	private List<Jam> of(List<StuckUnit> stuck, String agent) {
		Map<Cell, Jam> jams = new LinkedHashMap<>();
		for (StuckUnit unit : stuck) {
			Cell place = narrowest(unit.anchor());
			int widen = Math.max(0, 2 * size - width(place));
			// units whose way is wide enough form a single jam
			jams.merge(widen == 0 ? ANYWHERE : place, new Jam(agent, 1, unit.anchor(), unit.seconds(), place, width(place), widen, true),
					(first, next) -> first.withUnits(first.units() + 1));
		}
		return List.copyOf(jams.values());
	}

	/**
	 * Returns the anchor with the least {@link #width} on the way from an anchor to the goal. If several have the least width,
	 * the first on the way.
	 */
	private Cell narrowest(Cell from) {
		int at = field.graph().index(from.x(), from.y());
		Cell narrowest = from;
		while (field.cost(at) > 0 && field.cost(at) < Double.POSITIVE_INFINITY) {
			at = field.next(at);
			Cell cell = field.graph().cell(at);
			narrowest = width(cell) < width(narrowest) ? cell : narrowest;
		}
		return narrowest;
	}

	/**
	 * Returns the side of the largest free square that covers the unit at an anchor. Sides above twice the side of the unit are
	 * not measured, and count as this limit.
	 */
	private int width(Cell anchor) {
		int widest = 1;
		for (int y = Math.max(0, anchor.y() - size); y <= anchor.y(); y++) {
			for (int x = Math.max(0, anchor.x() - size); x <= anchor.x(); x++) {
				int side = Math.min(size + 1, squares.get(x, y));
				if (side > anchor.x() - x && side > anchor.y() - y) {
					widest = Math.max(widest, side);
				}
			}
		}
		return widest + size - 1;
	}
}
