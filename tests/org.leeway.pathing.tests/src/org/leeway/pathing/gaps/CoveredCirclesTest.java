package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Circle;
import org.leeway.testing.RandomScenes;

/**
 * Tests of the search for circles inside other circles, by comparison with a search that tries each pair in exact
 * arithmetic.
 */
class CoveredCirclesTest {

	private static int plain(List<Circle> circles, int inner) {
		for (int i = 0; i < circles.size(); i++) {
			boolean equal = circles.get(i).equals(circles.get(inner));
			if (i != inner && (equal ? i < inner : covers(circles.get(i), circles.get(inner)))) {
				return i;
			}
		}
		return -1;
	}

	private static boolean covers(Circle outer, Circle inner) {
		BigDecimal dx = new BigDecimal(outer.x()).subtract(new BigDecimal(inner.x()));
		BigDecimal dy = new BigDecimal(outer.y()).subtract(new BigDecimal(inner.y()));
		BigDecimal room = new BigDecimal(outer.radius()).subtract(new BigDecimal(inner.radius()));
		return room.signum() >= 0 && dx.multiply(dx).add(dy.multiply(dy)).compareTo(room.multiply(room)) <= 0;
	}

	@Test
	void findsWhatTryingEachPairFinds() {
		int covered = 0;
		for (int seed = 0; seed < 200; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = new ArrayList<>(random.circles(random.number(60), 20, random.number(0.5, 8)));
			double tiny = Math.pow(10, -random.number(14));
			for (int i = random.number(40); i > 0; i--) {
				circles.add(new Circle(10 + random.number(0, tiny), 10 + i * tiny, 1 + random.number(3) * i * tiny));
			}
			int[] covers = CoveredCircles.covers(circles);
			for (int i = 0; i < covers.length; i++) {
				assertEquals(plain(circles, i), covers[i], "seed " + seed + ", circle " + i);
				covered += covers[i] < 0 ? 0 : 1;
			}
		}
		assertTrue(covered > 1000, covered + " circles");
	}
}
