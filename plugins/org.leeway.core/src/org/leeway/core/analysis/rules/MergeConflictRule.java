package org.leeway.core.analysis.rules;

import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.part.Conflict;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** A rule about conflicts that a merge left in the level. */
public final class MergeConflictRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "merge-conflict";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Merge conflict", Severity.ERROR, Subject.LEVEL,
			"Two branches changed the same thing in different ways. The level has our side, and the conflict holds theirs. "
					+ "Decide for one of them, or change the place.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return level.header().conflicts().stream().map(conflict -> finding(conflict, level.header())).toList();
	}

	private static Finding finding(Conflict conflict, LevelHeader level) {
		CellRect map = new CellRect(0, 0, level.width(), level.height());
		CellRect place = conflict.cells().orElse(new CellRect(0, 0, 1, 1));
		Cell sample = level.nearest(new Cell(place.x(), place.y()));
		CellRect bounds = place.intersection(map).orElse(new CellRect(sample.x(), sample.y(), 1, 1));
		return DESCRIPTOR.finding("a merge conflict about " + conflict.what(), bounds, sample);
	}
}
