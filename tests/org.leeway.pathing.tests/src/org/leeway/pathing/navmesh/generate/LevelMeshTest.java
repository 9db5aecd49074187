package org.leeway.pathing.navmesh.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.RandomMaps;

class LevelMeshTest {

	@Test
	void meshesOfRandomLevelsAreValid() {
		for (long seed = 0; seed < 2000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			Scene scene = random.obstacles(grid.width(), grid.height()).within(grid.width(), grid.height());
			MeshOptions options = MeshOptions.of(random.capability());
			String where = "seed " + seed;
			try {
				NavMesh mesh = LevelMesh.of(World.of(grid, scene), options, Progress.NONE).mesh();
				NavMesh.of(polygons(mesh));
			} catch (RuntimeException e) {
				throw new AssertionError(where, e);
			}
		}
	}

	/** The mesh as polygons, to be built and checked anew. */
	static PolygonMesh polygons(NavMesh mesh) {
		double[] xy = new double[2 * mesh.vertexCount()];
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			xy[2 * vertex] = mesh.x(vertex);
			xy[2 * vertex + 1] = mesh.y(vertex);
		}
		List<int[]> faces = new ArrayList<>();
		for (int face = 0; face < mesh.faceCount(); face++) {
			int first = mesh.firstEdge(face);
			int[] polygon = new int[mesh.size(face)];
			Arrays.setAll(polygon, i -> mesh.origin(first + i));
			faces.add(polygon);
		}
		return PolygonMesh.of(xy, faces);
	}
}
