package org.leeway.core.app;

import java.util.Optional;

import org.leeway.core.analysis.Planner;

/**
 * The planner that a user asked for.
 *
 * @param onGrid empty for the one among circles and polygons
 */
record PlannerChoice(Optional<Planner> onGrid) {

	/** The name of the planner among circles and polygons. */
	static final String TANGENT = "tangent";
}
