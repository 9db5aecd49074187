package org.leeway.pathing.navmesh.clearance;

/**
 * The regions into which gaps cut a face. A {@link FaceWalk} around the face meets each gap at two places. The part of the face
 * between these places is <em>within</em> the gap, the rest is <em>outside</em>. Each gap has a random key. The signature of a
 * region is the exclusive or of the keys of all gaps within which the region lies.
 *
 * @param gaps the gaps that run over the face
 * @param isLeft indexed like {@code gaps}: whether the part within the gap lies to the left, looking from the corner where the gap
 * begins
 * @param outside indexed like {@code gaps}: the signature of the region that touches the gap from outside
 * @param signatures indexed by region: its signature
 * @param nodes indexed by region: its node in the sets of {@link FaceCutter#cut}. If edges of the face border the region, its node
 * is a piece of such an edge. A region that only gaps border has a node of its own
 */
record FaceRegions(int[] gaps, boolean[] isLeft, long[] outside, long[] signatures, int[] nodes) {

	static long key(int gap) {
		long mixed = (gap + 1) * 0x9E3779B97F4A7C15L;
		mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
		return mixed ^ mixed >>> 31;
	}

	/** Returns the entry of {@link #nodes} for the region with a signature, or -1 if there is no such region. */
	int node(long signature) {
		for (int i = 0; i < signatures.length; i++) {
			if (signatures[i] == signature) {
				return nodes[i];
			}
		}
		return -1;
	}

	/**
	 * Returns the entry of {@link #nodes} for the region that touches a gap on one side.
	 *
	 * @param chord the index of the gap in {@link #gaps}
	 * @param onItsLeft true for the left side, looking from the corner where the gap begins, false for the right side
	 */
	int node(int chord, boolean onItsLeft) {
		return node(onItsLeft == isLeft[chord] ? outside[chord] ^ key(gaps[chord]) : outside[chord]);
	}
}
