package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Point;

class RadiusOrderTest {

	private static final Point ANYWHERE = new Point(0, 0);
	private static final double[] SPECIAL = { Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, -0.0, 0,
			Double.MIN_VALUE, -Double.MIN_VALUE };

	/**
	 * The adjacencies are sorted by radius, even if radii differ only in their last bits. Adjacencies with equal radii keep
	 * their order, as in a stable sort.
	 */
	@Test
	void sortsAsAStableSortDoes() {
		for (long seed = 0; seed < 300; seed++) {
			Random random = new Random(seed);
			List<SiteAdjacency> adjacencies = new ArrayList<>();
			int count = random.nextInt(random.nextBoolean() ? 6 : 3000);
			for (int i = 0; i < count; i++) {
				adjacencies.add(new SiteAdjacency(i, i + 1, ANYWHERE, ANYWHERE, radius(random)));
			}
			List<SiteAdjacency> expected = new ArrayList<>(adjacencies);
			expected.sort(Comparator.comparingDouble(SiteAdjacency::radius));
			assertEquals(expected, RadiusOrder.of(adjacencies), "seed " + seed);
		}
	}

	private static double radius(Random random) {
		return switch (random.nextInt(4)) {
		case 0 -> SPECIAL[random.nextInt(SPECIAL.length)];
		case 1 -> 1 + random.nextInt(100) * Math.ulp(1);
		case 2 -> -1 - random.nextInt(100) * Math.ulp(1);
		default -> random.nextGaussian();
		};
	}
}
