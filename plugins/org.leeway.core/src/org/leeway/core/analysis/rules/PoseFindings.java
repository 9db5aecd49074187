package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.steering.search.PoseReach;

/**
 * A helper for rules about areas that units can enter but not leave, such as dead ends. Only agents that turn and cannot
 * reverse are checked: their units may lack the room to turn round.
 */
final class PoseFindings {

	private PoseFindings() {
	}

	/**
	 * Returns findings for all agents that turn and cannot reverse.
	 *
	 * @param areas returns the areas to report, given the poses that an agent reaches
	 * @param finding returns the finding about an agent and an area to report
	 */
	static <T> List<Finding> of(CheckedLevel level, Progress progress, Function<PoseReach, List<T>> areas,
			BiFunction<CheckedAgent, T, Finding> finding) {
		List<Finding> findings = new ArrayList<>();
		for (CheckedAgent agent : level.agents()) {
			if (!agent.agent().reverses()) {
				level.poses(agent.agent(), progress).stream().flatMap(poses -> areas.apply(poses).stream())
						.forEach(area -> findings.add(finding.apply(agent, area)));
			}
		}
		return findings;
	}

	/** Formats the number of cells of an area, its place and its size, such as {@code 12 cells at 10,3 (7 x 7)}. */
	static String size(long places, CellRect bounds) {
		return Counts.cells(places) + " at " + bounds.x() + "," + bounds.y() + " (" + bounds.width() + " x "
				+ bounds.height() + ")";
	}
}
