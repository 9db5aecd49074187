package org.leeway.core.analysis.traffic;

import java.util.List;

import org.leeway.pathing.crowd.CrowdAnswer;

/**
 * The answer to the question whether any plan takes a small crowd to its goals. Units without room at their start or at their
 * goal are left out. Immutable.
 *
 * @param ways the remaining units in each direction: first the units that go, then the units that come back, if any do
 * @param answer the answer for all these units together. A plan lists the units in the order of {@code ways}
 */
public record CrowdProof(List<CrowdRun.Way> ways, CrowdAnswer answer) {

	public CrowdProof {
		ways = List.copyOf(ways);
	}

	/** Returns whether no plan exists. */
	public boolean isImpossible() {
		return answer instanceof CrowdAnswer.No;
	}
}
