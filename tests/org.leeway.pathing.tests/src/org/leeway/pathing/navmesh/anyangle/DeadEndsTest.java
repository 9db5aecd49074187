package org.leeway.pathing.navmesh.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.testing.MeshScenes;

/** The first search of a {@link DiscSearch} goes through all faces, later ones leave out dead ends. */
class DeadEndsTest {

	private static final int SCENES = 150;
	private static final int QUERIES = 10;

	@Test
	void pathsAreAsShortWithoutDeadEnds() {
		int found = 0;
		long all = 0;
		long without = 0;
		for (int seed = 0; seed < SCENES; seed++) {
			Random random = new Random(seed);
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = mesh(scenes, random);
			double radius = random.nextInt(3) == 0 ? 0.25 * (1 + random.nextInt(6)) : scenes.number(0.02, 1.6);
			DiscSearch search = new DiscSearch(mesh, radius);
			search.find(scenes.place(mesh), scenes.place(mesh), Progress.NONE);
			search.find(scenes.place(mesh), scenes.place(mesh), Progress.NONE);
			for (int i = 0; i < QUERIES; i++) {
				Point start = scenes.place(mesh);
				Point goal = scenes.place(mesh);
				MeshPath expected = new DiscSearch(mesh, radius).find(start, goal, Progress.NONE);
				MeshPath path = search.find(start, goal, Progress.NONE);
				String what = "seed " + seed + ", radius " + radius + ", " + start + " to " + goal;
				assertEquals(expected.outcome(), path.outcome(), what);
				assertEquals(expected.length(), path.length(), 1e-9 * (1 + path.length()), what);
				found += path.isFound() ? 1 : 0;
				all += expected.metrics().expanded();
				without += path.metrics().expanded();
			}
		}
		assertTrue(found > SCENES, found + " found");
		assertTrue(without < all, without + " of " + all + " expanded");
	}

	private static NavMesh mesh(MeshScenes scenes, Random random) {
		boolean[][] free = scenes.noise(6 + random.nextInt(15), 6 + random.nextInt(15), 0.15 + 0.25 * random.nextDouble());
		double scale = 0.5 + 2 * random.nextDouble();
		return NavMesh.of(GridMeshes.random(free, random, scale, random.nextDouble() - 0.5, random.nextDouble() - 0.5, scale));
	}
}
