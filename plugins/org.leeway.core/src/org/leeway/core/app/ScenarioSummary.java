package org.leeway.core.app;

import java.util.Locale;

import org.leeway.core.routes.RouteWriter;

/** Statistics of all answers to a scenario. */
final class ScenarioSummary {

	private int queries;
	private int found;
	private int disagreeing;
	private int firstDisagreeing;
	private double expanded;
	private double micros;

	void add(ScenarioAnswer answer) {
		queries++;
		found += answer.result().isFound() ? 1 : 0;
		if (!answer.agrees()) {
			firstDisagreeing = disagreeing == 0 ? answer.query().line() : firstDisagreeing;
			disagreeing++;
		}
		expanded += answer.result().metrics().expanded();
		micros += RouteWriter.micros(answer.result().metrics());
	}

	int queries() {
		return queries;
	}

	int found() {
		return found;
	}

	/** Returns the number of answers that disagree with the path length in their row of the scenario. */
	int disagreeing() {
		return disagreeing;
	}

	double meanExpanded() {
		return expanded / Math.max(queries, 1);
	}

	double meanMicros() {
		return micros / Math.max(queries, 1);
	}

	/** Returns the statistics as a text. */
	String inWords() {
		return String.format(Locale.ROOT, "%d queries, %d found, %d disagree%s; mean: %.1f expanded, %.1f microseconds",
				queries, found, disagreeing, disagreeing == 0 ? "" : " (the first in line " + firstDisagreeing + ")",
				meanExpanded(), meanMicros());
	}
}
