package org.leeway.core.analysis;

import java.util.List;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;

/**
 * The facts about an analysed level that rules and reports use. The level may be in memory ({@link LevelAnalysis}) or was
 * read row by row ({@link StreamedAnalysis}).
 */
public interface CheckedLevel {

	/** Everything of the level except its cells. */
	LevelHeader header();

	/**
	 * The answer of a planner to a query for one of the level's agents.
	 *
	 * @throws UnsupportedOperationException if the level is not in memory
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	PlanResult plan(PlannerChoice planner, PlanQuery query, Progress progress);

	/**
	 * The gaps between the obstacles.
	 *
	 * @throws UnsupportedOperationException if the level is not in memory
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	GapMap gaps(Progress progress);

	/** The analyses of the level's agents, in their order. */
	List<? extends CheckedAgent> agents();
}
