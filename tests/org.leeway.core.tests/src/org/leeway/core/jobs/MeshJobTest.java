package org.leeway.core.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFrame;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelObjects;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.MeshEdits;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;

class MeshJobTest {

	private static final int SIDE = 100;
	private static final PolygonMesh TRIANGLE = PolygonMesh.parse("v 0 0\nv 4 0\nv 4 4\np 0 1 2");
	private static final PolygonMesh BOW_TIE = PolygonMesh.parse("v 0 0\nv 4 0\nv 4 4\nv 0 4\np 0 2 1 3");
	private static final MeshLayer GROUND = generated("ground", 0);

	private final List<MeshJob.Answer> answers = new CopyOnWriteArrayList<>();
	private final MeshJob job = new MeshJob("Generate", answers::add);

	@AfterEach
	void endJob() throws InterruptedException {
		job.cancel();
		Job.getJobManager().join(MeshJob.class, null);
	}

	private static MeshLayer generated(String name, int... terrains) {
		return new MeshLayer(name, Optional.empty(), Optional.of(MeshOptions.of(Capability.of(terrains))));
	}

	private static MeshLayer stored(PolygonMesh polygons) {
		return new MeshLayer("", Optional.of(polygons), Optional.empty());
	}

	private static LevelSnapshot level(TerrainGrid grid, MeshLayer... layers) {
		return new LevelSnapshot(new LevelHeader("", new LevelFrame(SIDE, SIDE), List.of(), List.of(),
				new LevelObjects(Scene.EMPTY, List.of()).withMeshLayers(List.of(layers)), DesignIntent.NONE), grid);
	}

	private List<LayerMesh> meshes(LevelSnapshot level) throws InterruptedException {
		job.request(level);
		job.flush();
		assertSame(level, answers.getLast().level());
		return answers.getLast().meshes();
	}

	@Test
	void eachLayerGetsItsMesh() throws InterruptedException {
		LevelSnapshot level = level(TerrainGrid.filled(SIDE, SIDE, 0), GROUND, stored(TRIANGLE), stored(BOW_TIE));
		List<LayerMesh> meshes = meshes(level);
		assertEquals(4 * SIDE, perimeter(meshes.get(0).mesh()), 1e-9);
		assertEquals(1, meshes.get(0).statistics().components());
		assertEquals(1, meshes.get(1).mesh().faceCount());
		assertEquals(3, meshes.get(1).statistics().walls());
		assertEquals("polygon 0 is not convex at 4,4", meshes.get(2).problem().orElseThrow().getMessage());
		assertEquals(0, meshes.get(2).mesh().faceCount());
	}

	private static double perimeter(NavMesh mesh) {
		double length = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			length += mesh.isWall(edge) ? mesh.point(mesh.origin(edge)).distance(mesh.point(mesh.target(edge))) : 0;
		}
		return length;
	}

	@Test
	void aLayerIsTheSameObjectUntilItChanges() throws InterruptedException {
		TerrainGrid grid = TerrainGrid.filled(SIDE, SIDE, 0);
		List<LayerMesh> first = meshes(level(grid, GROUND, stored(TRIANGLE)));
		List<LayerMesh> again = meshes(level(grid, GROUND, stored(TRIANGLE)));
		assertSame(first.get(0), again.get(0));
		assertSame(first.get(1), again.get(1));
		List<LayerMesh> renamed = meshes(level(grid, generated("walkers", 0), stored(TRIANGLE)));
		assertEquals("walkers", renamed.get(0).layer().name());
		assertSame(first.get(0).mesh(), renamed.get(0).mesh());
		TerrainGridEditor editor = grid.edit();
		editor.fillRow(3, 3, 5, 1);
		List<LayerMesh> painted = meshes(level(editor.build(), GROUND, stored(TRIANGLE)));
		assertEquals(4 * SIDE + 12, perimeter(painted.get(0).mesh()), 1e-9);
		assertSame(first.get(1), painted.get(1), "polygons do not follow the level");
	}

	@Test
	void anUpdatedMeshIsLikeOneBuiltAnew() throws InterruptedException {
		Random random = new Random(7);
		TerrainGrid grid = TerrainGrid.filled(SIDE, SIDE, 0);
		MeshLayer both = generated("both", 0, 1);
		for (int step = 0; step < 25; step++) {
			TerrainGridEditor editor = grid.edit();
			for (int row = random.nextInt(SIDE - 9), last = row + random.nextInt(9); row < last; row++) {
				editor.fillRow(random.nextInt(50), row, 1 + random.nextInt(40), random.nextInt(3));
			}
			grid = editor.build();
			LevelSnapshot level = level(grid, GROUND, both);
			for (LayerMesh mesh : meshes(level)) {
				NavMesh fresh = LevelMesh.of(level.world(), mesh.layer().options().orElseThrow(), Progress.NONE).mesh();
				assertEquals(MeshEdits.of(fresh).format(), MeshEdits.of(mesh.mesh()).format(), "step " + step);
			}
		}
	}

	@Test
	void ofManyRequestsTheLastIsAnswered() throws InterruptedException {
		TerrainGrid grid = TerrainGrid.filled(SIDE, SIDE, 0);
		LevelSnapshot last = null;
		for (int i = 0; i < 50; i++) {
			TerrainGridEditor editor = grid.edit();
			editor.fillRow(i, i, 3, 1);
			last = level(editor.build(), GROUND);
			job.request(last);
		}
		job.flush();
		assertSame(last, answers.getLast().level());
		assertTrue(answers.size() <= 50);
	}
}
