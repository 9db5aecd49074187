package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RandomScenes;

/**
 * Tests of the search for neighbouring sites. A site is a circle, or an edge of an obstacle. For comparison, a plain search
 * tries for each pair of sites whether any third site lies between them.
 */
class AdjacencySearchTest {

	private static final double SIZE = 20;

	private static List<Site> sites(int seed) {
		RandomScenes random = new RandomScenes(seed);
		List<Site> sites = new ArrayList<>();
		// if several circles are equal, the search may choose any of them as a neighbour. So the scene has no equal
		// circles
		for (Circle circle : new LinkedHashSet<>(random.circles(10 + random.number(60), SIZE, random.number(0.02, 0.6)))) {
			sites.add(new Site(owner(ObstacleRef.Kind.CIRCLE, sites.size()), circle.x(), circle.y(), circle.x(),
					circle.y(), circle.radius()));
		}
		for (int i = random.number(3); i > 0; i--) {
			Polygon star = new RandomMaps(10 * seed + i).star(20, 20);
			for (int k = 0; k < star.size(); k++) {
				int next = (k + 1) % star.size();
				sites.add(new Site(owner(ObstacleRef.Kind.POLYGON, i), star.x(k), star.y(k), star.x(next), star.y(next),
						0));
			}
		}
		return sites;
	}

	private static Optional<ObstacleRef> owner(ObstacleRef.Kind kind, int index) {
		return Optional.of(new ObstacleRef(kind, index));
	}

	private static List<SiteAdjacency> plain(List<Site> sites) {
		List<SiteAdjacency> adjacencies = new ArrayList<>();
		for (int i = 0; i < sites.size(); i++) {
			for (int j = 0; j < i; j++) {
				SiteAdjacency adjacency = SiteAdjacency.between(sites.get(i), i, sites.get(j), j);
				if (adjacency.radius() >= 0 && isFree(adjacency, sites)) {
					adjacencies.add(adjacency.exact(sites.get(i), sites.get(j)));
				}
			}
		}
		return adjacencies;
	}

	private static boolean isFree(SiteAdjacency adjacency, List<Site> sites) {
		Point middle = adjacency.middle(sites.get(adjacency.first()), sites.get(adjacency.second()));
		double room = adjacency.radius() * (1 - 1e-9) - 1e-12;
		for (int k = 0; k < sites.size(); k++) {
			if (k != adjacency.first() && k != adjacency.second() && sites.get(k).distance(middle.x(), middle.y()) < room) {
				return false;
			}
		}
		return true;
	}

	@Test
	void findsNarrowGapsOnlyWhenAsked() {
		int left = 0;
		for (int seed = 0; seed < 300; seed++) {
			List<Site> sites = sites(seed);
			double widest = seed % 7 / 2.0;
			Set<SiteAdjacency> all = open(AdjacencySearch.of(sites, Double.POSITIVE_INFINITY, Progress.NONE));
			Set<SiteAdjacency> expected = all.stream().filter(each -> each.radius() <= widest).collect(Collectors.toSet());
			assertEquals(expected, open(AdjacencySearch.of(sites, widest, Progress.NONE)), "seed " + seed);
			left += all.size() - expected.size();
		}
		assertTrue(left > 1000, left + " adjacencies left out");
	}

	/** Returns the adjacencies whose two sites do not overlap. */
	private static Set<SiteAdjacency> open(List<SiteAdjacency> adjacencies) {
		return adjacencies.stream().filter(each -> each.radius() >= 0).collect(Collectors.toSet());
	}

	@Test
	void findsWhatTryingEachPairFinds() {
		int found = 0;
		for (int seed = 0; seed < 300; seed++) {
			List<Site> sites = sites(seed);
			Set<SiteAdjacency> expected = Set.copyOf(plain(sites));
			List<SiteAdjacency> adjacencies = AdjacencySearch.of(sites, Double.POSITIVE_INFINITY, Progress.NONE);
			Set<SiteAdjacency> apart = adjacencies.stream().filter(adjacency -> expected.contains(adjacency) || adjacency.radius() >= 0)
					.collect(Collectors.toSet());
			assertEquals(expected, apart, "seed " + seed);
			assertEquals(adjacencies.size(), Set.copyOf(adjacencies).size(), "each once, seed " + seed);
			found += expected.size();
		}
		assertTrue(found > 10_000, found + " adjacencies");
	}

	/**
	 * Two circles have coordinates of about 1e6, and a gap of about 1e-7 between them. Nevertheless, the radius of the largest
	 * disc that passes must be exact: the disc with the next larger double must not pass.
	 */
	@Test
	void theLastPlaceCounts() {
		Site a = new Site(owner(ObstacleRef.Kind.CIRCLE, 0), 1e6, 1e6, 1e6, 1e6, 1.5);
		Site b = new Site(owner(ObstacleRef.Kind.CIRCLE, 1), 1e6 + 3, 1e6 + 1e-4, 1e6 + 3, 1e6 + 1e-4, 1.5 - 1e-7);
		double radius = AdjacencySearch.of(List.of(a, b), Double.POSITIVE_INFINITY, Progress.NONE).getFirst().radius();
		assertTrue(radius > 0 && radius < 1e-6, "radius " + radius);
		assertTrue(!a.closes(b, radius) && a.closes(b, Math.nextUp(radius)), "radius " + radius);
	}
}
