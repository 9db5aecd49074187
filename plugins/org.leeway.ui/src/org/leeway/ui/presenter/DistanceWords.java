package org.leeway.ui.presenter;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import org.leeway.core.jobs.TravelJob.Answer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.CellPair;

/** Texts about the distance of two cells, and about the time that agents need from the first cell to the second. */
final class DistanceWords {

	/** Maximum number of agents in a text. */
	private static final int NAMED = 8;

	private DistanceWords() {
	}

	/**
	 * Returns a text with the size of the smallest rectangle that contains two cells, and with the distance between the middles
	 * of these cells.
	 */
	static String of(CellPair ends, LevelSnapshot level) {
		int right = ends.to().x() - ends.from().x();
		int down = ends.to().y() - ends.from().y();
		double straight = Math.hypot(right, down);
		double scale = level.header().cellScale();
		return String.format(Locale.ROOT, "%d x %d cells, %.2f from centre to centre", Math.abs(right) + 1, Math.abs(down) + 1,
				straight) + (scale == 1 ? "" : String.format(Locale.ROOT, " (%.2f in the game)", straight * scale));
	}

	/**
	 * Returns a text with a line for each agent. The line gives the duration and the length of the agent's path, or says why
	 * the agent has no path. After {@link #NAMED} agents, the last line gives only the number of further agents.
	 */
	static String of(Answer answer) {
		List<Map.Entry<Agent, PlanResult>> ways = List.copyOf(answer.ways().entrySet());
		return ways.stream().limit(NAMED).map(way -> "\n" + way.getKey().name() + ": " + of(way.getValue()))
				.collect(Collectors.joining()) + (ways.size() > NAMED ? "\nand " + (ways.size() - NAMED) + " more" : "");
	}

	private static String of(PlanResult way) {
		return switch (way.outcome()) {
		case FOUND -> String.format(Locale.ROOT, "%.1f s, %.2f cells", way.duration(), way.length());
		case START_BLOCKED, START_OUTSIDE -> "does not fit at the first cell";
		case GOAL_BLOCKED, GOAL_OUTSIDE -> "does not fit at the second cell";
		case NOT_CONNECTED, OTHER_RULE -> "cannot get there";
		};
	}
}
