package org.leeway.core.analysis.traffic;

import java.util.List;

import org.leeway.pathing.crowd.CrowdAnswer;

/**
 * The answer to the question whether a small crowd can get through at all. Immutable.
 *
 * @param ways the units by direction: the units that go, then the units that come back, if there are any. Only units that have
 *        room around both starts count
 * @param answer the answer for all these units together. A plan has them in the order of {@code ways}
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
