package org.leeway.pathing.hierarchy;

import java.util.List;

/**
 * A border as seen from one of its two clusters.
 *
 * @param isFirst whether this cluster is the first cluster of the border
 */
record Side(ClusterBorder border, List<Transition> transitions, boolean isFirst) {

	/** Returns the anchor of a transition in this cluster. */
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
