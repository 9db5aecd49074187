package org.leeway.pathing.navmesh.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/** A comparison of the shortest path through a corridor with oracles. */
class CorridorTest {

	static double length(List<Point> path) {
		double length = 0;
		for (int i = 1; i < path.size(); i++) {
			length += path.get(i - 1).distance(path.get(i));
		}
		return length;
	}

	@Test
	void noPathThroughACorridorIsShorter() {
		int turns = 0;
		for (long seed = 0; seed < 3_000; seed++) {
			RandomMeshes random = new RandomMeshes(seed);
			Corridor corridor = random.corridor(random.mesh(6), 1 + random.random().nextInt(14));
			List<Point> path = corridor.shortestPath();
			double least = CorridorOracle.length(corridor);
			String context = "seed " + seed + ": " + path;
			assertEquals(least, length(path), 1e-9 * Math.max(1, least), context);
			assertEquals(corridor.start(), path.getFirst(), context);
			assertEquals(corridor.goal(), path.getLast(), context);
			assertPasses(corridor, path, context);
			turns += path.size() - 2;
		}
		assertTrue(turns > 1_500, turns + " turns");
	}

	@Test
	void theConvexProblemHasTheSameOptimumForAnyWidth() {
		for (long seed = 0; seed < 300; seed++) {
			RandomMeshes random = new RandomMeshes(seed);
			Corridor corridor = random.corridor(random.mesh(6), 1 + random.random().nextInt(14));
			double inset = seed % 2 == 0 ? 0 : 0.7 * random.random().nextDouble();
			List<Point> path = corridor.insetPath(inset);
			double[] bounds = ConvexOracle.bounds(portals(corridor, inset));
			String context = "seed " + seed + ", inset " + inset + ": " + path;
			assertEquals(bounds[0], length(path), 1e-9, context);
			assertEquals(bounds[1], length(path), 1e-9, context);
		}
	}

	/**
	 * Returns the left and right end of each portal of a corridor. The first pair is the start, twice, and the last pair is the
	 * goal, twice.
	 *
	 * @param inset the distance by which the ends of each portal are moved inwards, in cells
	 */
	private static List<Point[]> portals(Corridor corridor, double inset) {
		List<Point[]> portals = new ArrayList<>();
		portals.add(new Point[] {corridor.start(), corridor.start()});
		for (int i = 0; i < corridor.portalCount(); i++) {
			Point left = corridor.left(i);
			Point right = corridor.right(i);
			Segment portal = new Segment(left, right);
			Segment back = new Segment(right, left);
			boolean isNarrow = 2 * inset >= portal.length();
			portals.add(new Point[] {isNarrow ? portal.at(portal.length() / 2) : portal.at(inset),
					isNarrow ? portal.at(portal.length() / 2) : back.at(inset)});
		}
		portals.add(new Point[] {corridor.goal(), corridor.goal()});
		return portals;
	}

	/** Asserts that a path passes all portals of a corridor in their order. */
	static void assertPasses(Corridor corridor, List<Point> path, String context) {
		int leg = 0;
		double along = 0;
		for (int i = 0; i < corridor.portalCount(); i++) {
			double[] at = {leg, along};
			while (leg + 1 < path.size() && !advance(corridor, i, path, leg, at)) {
				leg++;
				at[0] = leg;
				at[1] = 0;
			}
			assertTrue(leg + 1 < path.size() || path.getLast().equals(path.get(leg)) && isOn(corridor, i, path.getLast()),
					context + " misses portal " + i);
			along = at[1];
		}
	}

	private static boolean isOn(Corridor corridor, int portal, Point place) {
		double detour = corridor.left(portal).distance(place) + place.distance(corridor.right(portal))
				- corridor.left(portal).distance(corridor.right(portal));
		return detour < 1e-9;
	}

	/**
	 * Moves forward on a leg (a straight part) of a path to the first place that is on a portal. This is the place where the
	 * leg crosses the portal, or where it begins to run along the portal. Returns false if there is no such place.
	 *
	 * @param at two numbers: the index of the leg, and the position on the leg, from 0 at its start to 1 at its end. The search
	 * begins at this position. The method replaces the position by the position of the place that it finds
	 */
	private static boolean advance(Corridor corridor, int portal, List<Point> path, int leg, double[] at) {
		Point a = path.get(leg);
		Point b = path.get(leg + 1);
		Point l = corridor.left(portal);
		Point r = corridor.right(portal);
		double cross = (b.x() - a.x()) * (r.y() - l.y()) - (b.y() - a.y()) * (r.x() - l.x());
		double square = a.distance(b) * a.distance(b);
		double[] shares = {cross == 0 ? at[1] : ((l.x() - a.x()) * (r.y() - l.y()) - (l.y() - a.y()) * (r.x() - l.x())) / cross,
				((l.x() - a.x()) * (b.x() - a.x()) + (l.y() - a.y()) * (b.y() - a.y())) / square,
				((r.x() - a.x()) * (b.x() - a.x()) + (r.y() - a.y()) * (b.y() - a.y())) / square, at[1]};
		double first = Double.POSITIVE_INFINITY;
		for (double share : shares) {
			double t = Math.clamp(share, at[1], 1);
			Point place = new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
			if (isOn(corridor, portal, place)) {
				first = Math.min(first, t);
			}
		}
		if (first < Double.POSITIVE_INFINITY) {
			at[1] = first;
			return true;
		}
		return false;
	}

	/**
	 * A thin wall with a door separates two rooms. The start touches one side of the wall, the goal touches the other side.
	 */
	@Test
	void turnsBackAtTheEndOfAThinWall() {
		NavMesh mesh = NavMesh.of(PolygonMesh.parse("""
				v 0 0
				v 3 0
				v 4 0
				v 0 1
				v 3 1
				v 4 1
				v 0 2
				v 4 2
				v 3 2
				p 0 1 2 5 4 3
				p 3 4 5 7 8 6
				w 3 4
				"""));
		int door = 0;
		while (mesh.isWall(door)) {
			door++;
		}
		int above = mesh.face(door);
		Corridor corridor = Corridor.of(mesh, new Point(1, 1), new Point(2, 1), above, door);
		assertEquals(List.of(new Point(1, 1), new Point(3, 1), new Point(2, 1)), corridor.shortestPath());
		assertEquals(List.of(new Point(3.5, 1), new Point(2, 1)),
				Corridor.of(mesh, new Point(3.5, 1), new Point(2, 1), above, door).shortestPath());
		assertEquals(List.of(new Point(1, 1)), Corridor.of(mesh, new Point(1, 1), new Point(1, 1), above).shortestPath());
		assertThrows(IllegalArgumentException.class,
				() -> Corridor.of(mesh, new Point(1, 1), new Point(1, 1), above, mesh.firstEdge(above)));
	}
}
