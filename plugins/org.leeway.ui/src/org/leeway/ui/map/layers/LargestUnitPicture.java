package org.leeway.ui.map.layers;

import java.util.Locale;
import java.util.Optional;

import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.ui.map.CellPair;

/**
 * What is to be seen of a measurement.
 *
 * @param ends null for nothing
 * @param largest null as long as it is not known
 * @param round the largest disc among the obstacles, if there are any
 */
public record LargestUnitPicture(CellPair ends, LargestUnit largest, Optional<BottleneckPath> round) {

	/** Nothing to see. */
	public static final LargestUnitPicture NONE = new LargestUnitPicture(null, null, Optional.empty());

	/** The last answer, with the ends where they are now. */
	public LargestUnitPicture at(CellPair pair) {
		return new LargestUnitPicture(pair, largest, round);
	}

	/** The answer in words, that on the grid in the first line. */
	String words() {
		return largest == null ? "measuring..." : onGrid() + round.map(way -> "\n" + words(way)).orElse("");
	}

	private String onGrid() {
		return largest.size() == 0 ? "nothing gets there" : "largest unit: " + largest.size() + " x " + largest.size();
	}

	private static String words(BottleneckPath way) {
		return way.radius() < 0 ? "round, among obstacles: nothing"
				: String.format(Locale.ROOT, "round, among obstacles: %.2f across", 2 * way.radius()) + limit(way);
	}

	private static String limit(BottleneckPath way) {
		return switch (way.limit()) {
		case START -> ", all the room at the start";
		case GOAL -> ", all the room at the goal";
		case GAP, NOTHING -> "";
		};
	}
}
