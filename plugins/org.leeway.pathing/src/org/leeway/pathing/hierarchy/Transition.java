package org.leeway.pathing.hierarchy;

/**
 * A pair of anchors where agents cross from one cluster to the next. Both anchors are beside the border, and legal for the
 * agent of the annotation.
 *
 * @param place the place of the anchor in the first cluster, counted along the border from the left or upper end of the
 * border
 * @param shift the place in the second cluster minus the place in the first cluster: 0, or for diagonal steps -1 or 1
 * @param annotation the {@linkplain EdgeAnnotation#index index} of the annotation, which decides which agents can cross
 * @param cost of crossing
 */
record Transition(int place, int shift, int annotation, double cost) {

	/**
	 * Returns the place of the anchor in the first cluster if {@code inFirst} is true, else of the anchor in the second
	 * cluster. Places are counted along the border, as in {@link ClusterBorder}.
	 */
	int placeIn(boolean inFirst) {
		return inFirst ? place : place + shift;
	}

	/** Returns whether another transition joins the same anchors of the border. */
	boolean hasSameAnchors(Transition other) {
		return place == other.place && shift == other.shift;
	}
}
