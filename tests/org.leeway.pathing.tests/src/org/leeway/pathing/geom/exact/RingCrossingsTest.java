package org.leeway.pathing.geom.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Tangle;

/**
 * Tests of crossings and contacts of the edges of rings. The number of crossings and contacts is compared with the
 * number that a loop over all pairs of edges finds.
 */
class RingCrossingsTest {

	private static final int RINGS = 3000;

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3})
	void ringsInGeneralPosition(long seed) {
		Random random = new Random(seed);
		for (int i = 0; i < RINGS; i++) {
			double size = Math.pow(10, random.nextInt(19) - 9);
			check(corners(random).map(any -> size * (random.nextDouble() - 0.5)), seed);
		}
	}

	/** Corners lie on other corners and on edges. Edges lie on other edges, and many edges cross at a single place. */
	@ParameterizedTest
	@ValueSource(longs = {4, 5, 6})
	void ringsOnALattice(long seed) {
		Random random = new Random(seed);
		for (int i = 0; i < RINGS; i++) {
			int side = 2 + random.nextInt(9);
			check(corners(random).map(any -> random.nextInt(side)), seed);
		}
	}

	/** Corners have whole coordinates below 1000. The coordinates of crossings are rounded, and corners lie near crossings. */
	@ParameterizedTest
	@ValueSource(longs = {7, 8, 9})
	void ringsOnAFineLattice(long seed) {
		Random random = new Random(seed);
		for (int i = 0; i < RINGS; i++) {
			check(corners(random).map(any -> random.nextInt(1000)), seed);
		}
	}

	private static DoubleStream corners(Random random) {
		return DoubleStream.iterate(0, any -> any).limit(2L * (3 + random.nextInt(30)));
	}

	private static void check(DoubleStream coordinates, long seed) {
		double[] xy = coordinates.toArray();
		long meetings = meetings(xy);
		String message = "seed " + seed + ", " + meetings + ": " + Arrays.toString(xy);
		assertEquals(meetings, count(meetings, xy), message);
		if (meetings > 0) {
			assertTrue(count(meetings - 1, xy) >= meetings, message);
		}
	}

	@ParameterizedTest
	@ValueSource(longs = {10, 11})
	void severalRings(long seed) {
		Random random = new Random(seed);
		for (int i = 0; i < RINGS; i++) {
			int side = random.nextBoolean() ? 8 : 1000;
			double[][] rings = new double[1 + random.nextInt(5)][];
			for (int ring = 0; ring < rings.length; ring++) {
				rings[ring] = DoubleStream.generate(() -> random.nextInt(side)).limit(2L * (3 + random.nextInt(6))).toArray();
			}
			assertEquals(meetings(rings), count(Long.MAX_VALUE, rings), "seed " + seed + ": " + Arrays.deepToString(rings));
		}
	}

	/**
	 * Two rings cross at x = 5. The sweep line next stops at x = 6, the corner of a third ring with index 0, and only there
	 * counts the crossing. Nevertheless, {@link RingCrossings#ring} must name one of the crossing rings, not the third ring.
	 */
	@Test
	void aRingBesideTheTangleIsNotNamed() {
		double[] rising = {0, 0, 10, 10, 10, 11};
		double[] falling = {0, 10, 10, 0, 10, -1};
		double[] beside = {6, 100, 7, 100, 7, 101};
		RingCrossings crossings = counter(0, beside, rising, falling);
		assertTrue(crossings.count() > 0);
		assertNotEquals(0, crossings.ring());
	}

	/**
	 * {@link RingCrossings#ring} must name a ring that crosses or touches a ring. Without the named ring, there must be fewer
	 * crossings and contacts.
	 */
	@ParameterizedTest
	@ValueSource(longs = {12, 13})
	void theNamedRingMeetsARing(long seed) {
		Random random = new Random(seed);
		for (int i = 0; i < RINGS; i++) {
			double[][] rings = new double[2 + random.nextInt(5)][];
			for (int ring = 0; ring < rings.length; ring++) {
				int top = 8 * random.nextInt(3);
				rings[ring] = IntStream.range(0, 3 + random.nextInt(3)).boxed()
						.flatMapToDouble(corner -> DoubleStream.of(random.nextInt(9), top + random.nextInt(9))).toArray();
			}
			long meetings = meetings(rings);
			if (meetings > 0) {
				RingCrossings crossings = counter(random.nextInt((int) meetings), rings);
				crossings.count();
				int named = crossings.ring();
				double[][] others = IntStream.range(0, rings.length).filter(ring -> ring != named)
						.mapToObj(ring -> rings[ring]).toArray(double[][]::new);
				assertTrue(meetings(others) < meetings, "seed " + seed + ": " + named + " of " + Arrays.deepToString(rings));
			}
		}
	}

	private static long count(long limit, double[]... rings) {
		return counter(limit, rings).count();
	}

	private static RingCrossings counter(long limit, double[]... rings) {
		int[] starts = new int[rings.length + 1];
		for (int i = 0; i < rings.length; i++) {
			starts[i + 1] = starts[i] + rings[i].length / 2;
		}
		return new RingCrossings(Arrays.stream(rings).flatMapToDouble(Arrays::stream).toArray(), starts, limit);
	}

	private static long meetings(double[]... rings) {
		List<double[]> edges = new ArrayList<>();
		for (double[] ring : rings) {
			IntStream.range(0, ring.length / 2).mapToObj(corner -> edge(ring, corner)).forEach(edges::add);
		}
		long meetings = 0;
		for (int i = 0; i < edges.size(); i++) {
			for (int j = i + 1; j < edges.size(); j++) {
				meetings += pair(edges.get(i), edges.get(j));
			}
		}
		return meetings;
	}

	private static int pair(double[] one, double[] other) {
		if (isPoint(one) || isPoint(other)) {
			return 0;
		}
		int crossings = Predicates.cross(one[0], one[1], one[2], one[3], other[0], other[1], other[2], other[3]) ? 1 : 0;
		return crossings + isOn(one, other[0], other[1]) + isOn(one, other[2], other[3]) + isOn(other, one[0], one[1])
				+ isOn(other, one[2], one[3]) + beginTogether(one, other);
	}

	private static boolean isPoint(double[] edge) {
		return edge[0] == edge[2] && edge[1] == edge[3];
	}

	/** Returns the ends of an edge, the left end first. */
	private static double[] edge(double[] xy, int corner) {
		int next = (corner + 1) % (xy.length / 2);
		double[] ends = {xy[2 * corner], xy[2 * corner + 1], xy[2 * next], xy[2 * next + 1]};
		boolean isForward = ends[0] < ends[2] || ends[0] == ends[2] && ends[1] < ends[3];
		return isForward ? ends : new double[] {ends[2], ends[3], ends[0], ends[1]};
	}

	/** Returns 1 if a place lies on an edge and is not an end of the edge, else 0. */
	private static int isOn(double[] edge, double x, double y) {
		double along = (x - edge[0]) * (edge[2] - x) + (y - edge[1]) * (edge[3] - y);
		return along > 0 && Predicates.side(edge[0], edge[1], edge[2], edge[3], x, y) == 0 ? 1 : 0;
	}

	/** Returns 1 if two edges begin at one place and have the same direction, else 0. */
	private static int beginTogether(double[] one, double[] other) {
		return one[0] == other[0] && one[1] == other[1]
				&& Predicates.side(one[0], one[1], one[2], one[3], other[2], other[3]) == 0 ? 1 : 0;
	}

	@Test
	void aStarOfManyCornersIsTangled() {
		int corners = 100_001;
		Polygon star = Polygon.of(IntStream.range(0, corners).mapToDouble(i -> 2 * Math.PI * i * (corners / 2) / corners)
				.flatMap(angle -> DoubleStream.of(Math.cos(angle), Math.sin(angle))).toArray());
		assertTrue(star.isTangled());
	}

	/** A comb with slanted teeth. The bounding rectangles of all edges of teeth overlap, because the teeth are long. */
	@Test
	void longTeethThatDoNotCrossAreNotTangled() {
		int corners = 200_000;
		DoubleStream teeth = IntStream.range(0, corners).boxed()
				.flatMapToDouble(i -> DoubleStream.of(i + i % 2 * corners, i % 2 * corners));
		DoubleStream back = DoubleStream.of(2 * corners, corners + 1, -1, corners + 1);
		Polygon comb = Polygon.of(DoubleStream.concat(teeth, back).toArray());
		assertFalse(comb.isTangled());
		Polygon pulled = comb.with(corners / 2, 3 * corners, corners / 2);
		assertFalse(pulled.isTangled(), "two edges cross less than half of the others each");
		for (int corner = corners / 2; corner < corners / 2 + 20; corner += 2) {
			pulled = pulled.with(corner, 3 * corners, corners / 2);
		}
		assertTrue(pulled.isTangled());
	}

	/** Two combs whose teeth cross each other. Neither comb crosses itself. */
	@Test
	void polygonsTangleEachOther() {
		List<Polygon> few = List.of(comb(150, false), comb(150, true));
		assertEquals(Optional.empty(), Tangle.of(few), "90,000 crossings");
		List<Polygon> many = List.of(comb(200, false), comb(200, true));
		assertTrue(many.stream().noneMatch(Polygon::isTangled));
		assertEquals(100_000, Tangle.of(many).orElseThrow().most(), "160,000 crossings");
		assertEquals(Optional.empty(), Tangle.of(List.of(many.getFirst())));
	}

	private static Polygon comb(int teeth, boolean isTurned) {
		int side = 2 * teeth + 1;
		DoubleStream.Builder xy = DoubleStream.builder();
		for (int tooth = 0; tooth < teeth; tooth++) {
			int[] across = {0, side, side, 0};
			for (int corner = 0; corner < 4; corner++) {
				double along = 2 * tooth + 0.5 + corner / 2;
				xy.add(isTurned ? across[corner] : along).add(isTurned ? along : across[corner]);
			}
		}
		xy.add(isTurned ? -1 : side).add(isTurned ? side : -1).add(-1).add(-1);
		return Polygon.of(xy.build().toArray());
	}

	@Test
	void theLimitGrowsWithTheCorners() {
		assertEquals(1000, Polygon.of(0, 0, 1, 0, 0, 1).mostCrossings());
		assertEquals(5000, Polygon.of(new double[10_000]).mostCrossings());
	}
}
