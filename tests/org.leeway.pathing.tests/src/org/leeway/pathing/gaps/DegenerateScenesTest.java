package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomScenes;

/**
 * Tests of scenes of obstacles that nearly equal each other, touch, are concentric, or are huge beside tiny obstacles. An
 * adjacency is a pair of neighbouring sites. The search may leave out adjacencies. But bottlenecks and components must be the
 * same as if each pair of sites were adjacent.
 */
class DegenerateScenesTest {

	private static final double SIZE = 40;
	private static final int SEEDS = 15;
	/**
	 * Factor of the limit for the steps of the search. For n sites, the search may need at most
	 * {@code STEPS * n * (log2 n + 1)} steps. The factor is large, because the search may cut a square into quarters
	 * about 60 times.
	 */
	private static final long STEPS = 400;

	enum Kind {
		NEARLY_EQUAL, NEARLY_EQUAL_PAIRS, NEARLY_EQUAL_POLYGONS, RING, TOUCHING, CONCENTRIC, TOUCHING_INSIDE, HUGE_AND_TINY,
		CROSSED, STACKED
	}

	private static Scene scene(Kind kind, RandomScenes random, int count) {
		List<Circle> circles = new ArrayList<>();
		List<Polygon> polygons = new ArrayList<>();
		double tiny = Math.pow(10, -random.number(5, 13));
		for (int i = 0; i < count; i++) {
			double off = random.number(0, tiny);
			double other = random.number(0, tiny);
			double angle = 2 * Math.PI * i / count;
			switch (kind) {
			case NEARLY_EQUAL -> circles.add(new Circle(20 + off, 20 + other, 3 + random.number(0, tiny)));
			case NEARLY_EQUAL_PAIRS -> circles.add(new Circle(10 + 20 * (i % 2) + off, 20 + other, 3));
			case NEARLY_EQUAL_POLYGONS -> polygons.add(Polygon.of(5 + off, 12 * (i % 2), 35 + other, 12 * (i % 2) + off,
					35, 12 * (i % 2) + 3, 5, 12 * (i % 2) + 3 + other));
			case RING -> circles.add(new Circle(20 + 15 * Math.cos(angle), 20 + 15 * Math.sin(angle),
					15 * Math.sin(Math.PI / count)));
			case TOUCHING -> circles.add(new Circle(1 + 2 * random.number(20), 1 + 2 * random.number(20), 1));
			case CONCENTRIC -> circles.add(new Circle(20 + random.number(2), 20, 1 + random.number(10)));
			case TOUCHING_INSIDE -> circles.add(new Circle(20 - i * 0.25, 20, i * 0.25));
			case HUGE_AND_TINY -> circles.add(i % 4 == 0
					? new Circle(random.number(2) == 0 ? 1e9 : -1e9, random.number(0, SIZE), 1e9 - random.number(0, 10))
					: new Circle(random.number(0, SIZE), random.number(0, SIZE), i % 4 == 1 ? 1e-6 : random.number(0, 4)));
			case CROSSED -> {
				circles.add(new Circle(random.number(0, SIZE), random.number(0, SIZE), random.number(0.5, 5)));
				polygons.add(Polygon.of(random.number(0, SIZE), random.number(0, SIZE), random.number(0, SIZE),
						random.number(0, SIZE), random.number(0, SIZE), random.number(0, SIZE)));
			}
			case STACKED -> {
				int left = random.number(30);
				int top = random.number(30);
				polygons.add(Polygon.of(left, top, left + 8, top, left + 8, top + 2, left, top + 2));
			}
			}
		}
		return Scene.of(circles, polygons, SIZE, SIZE);
	}

	private static List<SiteAdjacency> allPairs(List<Site> sites) {
		List<SiteAdjacency> all = new ArrayList<>();
		for (int i = 0; i < sites.size(); i++) {
			for (int j = 0; j < i; j++) {
				SiteAdjacency adjacency = SiteAdjacency.between(sites.get(i), i, sites.get(j), j);
				all.add(adjacency.radius() == Double.NEGATIVE_INFINITY ? adjacency
						: adjacency.exact(sites.get(i), sites.get(j)));
			}
		}
		return all;
	}

	/**
	 * Returns the radius of the largest disc that gets from the first place to the second place. Joins neighbouring sites, the
	 * narrowest gap first, until joined sites form a ring around exactly one of the two places. A disc has to pass this ring,
	 * and the gap that closes the ring is its widest gap. Infinite if there is no such ring.
	 *
	 * @param adjacencies the pairs of neighbouring sites, each with the radius of the largest disc that passes between them
	 * @param p the first place
	 * @param q the second place
	 */
	private static double bottleneck(List<Site> sites, List<SiteAdjacency> adjacencies, Point p, Point q) {
		List<SiteAdjacency> sorted = new ArrayList<>(adjacencies);
		sorted.sort(Comparator.comparingDouble(SiteAdjacency::radius));
		AdjacencyForest forest = new AdjacencyForest(sites.size());
		for (SiteAdjacency each : sorted) {
			boolean odd = each.isOdd(sites.get(each.first()), sites.get(each.second()), p, q);
			if (forest.closesRing(each.first(), each.second(), odd)) {
				return each.radius();
			}
		}
		return Double.POSITIVE_INFINITY;
	}

	private static double clearance(List<Site> sites, Point p) {
		return sites.stream().mapToDouble(site -> site.distance(p.x(), p.y())).min().orElseThrow();
	}

	@ParameterizedTest
	@EnumSource
	void noBottleneckIsLost(Kind kind) {
		for (int seed = 0; seed < SEEDS; seed++) {
			RandomScenes random = new RandomScenes(seed);
			Scene scene = scene(kind, random, 4 + random.number(30));
			List<Site> sites = SceneSites.of(scene);
			List<SiteAdjacency> all = allPairs(sites);
			List<SiteAdjacency> found = AdjacencySearch.of(sites, Double.POSITIVE_INFINITY, Progress.NONE);
			// distances to a circle of radius 1e9 are rounded to 1e-7
			double rounding = kind == Kind.HUGE_AND_TINY ? 1e-5 : 1e-11;
			for (int i = 0; i < 10; i++) {
				Point p = random.point(SIZE);
				Point q = random.point(SIZE);
				double room = Math.min(clearance(sites, p), clearance(sites, q));
				if (room > 1e-3) {
					double expected = Math.min(room, bottleneck(sites, all, p, q));
					double actual = Math.min(room, bottleneck(sites, found, p, q));
					assertTrue(Math.max(0, expected) == Math.max(0, actual) || Math.abs(expected - actual) < rounding,
							kind + ", seed " + seed + ": " + p + " to " + q + ": " + actual + ", expected " + expected);
				}
			}
		}
	}

	@ParameterizedTest
	@EnumSource
	void componentsAreThoseOfAllPairs(Kind kind) {
		int apart = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			RandomScenes random = new RandomScenes(seed);
			Scene scene = scene(kind, random, 4 + random.number(30));
			List<Site> sites = SceneSites.of(scene);
			double radius = random.number(0.01, 1);
			List<Point> places = new ArrayList<>();
			for (int i = 0; i < 30; i++) {
				Point place = random.point(SIZE);
				if (clearance(sites, place) > radius) {
					places.add(place);
				}
			}
			List<SiteAdjacency> all = allPairs(sites);
			List<SiteAdjacency> found = AdjacencySearch.of(sites, Double.POSITIVE_INFINITY, Progress.NONE);
			long[] components = new RingParity(sites, found.stream().filter(each -> each.radius() < radius).toList())
					.of(places);
			for (int i = 1; i < places.size(); i++) {
				boolean expected = bottleneck(sites, all, places.get(0), places.get(i)) >= radius;
				assertEquals(expected, components[0] == components[i], kind + ", seed " + seed + ", place " + i);
				apart += expected ? 0 : 1;
			}
		}
		assertTrue(apart > 0 || kind != Kind.RING && kind != Kind.CROSSED, kind + ": all places are in one component");
	}

	/** The search needs O(n log n) steps for n sites, unless the sites cross each other. */
	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = { "CROSSED", "NEARLY_EQUAL_POLYGONS" })
	void theStepsOfTheSearchAreBounded(Kind kind) {
		for (int count : new int[] { 100, 1000 }) {
			List<Site> sites = SceneSites.of(scene(kind, new RandomScenes(count), count));
			long steps = AdjacencySearch.steps(sites);
			double bound = STEPS * sites.size() * (Math.log(sites.size()) / Math.log(2) + 1);
			assertTrue(steps < bound, kind + ": " + steps + " steps for " + sites.size() + " sites");
		}
	}

	@Test
	void aCoveredCircleHasNoGap() {
		Scene scene = Scene.of(List.of(new Circle(10, 10, 3), new Circle(9, 10, 2), new Circle(10, 10, 3),
				new Circle(20, 10, 1)));
		assertEquals(1, GapMap.of(scene, Progress.NONE).gaps().size());
	}
}
