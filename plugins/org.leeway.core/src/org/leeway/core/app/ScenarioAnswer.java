package org.leeway.core.app;

import org.leeway.core.exchange.movingai.ScenarioQuery;
import org.leeway.pathing.plan.PlanResult;

/** The answer of a planner to a row of a scenario. */
record ScenarioAnswer(ScenarioQuery query, PlanResult result, boolean agrees) {

	/**
	 * Compares an answer with the row.
	 *
	 * @param optimal whether a path longer than a shortest one is wrong too
	 */
	static ScenarioAnswer of(ScenarioQuery query, PlanResult result, boolean optimal) {
		double longer = result.cost() - query.length();
		boolean agrees = result.isFound() && longer >= -query.rounding() && (!optimal || longer <= query.rounding());
		return new ScenarioAnswer(query, result, agrees);
	}
}
