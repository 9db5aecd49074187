package org.leeway.core.app;

import org.leeway.core.exchange.movingai.ScenarioQuery;
import org.leeway.pathing.plan.PlanResult;

/**
 * The answer of a planner to a row of a scenario.
 *
 * @param agrees whether the answer is a path whose cost agrees with the length in the row
 */
record ScenarioAnswer(ScenarioQuery query, PlanResult result, boolean agrees) {

	/**
	 * Compares the answer of a planner with the length in the row.
	 *
	 * @param optimal whether the planner finds shortest paths. If so, a path that is longer than the length also
	 * disagrees
	 */
	static ScenarioAnswer of(ScenarioQuery query, PlanResult result, boolean optimal) {
		double longer = result.cost() - query.length();
		boolean agrees = result.isFound() && longer >= -query.rounding() && (!optimal || longer <= query.rounding());
		return new ScenarioAnswer(query, result, agrees);
	}
}
