package org.leeway.pathing.navmesh.detour;

/**
 * Detour's geometry in single precision. Each method does the same operations as Detour in the same order, so that the
 * results are equal to the last bit.
 */
final class SinglePrecision {

	/** Square of the distance, in Detour's units of length, below which two places count as equal. */
	private static final float EQUAL = 1f / 16384 / 16384;

	private SinglePrecision() {
	}

	static float distance(float ax, float az, float bx, float bz) {
		float dx = bx - ax;
		float dz = bz - az;
		return (float) Math.sqrt(dx * dx + dz * dz);
	}

	static boolean isEqual(float ax, float az, float bx, float bz) {
		float dx = bx - ax;
		float dz = bz - az;
		return dx * dx + dz * dz < EQUAL;
	}

	/** Returns twice the area of a triangle. Positive if its corners run counterclockwise on the map, where z points down. */
	static float area(float ax, float az, float bx, float bz, float cx, float cz) {
		float abx = bx - ax;
		float abz = bz - az;
		float acx = cx - ax;
		float acz = cz - az;
		return acx * abz - abx * acz;
	}

	/** Returns the linear interpolation of two numbers: {@code from} if the share is 0, {@code to} if it is 1. */
	static float between(float from, float to, float share) {
		return from + (to - from) * share;
	}

	/** Returns where on the segment from p to q the point nearest to a place lies: 0 at p, 1 at q. */
	static float share(float x, float z, float px, float pz, float qx, float qz) {
		float dx = qx - px;
		float dz = qz - pz;
		float square = dx * dx + dz * dz;
		float share = dx * (x - px) + dz * (z - pz);
		if (square > 0) {
			share /= square;
		}
		return share < 0 ? 0 : share > 1 ? 1 : share;
	}

	/**
	 * Returns the square of the distance between a place and a point of the segment from p to q.
	 *
	 * @param share the position of the point on the segment: 0 at p, 1 at q
	 */
	static float square(float x, float z, float px, float pz, float qx, float qz, float share) {
		float dx = px + share * (qx - px) - x;
		float dz = pz + share * (qz - pz) - z;
		return dx * dx + dz * dz;
	}
}
