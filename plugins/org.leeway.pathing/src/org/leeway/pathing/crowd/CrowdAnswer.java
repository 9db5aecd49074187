package org.leeway.pathing.crowd;

/** The answer of a {@link CrowdPlanner}: a plan, a proof that no plan exists, or neither. */
public sealed interface CrowdAnswer {

	/** A plan that takes all units to their goals. */
	record Yes(CrowdPlan plan) implements CrowdAnswer {
	}

	/** The proof that no plan exists: the search has tried everything. */
	record No() implements CrowdAnswer {
	}

	/**
	 * The answer that the search reached its limit before it found a plan. So a plan may exist.
	 *
	 * @param tried how many steps of the whole crowd the search has tried. In such a step, each unit moves to a neighbouring
	 * place or waits
	 */
	record NotFound(int tried) implements CrowdAnswer {
	}
}
