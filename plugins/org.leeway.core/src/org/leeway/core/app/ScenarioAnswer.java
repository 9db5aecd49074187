package org.leeway.core.app;

import org.leeway.core.exchange.movingai.ScenarioQuery;
import org.leeway.pathing.plan.PlanResult;

/**
 * The answer of a planner to the query in one row of a scenario file.
 *
 * @param agrees whether the answer agrees with the path length that the row gives, as {@link #of} defines it
 */
record ScenarioAnswer(ScenarioQuery query, PlanResult result, boolean agrees) {

	/**
	 * Compares the answer of a planner with the path length that the row gives. The answer agrees if there is a path, and its
	 * cost is not less than this length.
	 *
	 * @param optimal whether the planner finds shortest paths. If true, the cost must also not be more than this length
	 */
	static ScenarioAnswer of(ScenarioQuery query, PlanResult result, boolean optimal) {
		double longer = result.cost() - query.length();
		boolean agrees = result.isFound() && longer >= -query.rounding() && (!optimal || longer <= query.rounding());
		return new ScenarioAnswer(query, result, agrees);
	}
}
