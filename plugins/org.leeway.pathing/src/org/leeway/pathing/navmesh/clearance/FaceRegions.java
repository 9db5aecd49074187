package org.leeway.pathing.navmesh.clearance;

/**
 * The regions into which gaps cut a face. Each gap has a random key. The signature of a region is the exclusive or of the
 * keys of all gaps within which the region lies.
 *
 * @param gaps that run over the face
 * @param isLeft indexed by gap: whether the regions within it lie to its left, as seen from its corner
 * @param outside indexed by gap: the signature of the region that touches it from outside
 * @param signatures indexed by region
 * @param nodes indexed by region: a piece of an edge, or a number of its own if the region lies between gaps only
 */
record FaceRegions(int[] gaps, boolean[] isLeft, long[] outside, long[] signatures, int[] nodes) {

	static long key(int gap) {
		long mixed = (gap + 1) * 0x9E3779B97F4A7C15L;
		mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
		return mixed ^ mixed >>> 31;
	}

	/** Returns the node of the region with a signature, or -1. */
	int node(long signature) {
		for (int i = 0; i < signatures.length; i++) {
			if (signatures[i] == signature) {
				return nodes[i];
			}
		}
		return -1;
	}

	/**
	 * Returns the node of the region beside a gap. The region lies within the gap or around it.
	 *
	 * @param chord the index of the gap in {@code gaps}
	 */
	int node(int chord, boolean onItsLeft) {
		return node(onItsLeft == isLeft[chord] ? outside[chord] ^ key(gaps[chord]) : outside[chord]);
	}
}
