package org.leeway.pathing.navmesh.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;

class LevelMeshesTest {

	private static final TerrainGrid GRID = TerrainGrid.filled(8, 8, Pictures.GROUND);
	private static final Capability LAND = Capability.of(Pictures.GROUND, Pictures.GROUND + 1);
	private static final PolygonMesh YARD = PolygonMesh.parse("v 1 1\nv 3 1\nv 3 3\np 0 1 2");

	private static World world(Scene scene, Map<Capability, PolygonMesh> stored) {
		return new World(GRID, TerrainSpeeds.UNIFORM, scene, stored, 1, Diagonals.NEVER);
	}

	private static NavMesh mesh(Preparation preparation, Capability capability) {
		return preparation.get(LevelMeshes.PART, Progress.NONE).mesh(MeshOptions.of(capability), Progress.NONE);
	}

	@Test
	void unitsMoveOnTheMeshThatIsStoredForTheirTerrains() {
		Preparation preparation = Preparation.of(world(Scene.EMPTY, Map.of(LAND, YARD)), Set.of());
		NavMesh mesh = mesh(preparation, LAND);
		assertEquals(3, mesh.vertexCount());
		assertEquals(4, mesh(preparation, Capability.of(Pictures.GROUND)).vertexCount());
		Scene other = Scene.of(List.of(new Circle(6, 6, 1)), List.of());
		assertSame(mesh, mesh(preparation.with(world(other, Map.of(LAND, YARD)), Set.of()), LAND));
		PolygonMesh moved = YARD.translated(1, 0);
		assertEquals(2, mesh(preparation.with(world(other, Map.of(LAND, moved)), Set.of()), LAND).x(0));
	}

	@Test
	void wrongPolygonsDoNotCount() {
		PolygonMesh wrong = PolygonMesh.parse("v 0 0\nv 2 0\nv 0 2\nv 2 2\np 0 1 2 3");
		assertEquals(4, mesh(Preparation.of(world(Scene.EMPTY, Map.of(LAND, wrong)), Set.of()), LAND).vertexCount());
	}
}
