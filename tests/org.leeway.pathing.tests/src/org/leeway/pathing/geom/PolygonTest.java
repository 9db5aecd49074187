package org.leeway.pathing.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.util.Decimal;
import org.leeway.testing.RandomMaps;

class PolygonTest {

	@Test
	void textHasShortestNumbers() {
		Polygon polygon = Polygon.of(0, 1, 2.5, -3, 1e-9, 0.1);
		assertEquals("0,1 2.5,-3 1.0E-9,0.1", polygon.format());
		assertEquals(polygon, Polygon.parse("\n 0,1   2.5,-3\t1e-9,.1 "));
	}

	@Test
	void readsWhatItWrites() {
		for (int seed = 0; seed < 2000; seed++) {
			Polygon polygon = new RandomMaps(seed).star(30, 30);
			assertEquals(polygon, Polygon.parse(polygon.format()), "seed " + seed);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			``                | 0 points, expected at least 3 as x,y
			`0,0 1,1`         | 2 points, expected at least 3 as x,y
			`0,0 1,1 2`       | "2" where a point x,y was expected
			`0,0 1,1 2,`      | "" where a finite number was expected
			`0,0 1,1 2,3,4`   | "3,4" where a finite number was expected
			`0,0 1,1 NaN,3`   | "NaN" where a finite number was expected
			`0,0 1,1 1e999,3` | "1e999" where a finite number was expected
			`0,0 1,1 0x1p3,3` | "0x1p3" where a finite number was expected
			`0,0 1,1 1d,3`    | "1d" where a finite number was expected
			""")
	void tellsWhatIsWrong(String text, String message) {
		Exception refusal = assertThrows(IllegalArgumentException.class, () -> Polygon.parse(text));
		assertEquals(message, refusal.getMessage());
	}

	/** Several threads read a long text in parallel. */
	@Test
	void longTextsAreReadAsShortOnes() {
		Random random = new Random(1);
		Polygon polygon = Polygon.of(random.doubles(60_000).toArray());
		String text = polygon.format();
		assertEquals(polygon, Polygon.parse(text));
		String wrong = text.substring(0, 300_000) + " first " + text.substring(300_000) + " second";
		Exception refusal = assertThrows(IllegalArgumentException.class, () -> Polygon.parse(wrong));
		assertEquals("\"first\" where a point x,y was expected", refusal.getMessage());
	}

	@Test
	void pointsAreChecked() {
		assertThrows(IllegalArgumentException.class, () -> Polygon.of(0, 0, 1, 1));
		assertThrows(IllegalArgumentException.class, () -> Polygon.of(0, 0, 1, 1, 2, 2, 3));
		assertThrows(IllegalArgumentException.class, () -> Polygon.of(0, 0, 1, 1, 2, Double.NaN));
		assertThrows(IllegalArgumentException.class, () -> Polygon.of(0, 0, 1e308, 1, 2, 3).translated(1e308, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> Polygon.of(0, 0, 1, 1, 2, 3).x(3));
	}

	@Test
	void isImmutable() {
		double[] xy = { 0, 0, 4, 0, 0, 4 };
		Polygon polygon = Polygon.of(xy);
		xy[0] = 9;
		assertEquals(0, polygon.x(0));
		Polygon moved = polygon.translated(1, -2);
		assertEquals(Polygon.of(1, -2, 5, -2, 1, 2), moved);
		assertNotEquals(polygon, moved);
		assertEquals(3, polygon.size());
		assertEquals(4, polygon.y(2));
	}

	@ParameterizedTest
	@ValueSource(doubles = { 0, -0.0, 1, -17, 0.1, 1e21, 1.5e-300, Double.MIN_VALUE, Double.MAX_VALUE, 123456.789 })
	void numbersComeBackAsTheyWere(double value) {
		String text = Decimal.format(value);
		assertEquals(Double.doubleToLongBits(value), Double.doubleToLongBits(Decimal.parse(text)), text);
	}

	@Test
	void circlesAreFinite() {
		assertEquals(0, new Circle(1, 2, 0).radius());
		assertThrows(IllegalArgumentException.class, () -> new Circle(1, 2, -1));
		assertThrows(IllegalArgumentException.class, () -> new Circle(Double.NaN, 2, 1));
		assertThrows(IllegalArgumentException.class, () -> new Circle(1, Double.NEGATIVE_INFINITY, 1));
	}

	@Test
	void aStretchedRingFillsItsNewBounds() {
		Polygon ring = Polygon.parse("1,1 5,2 4,4");
		assertEquals(new Envelope(1, 1, 5, 4), ring.bounds());
		assertEquals("2,0 10,2 8,6", ring.stretched(new Envelope(2, 0, 10, 6)).format());
		assertEquals(ring, ring.stretched(ring.bounds()));
	}

	@Test
	void aRingWithoutHeightIsOnlyMoved() {
		assertEquals("0,7 2,7 4,7", Polygon.parse("1,1 2,1 3,1").stretched(new Envelope(0, 7, 4, 9)).format());
	}

	@Test
	void anOutlineGoesOnceRound() {
		List<PathSegment> edges = Polygon.parse("0,0 3,0 3,4").outline();
		assertEquals(List.of(3.0, 4.0, 5.0), edges.stream().map(PathSegment::length).toList());
		for (int i = 0; i < 3; i++) {
			assertEquals(edges.get(i).to(), edges.get((i + 1) % 3).from());
		}
		Arc edge = new Circle(1, 2, 3).outline();
		assertEquals(6 * Math.PI, edge.length(), 1e-12);
		assertEquals(0, edge.to().distance(new Point(4, 2)), 1e-12);
		assertEquals(0, edge.at(edge.length() / 4).distance(new Point(1, 5)), 1e-12, "downwards from the right");
	}

	@Test
	void pointsAreMovedAddedAndTakenAway() {
		Polygon ring = Polygon.parse("0,0 4,0 4,4");
		assertEquals("0,0 5,1 4,4", ring.with(1, 5, 1).format());
		assertEquals("9,9 0,0 4,0 4,4", ring.inserted(0, 9, 9).format());
		assertEquals("0,0 4,0 4,4 9,9", ring.inserted(3, 9, 9).format());
		assertEquals("0,0 4,4 9,9", ring.inserted(3, 9, 9).without(1).format());
		assertEquals("0,0 4,0 4,4", ring.format(), "itself stays");
		assertThrows(IllegalArgumentException.class, () -> ring.without(0));
		assertThrows(IndexOutOfBoundsException.class, () -> ring.with(3, 0, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> ring.inserted(4, 0, 0));
	}
}
