package org.leeway.ui.survey;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.traffic.CrowdQuestion;
import org.leeway.core.analysis.traffic.CrowdReplay;
import org.leeway.core.analysis.traffic.CrowdRun;
import org.leeway.core.analysis.traffic.TrafficPair;
import org.leeway.core.text.Lengths;

/** Texts about a simulated crowd. */
final class CrowdText {

	/** Limit for the number of gaps that a text lists. */
	private static final int GAPS = 3;
	private static final int MINUTE = 60;

	private CrowdText() {
	}

	/**
	 * Returns all numbers of a simulation as lines of text. The numbers are the upper bound of the traffic, the reached rate, the
	 * arrivals, and the units that are left.
	 */
	static String of(CrowdQuestion question, CrowdReplay replay) {
		TrafficPair pair = replay.pair();
		String ways = pair.from().label() + " to " + pair.to().label() + "\n";
		List<String> unusual = CrowdOptions.unusual(Optional.empty(), question.order());
		ways += unusual.isEmpty() ? "" : "With " + String.join(", ", unusual) + "\n";
		if (pair.crowd().isEmpty()) {
			return ways + reason(pair);
		}
		CrowdRun crowd = pair.crowd().get();
		StringBuilder text = new StringBuilder(ways);
		text.append(bound(pair)).append('\n').append(reached(crowd, pair.bothWays().perSecond())).append('\n');
		for (int way = 0; way < crowd.ways().size(); way++) {
			text.append(describe(crowd, way)).append('\n');
		}
		int stuck = crowd.result().stuck().size();
		text.append("Stuck ").append(stuck).append(", others on the way ").append(crowd.result().onWay() - stuck)
				.append(", waiting to enter ").append(crowd.result().waiting());
		crowd.jams().forEach(jam -> text.append('\n').append(jam.message()));
		if (replay.recording().stride() > 1) {
			text.append("\nThe crowd is large, so Play shows one of ").append(replay.recording().stride()).append(" steps.");
		}
		return text.toString();
	}

	private static String reason(TrafficPair pair) {
		return pair.bothWays().perSecond() == 0 ? "No unit gets from one start to the other, so nothing is simulated."
				: "No gap lies between these starts, so nothing is simulated.";
	}

	private static String bound(TrafficPair pair) {
		String gaps = pair.bothWays().gaps().stream().limit(GAPS)
				.map(gap -> gap.width() + " wide at " + gap.cells().get(gap.cells().size() / 2)).collect(Collectors.joining(", "));
		int more = pair.bothWays().gaps().size() - GAPS;
		boolean isBothWays = pair.crowd().orElseThrow().ways().size() > 1;
		return "Bound " + perMinute(pair.bothWays().perSecond())
				+ (isBothWays ? " both ways, " + perMinute(pair.oneWay().perSecond()) + " one way" : "") + "\nNarrowest: " + gaps
				+ (more > 0 ? ", " + more + " more" : "");
	}

	private static String perMinute(double perSecond) {
		return Lengths.format(MINUTE * perSecond) + " a minute";
	}

	/**
	 * Returns a text with the average rate of arrivals of the units that go, also in percent of the bound. If a smaller share
	 * of the units that come back has arrived, the rate counts only this smaller share.
	 */
	private static String reached(CrowdRun crowd, double bound) {
		double went = Double.POSITIVE_INFINITY;
		double seconds = crowd.result().seconds();
		for (int way = 0; way < crowd.ways().size(); way++) {
			went = Math.min(went, (double) crowd.result().arrivals().get(way).length * crowd.ways().getFirst().units()
					/ crowd.ways().get(way).units());
		}
		return "Reached " + perMinute(went / seconds) + String.format(Locale.ROOT, ", %.0f %% of the bound", 100 * went / seconds / bound);
	}

	private static String describe(CrowdRun crowd, int way) {
		CrowdRun.Way units = crowd.ways().get(way);
		return (way == 0 ? "Go: " : "Come back: ") + crowd.result().arrivals().get(way).length + " of " + units.units() + " "
				+ units.agent() + " arrived, " + Lengths.format(crowd.perMinute(way)) + " a minute\n    half "
				+ by(crowd.seconds(way, 50)) + ", 90 % " + by(crowd.seconds(way, 90)) + ", all " + by(crowd.seconds(way, 100));
	}

	private static String by(double seconds) {
		return seconds == Double.POSITIVE_INFINITY ? "never" : "after " + Lengths.format(seconds) + " s";
	}

	/** Returns a short text about what became of a crowd. */
	static String summary(CrowdReplay replay) {
		if (replay.pair().crowd().isEmpty()) {
			return reason(replay.pair());
		}
		CrowdRun crowd = replay.pair().crowd().get();
		int all = crowd.ways().stream().mapToInt(CrowdRun.Way::units).sum();
		int arrived = crowd.result().arrivals().stream().mapToInt(times -> times.length).sum();
		int stuck = crowd.result().stuck().size();
		return arrived + " of " + all + " arrived in " + Lengths.format(crowd.result().seconds()) + " s"
				+ (stuck == 0 ? "" : ", " + stuck + " stuck");
	}
}
