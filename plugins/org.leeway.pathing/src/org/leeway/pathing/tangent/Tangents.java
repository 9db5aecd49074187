package org.leeway.pathing.tangent;

/**
 * The surfing edges that leave one side of a disc, or a point, in the directions of one sector. A <em>side</em> is a
 * disc with a sense to go round it: twice the disc's number, plus 1 for counterclockwise. Immutable.
 *
 * @param horizon edges that are longer may be missing
 * @param sides where each edge arrives
 * @param headings its direction, an angle; in the order in which one who goes round meets them
 * @param lengths how long it is
 * @param endX where it ends, with {@code endY}
 * @param minX with the next three a rectangle: nothing outside had a say in these edges
 */
record Tangents(double horizon, int[] sides, double[] headings, double[] lengths, double[] endX, double[] endY,
		double minX, double minY, double maxX, double maxY) {

	int count() {
		return sides.length;
	}

	boolean mayDependOn(Changes.Box envelope) {
		return envelope.left() <= maxX && envelope.right() >= minX && envelope.top() <= maxY && envelope.bottom() >= minY;
	}
}
