package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RandomScenes;

/** Tests of a planner that is updated after each edit of the scene: it gives the same answers as a new planner. */
class EditedSceneTest {

	private static final double SIZE = 30;

	@Test
	void warmIsColdAfterThousandsOfEdits() {
		for (int seed = 0; seed < 12; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = new ArrayList<>(random.circles(25, SIZE, 0.2));
			List<Polygon> polygons = new ArrayList<>(List.of(new RandomMaps(seed).star(30, 30)));
			double radius = random.number(3) / 4.0;
			TangentPlanner warm = new TangentPlanner(scene(circles, polygons), radius);
			for (int edit = 0; edit < 250; edit++) {
				edit(random, circles, polygons, 1000 * seed + edit);
				Scene scene = scene(circles, polygons);
				warm = warm.with(scene);
				Point start = random.point(SIZE);
				Point goal = random.point(SIZE);
				TangentPath expected = new TangentPlanner(scene, radius).find(start, goal, Progress.NONE);
				TangentPath path = warm.find(start, goal, Progress.NONE);
				String context = "seed " + seed + ", edit " + edit;
				assertEquals(expected.outcome(), path.outcome(), context);
				assertEquals(expected.blocker(), path.blocker(), context);
				assertEquals(expected.length(), path.length(), 1e-9, context);
			}
			TangentGraph cold = new TangentPlanner(warm.scene(), radius).graph(List.of(), Progress.NONE);
			TangentGraph kept = warm.graph(List.of(), Progress.NONE);
			assertEquals(cold.surfing().size(), kept.surfing().size(), "seed " + seed);
			assertEquals(realArcs(cold), realArcs(kept), "seed " + seed);
		}
	}

	/**
	 * Returns the number of arcs that are longer than zero. An arc of length zero connects bitangents that end at the same
	 * place. Arcs of length zero do not count, because two correct planners may sort these bitangents differently.
	 */
	private static long realArcs(TangentGraph graph) {
		return graph.hugging().stream().filter(edge -> edge.arc().length() > 1e-9).count();
	}

	private static void edit(RandomScenes random, List<Circle> circles, List<Polygon> polygons, int seed) {
		switch (random.number(6)) {
		case 0 -> circles.add(random.number(circles.size() + 1), random.circles(1, SIZE, 0.01).getFirst());
		case 1 -> circles.remove(random.number(circles.size()));
		case 2 -> polygons.add(new RandomMaps(seed).star(30, 30));
		case 3 -> {
			if (!polygons.isEmpty()) {
				polygons.remove(random.number(polygons.size()));
			}
		}
		default -> {
			int moved = random.number(circles.size());
			Circle circle = circles.get(moved);
			circles.set(moved, new Circle(circle.x() + random.number(-1, 1), circle.y() + random.number(-1, 1),
					circle.radius()));
		}
		}
		if (circles.isEmpty()) {
			circles.add(new Circle(3, 3, 1));
		}
		if (polygons.size() > 4) {
			polygons.removeFirst();
		}
	}

	private static Scene scene(List<Circle> circles, List<Polygon> polygons) {
		return new Scene(circles, polygons, Optional.of(new Border(SIZE, SIZE)));
	}

	@Test
	void anEditDropsOnlyWhatItTouches() {
		List<Circle> circles = new ArrayList<>(new RandomScenes(3).forest(1000, 300, 0.15));
		TangentPlanner planner = new TangentPlanner(scene(300, circles), 0);
		planner.graph(List.of(), Progress.NONE);
		int known = planner.known();
		Circle first = circles.getFirst();
		circles.set(0, new Circle(first.x() + 0.01, first.y(), first.radius()));
		int kept = planner.with(scene(300, circles)).known();
		assertTrue(kept < known, "something is dropped");
		assertTrue(kept > 0.8 * known, () -> kept + " of " + known + " are kept");
	}

	private static Scene scene(double size, List<Circle> circles) {
		return Scene.of(circles, List.of(), size, size);
	}
}
