package org.leeway.pathing.navmesh.clearance;

/**
 * The regions into which gaps cut a face. A walk around the face meets each gap twice, see {@link FaceWalk}. Between the
 * two meetings, the walk goes around a part of the face. This part lies <em>within</em> the gap, the rest of the face
 * <em>outside</em>.
 * <p>
 * Each region has a number, its <em>signature</em>, from which the region is found. Each gap has a random number as a key.
 * The signature of a region is the exclusive or (^) of the keys of all gaps within which the region lies.
 * <p>
 * Example: two gaps with the keys A and B cut a square into three regions. The walk begins at S, goes clockwise, and
 * meets the gaps in the order A, B, B, A. So the middle region is within one gap, and the right region within both gaps.
 * The picture shows the signature of each region:
 * <pre>
 * S-----A-----B-----+
 * |     |     |     |
 * |  0  |  A  | A^B |
 * |     |     |     |
 * +-----A-----B-----+
 * </pre>
 * The signatures of the two regions on both sides of a gap differ only by the key of this gap. So the signature of the region
 * on the other side is quick to compute.
 *
 * @param gaps the gaps that run over the face
 * @param isLeft indexed like {@code gaps}: whether the part within the gap lies to the left, looking from the corner where
 * the gap begins
 * @param outside indexed like {@code gaps}: the signature of the region just outside of the gap
 * @param signatures indexed by region: its signature
 * @param nodes indexed by region: the number that stands for the region in the sets of {@link FaceCutter#cut}. This is a
 * piece of an edge at the region's border, or another number if only gaps border the region
 */
record FaceRegions(int[] gaps, boolean[] isLeft, long[] outside, long[] signatures, int[] nodes) {

	static long key(int gap) {
		long mixed = (gap + 1) * 0x9E3779B97F4A7C15L;
		mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
		return mixed ^ mixed >>> 31;
	}

	/** Returns the entry of {@link #nodes} for the region with a given signature. Returns -1 if there is no such region. */
	int node(long signature) {
		for (int i = 0; i < signatures.length; i++) {
			if (signatures[i] == signature) {
				return nodes[i];
			}
		}
		return -1;
	}

	/**
	 * Returns the entry of {@link #nodes} for the region on one side of a gap.
	 *
	 * @param chord the index of the gap in {@link #gaps}
	 * @param onItsLeft true for the region to the left of the gap, looking from the corner where the gap begins. False
	 * for the region to the right
	 */
	int node(int chord, boolean onItsLeft) {
		return node(onItsLeft == isLeft[chord] ? outside[chord] ^ key(gaps[chord]) : outside[chord]);
	}
}
