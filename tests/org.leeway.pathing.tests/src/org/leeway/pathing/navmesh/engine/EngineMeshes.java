package org.leeway.pathing.navmesh.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashSet;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;
import org.leeway.testing.RandomMaps;

/**
 * A generator of the meshes of random levels, for tests of exports. For each edge of a mesh, also checks what the engines
 * require.
 */
final class EngineMeshes {

	private EngineMeshes() {
	}

	static NavMesh random(long seed) {
		RandomMaps random = new RandomMaps(seed);
		TerrainGrid grid = seed % 2 == 0 ? random.grid() : random.rectangles(40, 30);
		World world = World.of(grid, random.obstacles(grid.width(), grid.height()).within(grid.width(), grid.height()));
		// the larger maps have room for discs
		return LevelMesh.of(world, MeshOptions.of(seed % 2 == 0 ? random.capability() : Capability.of(0, 1, 2)).keepingTerrains(), Progress.NONE).mesh();
	}

	/** Returns the distance to the nearest wall, by a loop over all walls. */
	static double wallDistance(NavMesh mesh, double x, double y) {
		double nearest = Double.POSITIVE_INFINITY;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				Point a = mesh.point(mesh.origin(edge));
				Point b = mesh.point(mesh.target(edge));
				double t = ((x - a.x()) * (b.x() - a.x()) + (y - a.y()) * (b.y() - a.y()))
						/ (Math.pow(b.x() - a.x(), 2) + Math.pow(b.y() - a.y(), 2));
				t = Math.max(0, Math.min(1, t));
				nearest = Math.min(nearest, Math.hypot(a.x() + t * (b.x() - a.x()) - x, a.y() + t * (b.y() - a.y()) - y));
			}
		}
		return nearest;
	}

	/** Asserts that no vertex lies inside an edge. */
	static void assertNoLooseVertex(NavMesh mesh) {
		Set<Point> vertices = new HashSet<>();
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			vertices.add(mesh.point(mesh.origin(edge)));
		}
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			Point a = mesh.point(mesh.origin(edge));
			Point b = mesh.point(mesh.target(edge));
			for (Point vertex : vertices) {
				boolean between = (vertex.x() - a.x()) * (b.x() - vertex.x()) + (vertex.y() - a.y()) * (b.y() - vertex.y()) > 0;
				assertFalse(between && Predicates.side(a.x(), a.y(), b.x(), b.y(), vertex.x(), vertex.y()) == 0,
						vertex + " between " + a + " and " + b);
			}
		}
	}

	static double area(NavMesh mesh) {
		double sum = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			sum += (mesh.x(a) * mesh.y(b) - mesh.x(b) * mesh.y(a)) / 2;
		}
		return sum;
	}

	static void assertOnLattice(NavMesh mesh, int steps) {
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			assertEquals(Math.rint(mesh.x(vertex) * steps), mesh.x(vertex) * steps);
			assertEquals(Math.rint(mesh.y(vertex) * steps), mesh.y(vertex) * steps);
		}
	}
}
