package org.leeway.pathing.navmesh.clearance;

/**
 * The regions into which gaps cut a face. Each gap has a random key. The signature of a region combines the keys of all
 * gaps within which it lies by exclusive or.
 *
 * @param gaps that run over the face
 * @param isLeft by gap, whether the regions within it lie to its left, as seen from its corner
 * @param outside by gap, the signature of the region that touches it from outside
 * @param signatures by region
 * @param pieces by region, a piece of an edge
 */
record FaceRegions(int[] gaps, boolean[] isLeft, long[] outside, long[] signatures, int[] pieces) {

	static long key(int gap) {
		long mixed = (gap + 1) * 0x9E3779B97F4A7C15L;
		mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
		return mixed ^ mixed >>> 31;
	}

	/** A piece of the region with a signature, or -1. */
	int piece(long signature) {
		for (int i = 0; i < signatures.length; i++) {
			if (signatures[i] == signature) {
				return pieces[i];
			}
		}
		return -1;
	}

	/** A piece of the region beside a gap: the one within it, or the one around it; -1 if it has none. */
	int piece(int chord, boolean onItsLeft) {
		return piece(onItsLeft == isLeft[chord] ? outside[chord] ^ key(gaps[chord]) : outside[chord]);
	}
}
