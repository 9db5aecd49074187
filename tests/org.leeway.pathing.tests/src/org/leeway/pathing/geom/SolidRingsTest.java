package org.leeway.pathing.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * Tests of rings from which the parts that enclose nothing were removed, such as spikes. At many places, the inside of
 * the result is compared with the inside of the original ring.
 */
class SolidRingsTest {

	private static final int SIDE = 6;

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"6,0 6,10 6,5|", "1,1 1,1 1,1|", "0,0 4,4 2,2 3,3|", "0,10 2,5 0,10 8,4|",
			"0,0 4,0 4,4 0,0 4,0 4,4|", "0,0 4,0 4,4 8,4 4,4|0,0 4,0 4,4", "0,0 4,0 4,4|0,0 4,0 4,4",
			"0,0 4,0 9,0 4,0 4,4|0,0 4,0 4,4", "0,0 4,0 4,4 2,2 -1,-1|0,0 4,0 4,4 2,2",
			"0,0 2,0 2,1 5,1 5,0 7,0 7,2 5,2 5,1 2,1 2,2 0,2|0,0 2,0 2,1 2,2 0,2/5,0 7,0 7,2 5,2 5,1",
			"0,0 2,0 2,2 5,2 5,0 7,0 7,5 4,5 4,2 2,2 0,2|0,0 2,0 2,2 0,2/4,2 5,2 5,0 7,0 7,5 4,5",
			"0,0 9,0 9,9 0,9 0,0 3,3 3,6 6,6 6,3 3,3 0,0 0,0|0,0 9,0 9,9 0,9 0,0 3,3 3,6 6,6 6,3 3,3 0,0 0,0",
			"0,0 4,4 4,0 0,4|0,0 4,4 4,0 0,4"})
	void parts(String ring, String solid) {
		List<String> expected = solid == null ? List.of() : List.of(solid.split("/"));
		assertEquals(expected.stream().map(SolidRingsTest::canonical).sorted().toList(),
				Polygon.parse(ring).solid().stream().map(Polygon::format).map(SolidRingsTest::canonical).sorted().toList());
	}

	/**
	 * Returns the canonical text of a ring. The text may begin with any corner and may go in either direction, so the first
	 * of these texts in alphabetical order is chosen.
	 */
	private static String canonical(String ring) {
		String least = null;
		List<String> corners = new ArrayList<>(List.of(ring.split(" ")));
		for (int turn = 0; turn < 2 * corners.size(); turn++) {
			corners.add(corners.removeFirst());
			if (turn == corners.size()) {
				corners = new ArrayList<>(corners.reversed());
			}
			String text = String.join(" ", corners);
			least = least == null || text.compareTo(least) < 0 ? text : least;
		}
		return least;
	}

	@Test
	void aRingThatEnclosesAllThatItDrawsIsKept() {
		for (String ring : List.of("0,0 4,0 6,1 4,4", "0,0 4,0 4,0 4,4 0,0", "0,0 2,0 4,0 4,4", "0,0 4,4 4,0 0,4")) {
			Polygon solid = Polygon.parse(ring);
			assertSame(solid, solid.solid().getFirst());
			assertTrue(solid.isSolid());
		}
	}

	@Test
	void zerosOfBothSignsAreOnePlace() {
		Polygon linked = Polygon.of(0, -1, 2, -1, 2, 0, 5, 0, 5, -1, 7, -1, 7, 1, 5, 1, 5, -0.0, 2, -0.0, 2, 1, 0, 1);
		assertEquals(2, linked.solid().size(), linked.solid().toString());
	}

	/** The ring is a row of squares, with a line from each square to the next square. Quadratic work would need minutes. */
	@Test
	void aLargeRingFallsIntoManyParts() {
		int squares = 50_000;
		double[] xy = new double[12 * squares];
		for (int i = 0; i < squares; i++) {
			double left = 2 * i;
			double right = 2 * i + 1;
			System.arraycopy(new double[] {left, 0, right, 0}, 0, xy, 4 * i, 4);
			System.arraycopy(new double[] {right, 0, right, 1, left, 1, left, 0}, 0, xy, xy.length - 8 * (i + 1), 8);
		}
		assertEquals(squares, Polygon.of(xy).solid().size());
	}

	/** Small whole coordinates give spikes and repeated edges of all kinds. */
	@Test
	void theInsideStaysAndNothingElseIsDrawn() {
		int changed = 0;
		for (int seed = 0; seed < 200_000; seed++) {
			Random random = new Random(seed);
			Polygon ring = random(random, 3 + random.nextInt(8));
			if (isCrossed(ring)) {
				continue;
			}
			List<Polygon> solid = ring.solid();
			String context = "seed " + seed + ": " + ring + " to " + solid;
			changed += solid.equals(List.of(ring)) ? 0 : 1;
			for (int i = 0; i < 40; i++) {
				double x = SIDE * random.nextDouble();
				double y = SIDE * random.nextDouble();
				assertEquals(ring.contains(x, y), solid.stream().filter(each -> each.contains(x, y)).count() == 1,
						() -> context + " at " + x + "," + y);
				assertTrue(solid.stream().filter(each -> each.contains(x, y)).count() <= 1, context);
			}
			solid.forEach(each -> assertBoundsSomething(each, ring, context));
		}
		assertTrue(changed > 1000, changed + " changed");
	}

	/** Returns whether two edges of a ring cross. */
	private static boolean isCrossed(Polygon ring) {
		for (int i = 0; i < ring.size(); i++) {
			for (int j = 0; j < i; j++) {
				int a = (i + 1) % ring.size();
				int b = j + 1;
				if (Predicates.cross(ring.x(i), ring.y(i), ring.x(a), ring.y(a), ring.x(j), ring.y(j), ring.x(b), ring.y(b))) {
					return true;
				}
			}
		}
		return false;
	}

	private static Polygon random(Random random, int size) {
		double[] xy = new double[2 * size];
		for (int i = 0; i < xy.length; i++) {
			xy[i] = random.nextInt(SIDE + 1);
		}
		return Polygon.of(xy);
	}

	/**
	 * Asserts that each edge has the inside of the ring on at least one side. Samples four places of the edge, and tests one
	 * place to the left and one to the right of each sample. These places are 1e-7 away, which is less than the length of
	 * any part of an edge.
	 */
	private static void assertBoundsSomething(Polygon solid, Polygon ring, String context) {
		for (int i = 0; i < solid.size(); i++) {
			int next = (i + 1) % solid.size();
			double dx = solid.x(next) - solid.x(i);
			double dy = solid.y(next) - solid.y(i);
			if (dx == 0 && dy == 0) {
				continue;
			}
			double step = 1e-7 / Math.hypot(dx, dy);
			for (double t : new double[] {0.0314159, 0.271828, 0.5772157, 0.9159656}) {
				double x = solid.x(i) + t * dx;
				double y = solid.y(i) + t * dy;
				assertTrue(ring.contains(x - step * dy, y + step * dx) || ring.contains(x + step * dy, y - step * dx),
						() -> context + " at " + x + "," + y);
			}
		}
	}
}
