package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.BottleneckPath.Limit;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.tangent.TangentPlanner;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RandomScenes;

class GapMapTest {

	private static final double SIZE = 20;

	private static ObstacleRef circle(int index) {
		return new ObstacleRef(ObstacleRef.Kind.CIRCLE, index);
	}

	@Test
	void aGapIsAsWideAsTheUnitThatFits() {
		Scene scene = Scene.of(List.of(new Circle(0, 0, 1), new Circle(5, 0, 2), new Circle(20, 0, 1)));
		List<Gap> gaps = GapMap.of(scene, Progress.NONE).gaps();
		assertEquals(2, gaps.size(), "the outer two are no neighbours");
		assertEquals(1, gaps.getFirst().radius());
		assertEquals(new Point(1, 0), gaps.getFirst().across().to());
		assertEquals(Optional.of(circle(0)), gaps.getFirst().b());
		assertEquals(6, gaps.getLast().radius());
	}

	@Test
	void aWallOfCirclesHasABottleneck() {
		List<Circle> wall = List.of(new Circle(10, 2, 1), new Circle(10, 7, 1), new Circle(10, 13, 1), new Circle(10, 17.5, 1));
		GapMap map = GapMap.of(Scene.of(wall, List.of(), SIZE, SIZE), Progress.NONE);
		BottleneckPath path = map.bottleneckPath(new Point(4, 10), new Point(16, 10));
		assertEquals(2, path.radius());
		assertEquals(Limit.GAP, path.limit());
		assertEquals(circle(2), path.bottleneck().orElseThrow().a());
		assertEquals(Optional.of(circle(1)), path.bottleneck().orElseThrow().b());
		assertEquals(Limit.START, map.bottleneckPath(new Point(1, 10), new Point(16, 10)).limit());
		assertEquals(1, map.bottleneckPath(new Point(1, 10), new Point(16, 10)).radius());
	}

	@Test
	void theMouthOfAPolygonIsAGap() {
		Polygon bent = Polygon.of(4, 4, 16, 4, 16, 16, 4, 16, 4, 11, 6, 11, 6, 14, 14, 14, 14, 6, 6, 6, 6, 9, 4, 9);
		GapMap map = GapMap.of(Scene.of(List.of(), List.of(bent), SIZE, SIZE), Progress.NONE);
		BottleneckPath path = map.bottleneckPath(new Point(2, 10), new Point(10, 10));
		assertEquals(1, path.radius(), "the mouth is 2 wide");
		assertTrue(map.bottleneckPath(new Point(5, 5), new Point(10, 10)).radius() < 0, "inside the polygon");
	}

	@Test
	void nothingLimitsWhereNothingIs() {
		BottleneckPath path = GapMap.of(Scene.of(List.of()), Progress.NONE).bottleneckPath(new Point(0, 0),
				new Point(5, 5));
		assertEquals(Double.POSITIVE_INFINITY, path.radius());
		assertEquals(Limit.NOTHING, path.limit());
	}

	@Test
	void aRoomWithANarrowDoorIsUnreachable() {
		Polygon bent = Polygon.of(4, 4, 16, 4, 16, 16, 4, 16, 4, 11, 6, 11, 6, 14, 14, 14, 14, 6, 6, 6, 6, 9, 4, 9);
		GapMap map = GapMap.of(Scene.of(List.of(), List.of(bent), SIZE, SIZE), Progress.NONE);
		List<Point> outside = List.of(new Point(2, 2));
		assertEquals(List.of(), map.unreachableComponents(1, outside, Progress.NONE));
		List<UnreachableComponent> unreachableComponents = map.unreachableComponents(1.25, outside, Progress.NONE);
		assertEquals(1, unreachableComponents.size());
		Point place = unreachableComponents.getFirst().place();
		assertTrue(place.x() >= 6 && place.x() <= 14 && place.y() >= 6 && place.y() <= 14, place.toString());
		assertEquals(List.of(), map.unreachableComponents(1.25, List.of(new Point(2, 2), new Point(10, 10)),
				Progress.NONE));
		assertEquals(2, map.unreachableComponents(1.25, List.of(), Progress.NONE).size(),
				"without a start all components count");
	}

	@Test
	void aSeamIsAPathForAUnitOfRadiusZero() {
		Polygon left = Polygon.of(4, 4, 10, 4, 10, 6, 6, 6, 6, 14, 10, 14, 10, 16, 4, 16);
		Polygon right = Polygon.of(10, 4, 16, 4, 16, 16, 10, 16, 10, 14, 14, 14, 14, 6, 10, 6);
		List<Point> outside = List.of(new Point(2, 2));
		assertEquals(List.of(), unreachableComponents(0, outside, left, right), "in by the seam");
		assertEquals(1, unreachableComponents(1e-9, outside, left, right).size());
		Polygon over = Polygon.of(9, 4, 16, 4, 16, 16, 9, 16, 9, 14, 14, 14, 14, 6, 9, 6);
		List<UnreachableComponent> room = unreachableComponents(0, outside, left, over);
		assertEquals(1, room.size(), "shut where they overlap");
		Point place = room.getFirst().place();
		assertTrue(place.x() >= 6 && place.x() <= 14 && place.y() >= 6 && place.y() <= 14, place.toString());
		assertEquals(List.of(), unreachableComponents(0, List.of(new Point(2, 2), new Point(6, 10)), left, over),
				"from its wall");
	}

	private static List<UnreachableComponent> unreachableComponents(double radius, List<Point> from, Polygon... polygons) {
		Scene scene = Scene.of(List.of(), List.of(polygons), SIZE, SIZE);
		return GapMap.of(scene, Progress.NONE).unreachableComponents(radius, from, Progress.NONE);
	}

	/**
	 * The planner must not reach the place that an unreachable component names. Conversely, each free place that the planner
	 * does not reach must be connected with the place of exactly one component.
	 */
	@Test
	void unreachableComponentsAgreeWithThePlanner() {
		int found = 0;
		for (int seed = 0; seed < 150; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.circles(15 + random.number(30), SIZE, random.number(0.2, 0.5));
			List<Polygon> polygons = random.number(2) == 0 ? List.of() : List.of(new RandomMaps(seed).star(20, 20));
			Scene scene = Scene.of(circles, polygons, SIZE, SIZE);
			double radius = seed % 3 == 0 ? 0 : random.number(0.1, 0.5);
			Point start = roomy(random, circles);
			TangentPlanner planner = new TangentPlanner(scene, radius);
			if (!planner.find(start, start, Progress.NONE).isFound()) {
				continue;
			}
			String context = "seed " + seed;
			List<UnreachableComponent> components = GapMap.of(scene, Progress.NONE).unreachableComponents(radius,
					List.of(start), Progress.NONE);
			for (UnreachableComponent component : components) {
				assertEquals(Outcome.NOT_CONNECTED,
						planner.find(start, component.place(), Progress.NONE).outcome(), context);
			}
			for (int i = 0; i < 20; i++) {
				Point place = random.point(SIZE);
				if (planner.find(start, place, Progress.NONE).outcome() == Outcome.NOT_CONNECTED) {
					assertEquals(1, components.stream().filter(component -> planner.find(place, component.place(), Progress.NONE)
							.isFound()).count(), context);
				}
			}
			found += components.size();
		}
		assertTrue(found > 50, found + " components");
	}

	/**
	 * The planner finds a path for a disc with the largest radius that passes the gaps. For a disc with a slightly larger
	 * radius, the planner finds no path.
	 */
	@Test
	void agreesWithThePlanner() {
		int gaps = 0;
		for (int seed = 0; seed < 150; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.circles(15 + random.number(30), SIZE, random.number(0.05, 0.3));
			List<Polygon> polygons = new ArrayList<>();
			for (int i = random.number(3); i > 0; i--) {
				polygons.add(new RandomMaps(10 * seed + i).star(20, 20));
			}
			Scene scene = Scene.of(circles, polygons, SIZE, SIZE);
			Point start = roomy(random, circles);
			Point goal = roomy(random, circles);
			BottleneckPath path = GapMap.of(scene, Progress.NONE).bottleneckPath(start, goal);
			String context = "seed " + seed + ", " + path;
			if (path.radius() > 1e-6) {
				assertTrue(finds(scene, path.radius(), start, goal), context);
				double larger = path.limit() == Limit.GAP ? Math.nextUp(path.radius()) : path.radius() + 1e-9;
				assertFalse(finds(scene, larger, start, goal), context);
				gaps += path.limit() == Limit.GAP ? 1 : 0;
			} else if (path.radius() < 0) {
				assertFalse(finds(scene, 1e-6, start, goal), context);
			}
		}
		assertTrue(gaps > 10, gaps + " gaps");
	}

	private static Point roomy(RandomScenes random, List<Circle> circles) {
		return Stream.generate(() -> random.point(SIZE)).limit(20).max(Comparator.comparingDouble(
				p -> circles.stream().mapToDouble(c -> Math.hypot(c.x() - p.x(), c.y() - p.y()) - c.radius()).min()
						.orElseThrow()))
				.orElseThrow();
	}

	private static boolean finds(Scene scene, double radius, Point start, Point goal) {
		return new TangentPlanner(scene, radius).find(start, goal, Progress.NONE).isFound();
	}
}
