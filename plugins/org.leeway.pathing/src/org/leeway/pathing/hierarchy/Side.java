package org.leeway.pathing.hierarchy;

import java.util.List;

/**
 * A border as seen from one of its two clusters.
 *
 * @param isFirst whether the border is seen from its first cluster
 */
record Side(ClusterBorder border, List<Transition> transitions, boolean isFirst) {

	/** Returns the anchor of a transition in the cluster from which the border is seen. */
	int here(Transition transition) {
		return anchor(transition, isFirst);
	}

	/** Returns the anchor of a transition in the other cluster. */
	int there(Transition transition) {
		return anchor(transition, !isFirst);
	}

	private int anchor(Transition transition, boolean inFirst) {
		int place = transition.placeIn(inFirst);
		return Cluster.anchor(border.x(place, inFirst), border.y(place, inFirst));
	}
}
