package org.leeway.core.merge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.Finding;
import org.leeway.core.text.Counts;
import org.leeway.pathing.grid.CellRect;

/**
 * A finding that only the combination of two sides causes. The merged level has the finding, but our level, their level and
 * the base do not have it.
 *
 * @param finding in the merged level
 * @param ours our changes that together cause the finding: if all of them are left out of the merge, the finding is gone. The
 * number of trials is limited, so the list may have more changes than needed
 * @param theirs their changes that together cause the finding, found in the same way
 */
public record CombinedFinding(Finding finding, List<Cause> ours, List<Cause> theirs) {

	/**
	 * A change that one side of the merge, ours or theirs, made to the base.
	 *
	 * @param what the name of the changed object, for people. Empty if cells were changed
	 * @param cells the rectangle around the change, in cells of the merged map. The rectangle may reach beyond this map. Empty
	 * if the change has no place, such as a changed attribute of the level
	 * @param count the number of changed cells. 0 if no cells were changed
	 */
	public record Cause(String what, Optional<CellRect> cells, long count) {

		/** Returns the change in words, such as {@code 3 cells at 4,2 (3 x 1)}. */
		public String words() {
			return (what.isEmpty() ? Counts.cells(count) : what)
					+ cells.map(each -> " at " + each.x() + "," + each.y() + " (" + each.width() + " x " + each.height() + ")").orElse("");
		}
	}

	/** Returns the message of the finding with its causes. */
	public String message() {
		return finding.message() + ". Only both sides together cause it: ours with " + words(ours) + ", theirs with " + words(theirs);
	}

	private static String words(List<Cause> causes) {
		return causes.stream().map(Cause::words).collect(Collectors.joining(" and "));
	}
}
