package org.leeway.pathing.navmesh.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.MeshScenes;

class MeshClearanceTest {

	private static Point roomy(MeshScenes scenes, NavMesh mesh, int tries) {
		MeshOracle oracle = new MeshOracle(mesh, 0);
		Point best = scenes.inside(mesh, scenes.number(0, mesh.faceCount() - 1));
		for (int i = 0; i < tries; i++) {
			Point other = scenes.inside(mesh, scenes.number(0, mesh.faceCount() - 1));
			best = oracle.clearance(other) > oracle.clearance(best) ? other : best;
		}
		return best;
	}

	/** A disc a little smaller than the bottleneck gets through, one a little larger does not. */
	@Test
	void bottlenecksAreExact() {
		int gaps = 0;
		int places = 0;
		int none = 0;
		StringBuilder bad = new StringBuilder();
		int bads = 0;
		for (int seed = 0; seed < Integer.getInteger("seeds", 500); seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			MeshClearance clearance;
			try {
				clearance = MeshClearance.of(mesh, Progress.NONE);
			} catch (RuntimeException e) {
				bads++;
				bad.append("seed " + seed + " " + e + " " + e.getStackTrace()[0] + "\n");
				continue;
			}
			for (int i = 0; i < 5; i++) {
				Point start = i == 0 ? scenes.place(mesh) : roomy(scenes, mesh, i);
				Point goal = i == 0 ? scenes.place(mesh) : roomy(scenes, mesh, 3 * i);
				MeshBottleneck way = clearance.bottleneck(start, goal);
				String message = "seed " + seed + " " + start + " to " + goal + " " + way;
				if (way.radius() > 1e-5) {
					gaps += way.bottleneck().isPresent() ? 1 : 0;
					places += way.bottleneck().isPresent() ? 0 : 1;
					OptionalDouble smaller = new MeshOracle(mesh, way.radius() - 2e-8).length(start, goal);
					OptionalDouble larger = new MeshOracle(mesh, way.radius() + 2e-8).length(start, goal);
					if (!start.equals(goal) && !(smaller.orElse(0) < 1e9)) {
						bads++;
						bad.append("too wide " + message + "\n");
					}
					if (!start.equals(goal) && !(larger.orElse(Double.POSITIVE_INFINITY) > 1e9)) {
						bads++;
						bad.append("too narrow " + message + "\n");
					}
				} else {
					none++;
				}
			}
		}
		System.out.println(gaps + " gaps " + places + " places " + none);
		System.out.println(bad.substring(0, Math.min(6000, bad.length())));
		assertEquals(0, bads);
	}
}
