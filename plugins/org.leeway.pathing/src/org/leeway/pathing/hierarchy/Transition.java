package org.leeway.pathing.hierarchy;

/**
 * A pair of neighbouring cells where agents cross from one cluster to the next. There is one cell on each side of the
 * border.
 *
 * @param place the number of the cell in the first cluster, counted along the border from its left or upper end
 * @param shift 0 for a straight step. For a diagonal step, 1 or -1: the place in the second cluster minus the place in
 * the first cluster
 * @param annotation the {@linkplain EdgeAnnotation#index index} of the annotation, which decides which agents can cross
 * @param cost of crossing
 */
record Transition(int place, int shift, int annotation, double cost) {

	/**
	 * Returns the number of the cell on one side of the border, counted along the border, see {@link ClusterBorder}.
	 *
	 * @param inFirst true for the cell in the first cluster, false for the cell in the second cluster
	 */
	int placeIn(boolean inFirst) {
		return inFirst ? place : place + shift;
	}

	/** Returns whether another transition connects the same two cells. */
	boolean hasSameAnchors(Transition other) {
		return place == other.place && shift == other.shift;
	}
}
