package org.leeway.pathing.hierarchy;

import java.util.List;

/**
 * A border as one of its two clusters sees it.
 *
 * @param isFirst whether this is the first cluster of the border
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
