package org.leeway.pathing.hierarchy;

import java.util.List;

/**
 * A border between two clusters and its transitions, as seen from one of the clusters. "Here" is this cluster, and "there" is
 * the other cluster.
 *
 * @param isFirst true if the border is seen from its first cluster, false if from its second cluster
 */
record Side(ClusterBorder border, List<Transition> transitions, boolean isFirst) {

	/** Returns the cell of a transition that lies in this cluster, encoded by {@link Cluster#anchor}. */
	int here(Transition transition) {
		return anchor(transition, isFirst);
	}

	/** Returns the cell of a transition that lies in the other cluster, encoded by {@link Cluster#anchor}. */
	int there(Transition transition) {
		return anchor(transition, !isFirst);
	}

	private int anchor(Transition transition, boolean inFirst) {
		int place = transition.placeIn(inFirst);
		return Cluster.anchor(border.x(place, inFirst), border.y(place, inFirst));
	}
}
