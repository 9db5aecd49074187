package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.gaps.UnreachableComponent;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * Finds the regions among circles and polygons where an agent fits as a disc, but does not get to from a spawn: one
 * finding a pocket. Only round agents are looked at.
 */
public final class PocketRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "unreachable-pocket";

	/** Into so many pieces legs are cut to know where they are. */
	private static final int PIECES = 8;

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		LevelHeader outline = level.outline();
		List<? extends CheckedAgent> round = level.agents().stream()
				.filter(agent -> outline.isRound(agent.agent())).toList();
		List<Finding> findings = new ArrayList<>();
		if (round.isEmpty() || outline.spawns().isEmpty()) {
			return findings;
		}
		GapMap gaps = level.gaps(progress);
		for (CheckedAgent agent : round) {
			progress.check();
			double radius = outline.radius(agent.agent());
			for (UnreachableComponent pocket : gaps.unreachableComponents(radius, starts(agent, outline))) {
				CellRect bounds = bounds(pocket, radius, outline);
				if (bounds.cells() >= minArea) {
					findings.add(finding(agent, radius, pocket, bounds, outline));
				}
			}
		}
		return findings;
	}

	/** The middles of all footprints that cover a spawn. */
	private static List<Point> starts(CheckedAgent agent, LevelHeader level) {
		int size = agent.agent().size();
		List<Point> starts = new ArrayList<>();
		for (Cell spawn : level.spawns()) {
			for (int i = 0; i < size * size; i++) {
				starts.add(agent.agent().centre(new Cell(spawn.x() - i % size, spawn.y() - i / size)));
			}
		}
		return starts;
	}

	/** The cells that the unit covers in the pocket, and a few beside them. */
	private static CellRect bounds(UnreachableComponent pocket, double radius, LevelHeader level) {
		CellRect all = null;
		for (PathSegment leg : pocket.boundary()) {
			for (int i = 0; i <= PIECES; i++) {
				Point at = leg.at(leg.length() * i / PIECES);
				Cell first = level.nearest(cell(at.x() - radius, at.y() - radius));
				Cell last = level.nearest(cell(at.x() + radius, at.y() + radius));
				CellRect here = new CellRect(first.x(), first.y(), last.x() - first.x() + 1, last.y() - first.y() + 1);
				all = all == null ? here : all.union(here);
			}
		}
		return all;
	}

	private static Cell cell(double x, double y) {
		return new Cell((int) Math.floor(x), (int) Math.floor(y));
	}

	private static Finding finding(CheckedAgent agent, double radius, UnreachableComponent pocket, CellRect bounds,
			LevelHeader level) {
		String message = String.format(Locale.ROOT, "%s, round with radius %s, cannot reach a pocket at %d,%d (%d x %d)",
				agent.label(), radius, bounds.x(), bounds.y(), bounds.width(), bounds.height());
		return new Finding(ID, Severity.ERROR, agent.agent().name(), message, 0, bounds,
				level.nearest(cell(pocket.place().x(), pocket.place().y())));
	}
}
