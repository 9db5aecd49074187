package org.leeway.pathing.hierarchy;

/**
 * A pair of adjacent anchors where agents cross from one cluster to the next, one anchor on each side of the border. Both anchors
 * are legal for the agent of the annotation.
 *
 * @param place the number of the anchor in the first cluster, counted along the border from its left or upper end
 * @param shift the place in the second cluster minus the place in the first cluster: 0, or for diagonal steps -1 or 1
 * @param annotation the {@linkplain EdgeAnnotation#index index} of the annotation, which decides which agents can cross
 * @param cost of crossing
 */
record Transition(int place, int shift, int annotation, double cost) {

	/**
	 * Returns the place of one of the two anchors. Places are counted along the border, see {@link ClusterBorder}.
	 *
	 * @param inFirst true for the anchor in the first cluster, false for the anchor in the second cluster
	 */
	int placeIn(boolean inFirst) {
		return inFirst ? place : place + shift;
	}

	/** Returns whether another transition joins the same anchors of the border. */
	boolean hasSameAnchors(Transition other) {
		return place == other.place && shift == other.shift;
	}
}
