package org.leeway.pathing.gaps;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A filter that keeps a pair of sites if the middle of the pair may lie in a square of places. A site is a circle, or an edge
 * of a polygon or of the border. The middle of two sites is the centre of the largest disc between them. Seen from the middle,
 * the two sites lie in opposite directions. So the filter leaves out a pair if no place of the square has the two sites in
 * opposite directions.
 */
final class FacingSites {

	private final boolean all;
	/**
	 * Indexed by site: the direction from the site to the centre of the filter's square, in radians. Empty if the filter keeps
	 * all pairs of sites.
	 */
	private final double[] angles;
	/**
	 * Indexed by site: the largest difference between a direction in {@link #angles} and the direction from the site to any
	 * place of the square, in radians. Empty if the filter keeps all pairs of sites.
	 */
	private final double[] tolerances;
	/** The sites that may lie opposite another site. */
	private final int[] paired;

	interface PairVisitor {
		void visit(int i, int j);
	}

	FacingSites(NearSites near) {
		all = near.count() <= AdjacencySearch.FEW || near.isAround();
		if (all) {
			angles = new double[0];
			tolerances = angles;
			paired = new int[near.count()];
			Arrays.setAll(paired, i -> i);
		} else {
			angles = new double[near.count()];
			tolerances = new double[near.count()];
			Arrays.setAll(angles, near::angle);
			Arrays.setAll(tolerances, near::angleTolerance);
			paired = withOpposite();
		}
	}

	int count() {
		return paired.length;
	}

	/**
	 * Returns the sites that may lie opposite another site. From a site, the places of the square lie in a range of directions:
	 * the entry in {@link #angles}, plus or minus the entry in {@link #tolerances}. Two sites may lie opposite each other if a
	 * direction of one range is opposite to a direction of the other range.
	 */
	private int[] withOpposite() {
		int count = angles.length;
		double[] lows = new double[2 * count];
		double[] highs = new double[2 * count];
		for (int i = 0; i < count; i++) {
			lows[i] = angles[i] + Math.PI - tolerances[i];
			highs[i] = angles[i] + Math.PI + tolerances[i];
			lows[count + i] = angles[i] - Math.PI - tolerances[i];
			highs[count + i] = angles[i] - Math.PI + tolerances[i];
		}
		Arrays.sort(lows);
		Arrays.sort(highs);
		return IntStream.range(0, count).filter(i -> below(lows, Math.nextUp(angles[i] + tolerances[i])) > below(highs,
				angles[i] - tolerances[i])).toArray();
	}

	/** Returns how many numbers of a sorted array are less than a limit. */
	private static int below(double[] sorted, double limit) {
		int low = 0;
		int high = sorted.length;
		while (low < high) {
			int middle = (low + high) >>> 1;
			if (sorted[middle] < limit) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low;
	}

	/** Visits each pair of sites that may lie opposite each other, exactly once. */
	void forEach(PairVisitor visitor) {
		if (all) {
			for (int i = 0; i < paired.length; i++) {
				for (int j = 0; j < i; j++) {
					visitor.visit(i, j);
				}
			}
		} else {
			forEachByAngle(visitor);
		}
	}

	private void forEachByAngle(PairVisitor visitor) {
		int[] sorted = IntStream.of(paired).boxed().sorted(Comparator.comparingDouble(i -> angles[i]))
				.mapToInt(Integer::intValue).toArray();
		int count = sorted.length;
		double[] twice = new double[2 * count];
		for (int k = 0; k < count; k++) {
			twice[k] = angles[sorted[k]];
			twice[count + k] = angles[sorted[k]] + 2 * Math.PI;
		}
		double most = IntStream.of(paired).mapToDouble(i -> tolerances[i]).max().orElse(0);
		for (int i : paired) {
			double opposite = angles[i] + Math.PI;
			double wide = Math.min(Math.PI, tolerances[i] + most);
			for (int k = below(twice, opposite - wide); k < twice.length && twice[k] <= opposite + wide; k++) {
				int j = sorted[k % count];
				if (j < i && Math.abs(twice[k] - opposite) <= tolerances[i] + tolerances[j]) {
					visitor.visit(i, j);
				}
			}
		}
	}
}
