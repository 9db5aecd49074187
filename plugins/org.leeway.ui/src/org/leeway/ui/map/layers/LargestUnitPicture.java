package org.leeway.ui.map.layers;

import java.util.Locale;
import java.util.Optional;

import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.ui.map.CellPair;

/**
 * A measurement as the map draws it. Immutable.
 *
 * @param ends null for no measurement
 * @param largest null until it is known
 * @param round the bottleneck path of discs; empty in a level without obstacles
 */
public record LargestUnitPicture(CellPair ends, LargestUnit largest, Optional<BottleneckPath> round) {

	/** Nothing to see. */
	public static final LargestUnitPicture NONE = new LargestUnitPicture(null, null, Optional.empty());

	/** The last answer with other ends. */
	public LargestUnitPicture at(CellPair pair) {
		return new LargestUnitPicture(pair, largest, round);
	}

	/** The answer in words, that on the grid in the first line. */
	String words() {
		return largest == null ? "measuring..." : onGrid() + round.map(path -> "\n" + words(path)).orElse("");
	}

	private String onGrid() {
		return largest.size() == 0 ? "nothing gets there" : "largest unit: " + largest.size() + " x " + largest.size();
	}

	private static String words(BottleneckPath path) {
		return path.radius() < 0 ? "disc among obstacles: none fits"
				: String.format(Locale.ROOT, "disc among obstacles: diameter %.2f", 2 * path.radius()) + limit(path);
	}

	private static String limit(BottleneckPath path) {
		return switch (path.limit()) {
		case START -> ", limited at the start";
		case GOAL -> ", limited at the goal";
		case GAP, NOTHING -> "";
		};
	}
}
