package org.leeway.core.analysis;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.analysis.stream.StreamedAnalysis;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.steering.search.PoseReach;
import org.leeway.pathing.world.Agent;

/**
 * The facts that rules and reports use about an analysed level. The level may be in memory ({@link LevelAnalysis}) or
 * streamed row by row ({@link StreamedAnalysis}).
 */
public interface CheckedLevel {

	/** Returns the level without its cells. */
	LevelHeader header();

	/**
	 * Returns the answer of a planner to a query for one of the level's agents.
	 *
	 * @throws UnsupportedOperationException if the level is not in memory
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	PlanResult plan(PlannerChoice planner, PlanQuery query, Progress progress);

	/**
	 * Returns all gaps between obstacles that may be too narrow for an agent whose body is a disc. On the grid, a square of cells
	 * stands for the disc. The square may be wider than the disc, so a gap that is too narrow only for the square is returned, too.
	 *
	 * @throws UnsupportedOperationException if the level is not in memory
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	GapMap gaps(Progress progress);

	/**
	 * Returns the poses that an agent reaches from its spawns. A pose is a place with a heading. Empty in these
	 * cases:
	 * <ul>
	 * <li>the agent does not {@linkplain Agent#turns turn}, or has no spawn,
	 * <li>the level is not in memory, or has more than 4096 x 4096 cells.
	 * </ul>
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Optional<PoseReach> poses(Agent agent, Progress progress);

	/**
	 * Returns the groups of spawns between which an agent cannot move, and what separates them. Spawns form a group if they
	 * are connected. Each group except the largest has one entry, which says what separates it from the largest group. Empty
	 * if all spawns where the agent fits are connected.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	List<ApartStarts> apartStarts(Agent agent, Progress progress);

	/** Returns the analyses of the level's agents, in the order of the level. */
	List<? extends CheckedAgent> agents();
}
