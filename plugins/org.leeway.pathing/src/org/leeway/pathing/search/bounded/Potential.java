package org.leeway.pathing.search.bounded;

import java.util.Arrays;

/**
 * A conversion of estimates of costs into potentials, which rise nowhere faster than costs.
 * <p>
 * A face or edge is too steep if estimates rise there s times as fast as costs, and s is above 1. The potential must rise there
 * at most 1/s as fast as the estimates. The range of estimates is divided into buckets. The largest s of the faces with
 * estimates in a bucket counts for all places with estimates in this bucket. Few faces are too steep, and each of these faces
 * is in few buckets. So the potential is only a little below the estimates. Not thread-safe.
 */
final class Potential {

	private static final int BUCKETS_PER_SIDE = 4;
	private static final int MOST_BUCKETS = 1 << 20;
	/** The share by which a potential is lowered for the rounding of slopes. */
	private static final double ROUNDING = 1e-9;

	private final double width;
	/** Indexed by bucket: the largest slope of the faces and edges in the bucket. The last bucket has no upper end. */
	private final double[] slopes;
	/** The potential where each bucket begins. */
	private double[] starts;

	/**
	 * @param end all estimates from this number on share the last bucket. Numbers below 1 count as 1. In costs of a lattice
	 * side at full speed
	 */
	Potential(double end) {
		int count = (int) Math.clamp(end * BUCKETS_PER_SIDE, 1, MOST_BUCKETS);
		this.width = Math.max(end, 1) / count;
		this.slopes = new double[count + 1];
		Arrays.fill(slopes, 1 + ROUNDING);
	}

	/**
	 * Adds a face or an edge that is too steep.
	 *
	 * @param least the least estimate in the face
	 * @param most the largest estimate in the face
	 * @param slope the slope of the estimates, as a multiple of the slowness
	 */
	void add(double least, double most, double slope) {
		int last = bucket(most);
		for (int i = bucket(least); i <= last; i++) {
			slopes[i] = Math.max(slopes[i], slope * (1 + ROUNDING));
		}
	}

	/** Ends the additions. */
	void build() {
		starts = new double[slopes.length];
		for (int i = 1; i < starts.length; i++) {
			starts[i] = starts[i - 1] + width / slopes[i - 1];
		}
	}

	/** Returns the potential at a place with an estimate. */
	double at(double estimate) {
		int bucket = bucket(estimate);
		return starts[bucket] + (estimate - bucket * width) / slopes[bucket];
	}

	private int bucket(double estimate) {
		return (int) Math.min(slopes.length - 1, estimate / width);
	}
}
