package org.leeway.ui.presenter;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import org.leeway.core.analysis.explain.Obstruction;
import org.leeway.core.jobs.LargestUnitJob.Answer;
import org.leeway.core.jobs.LargestUnitJob.Request;
import org.leeway.core.text.Counts;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.gaps.BottleneckPath.Limit;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/**
 * Texts about the largest unit that gets from one cell to another. The first line has the size of the largest square unit, or
 * says what blocks the way of all units. Further lines are optional:
 * <ul>
 * <li>at most how many units of the displayed agent get there in a minute,
 * <li>the width of the largest disc that gets there between circles and polygons, if terrain is ignored.
 * </ul>
 */
final class LargestUnitWords {

	/** Maximum number of terrains that a list names. */
	private static final int NAMED = 3;

	private LargestUnitWords() {
	}

	static String of(Answer answer) {
		return onGrid(answer) + traffic(answer) + answer.round().map(path -> "\nIgnoring terrain: " + disc(path)).orElse("");
	}

	private static String traffic(Answer answer) {
		Agent agent = answer.request().agent();
		return answer.perMinute().isEmpty() ? "" : "\n" + agent.name() + " (" + agent.size() + "x" + agent.size() + "): at most "
				+ Lengths.format(answer.perMinute().getAsDouble()) + " a minute";
	}

	private static String onGrid(Answer answer) {
		int size = answer.onGrid().size();
		return size == 0 ? "Nothing gets there" + answer.inTheWay().map(cause -> reason(cause, answer)).orElse("")
				: "Largest unit on " + terrains(answer.request()) + ": " + size + " x " + size;
	}

	private static String reason(Obstruction inTheWay, Answer answer) {
		Cell cell = inTheWay.cell();
		String what = ": " + inTheWay.cause();
		if (cell.equals(answer.request().from())) {
			return what + " blocks the start at " + cell;
		}
		if (cell.equals(answer.request().to())) {
			return what + " blocks the goal at " + cell;
		}
		long others = answer.onGrid().bottleneck().count() - 1;
		return what + " blocks the way at " + cell
				+ (others == 0 ? "" : " and " + Counts.of(others, "more cell"));
	}

	private static String terrains(Request request) {
		List<String> names = IntStream.of(request.agent().capability().terrains())
				.mapToObj(id -> request.level().header().describe(id)).toList();
		return names.size() <= NAMED ? String.join(", ", names)
				: String.join(", ", names.subList(0, NAMED - 1)) + " and " + (names.size() - NAMED + 1) + " more terrains";
	}

	private static String disc(BottleneckPath path) {
		if (path.radius() < 0) {
			return "no disc" + (path.limit() == Limit.GAP ? ", obstacles close the way" : at(path.limit(), ", an obstacle covers "));
		}
		String size = Double.isInfinite(path.radius()) ? "any disc"
				: String.format(Locale.ROOT, "a disc %.2f wide", 2 * path.radius());
		return size + at(path.limit(), ", limited by ");
	}

	private static String at(Limit limit, String words) {
		return switch (limit) {
		case START -> words + "the start";
		case GOAL -> words + "the goal";
		case GAP, NOTHING -> "";
		};
	}
}
