package org.leeway.pathing.navmesh.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

@Tag("slow")
class EditedMeshTest {

	private static final MeshOptions OPTIONS = MeshOptions.of(Capability.of(Pictures.GROUND, Pictures.SWAMP));

	/** A level that is edited at random. */
	private static final class Edits {

		private final RandomMaps random;
		private TerrainGrid grid;
		private final List<Circle> circles = new ArrayList<>();
		private final List<Polygon> polygons = new ArrayList<>();

		Edits(long seed) {
			random = new RandomMaps(seed);
			int width = random.number(100, 300);
			int height = random.number(100, 300);
			grid = random.number(0, 1) == 0 ? random.rectangles(width, height)
					: random.noise(width, height, random.number(0, 40) / 100.0);
		}

		World world() {
			return World.of(grid, Scene.of(circles, polygons, grid.width(), grid.height()));
		}

		void edit() {
			switch (random.number(0, 9)) {
			case 0 -> circles.add(random.circle(grid.width(), grid.height()));
			case 1 -> polygons.add(random.star(grid.width(), grid.height()));
			case 2 -> polygons.add(random.tangle(grid.width() / 8, grid.height() / 8).translated(random.number(0, 200), 60));
			case 3 -> move();
			case 4 -> remove();
			default -> stroke();
			}
		}

		void set(int x, int y, int terrain) {
			TerrainGridEditor editor = grid.edit();
			editor.set(x, y, terrain);
			grid = editor.build();
		}

		private void move() {
			if (!circles.isEmpty()) {
				Circle circle = circles.removeLast();
				circles.add(new Circle(circle.x() + random.number(-8, 8) / 8.0, circle.y() + random.number(-8, 8) / 8.0,
						circle.radius()));
			}
			if (!polygons.isEmpty()) {
				polygons.add(polygons.removeFirst().translated(random.number(-9, 9) / 3.0, random.number(-9, 9) / 3.0));
			}
		}

		private void remove() {
			if (circles.size() > 6) {
				circles.remove(random.number(0, 5));
			}
			if (polygons.size() > 5) {
				polygons.remove(random.number(0, 4));
			}
		}

		private void stroke() {
			TerrainGridEditor editor = grid.edit();
			int side = random.number(0, 3) == 0 ? 1 : random.number(1, 32);
			int x = random.number(0, grid.width() - 1);
			int terrain = random.terrain();
			for (int y = random.number(0, grid.height() - 1), end = Math.min(grid.height(), y + side); y < end; y++) {
				editor.fillRow(x, y, Math.min(side, grid.width() - x), terrain);
			}
			grid = editor.build();
		}
	}

	@Test
	void aMeshAfterManyEditsEqualsOneMadeFromScratch() {
		for (long seed = 0; seed < Rounds.of(3); seed++) {
			Edits edits = new Edits(seed);
			MeshOptions options = seed % 2 == 0 ? OPTIONS : OPTIONS.keepingTerrains();
			LevelMesh mesh = LevelMesh.of(edits.world(), options, Progress.NONE);
			for (int i = 0; i < Rounds.of(100); i++) {
				edits.edit();
				mesh = mesh.with(edits.world(), Progress.NONE);
				if (i % 20 == 19) {
					MeshChecks.assertSame(LevelMesh.of(edits.world(), options, Progress.NONE).mesh(), mesh.mesh());
				}
			}
			MeshChecks.assertValid(mesh.mesh());
		}
	}

	@Test
	void anEditThatChangesNothingKeepsTheMesh() {
		Edits edits = new Edits(3);
		LevelMesh mesh = LevelMesh.of(edits.world(), OPTIONS, Progress.NONE);
		int trees = edits.grid.terrain(5, 5) == Pictures.TREES ? Pictures.WATER : Pictures.TREES;
		edits.set(5, 5, trees);
		LevelMesh before = mesh.with(edits.world(), Progress.NONE);
		edits.set(5, 5, Pictures.SOLID);
		assertSame(before.mesh(), before.with(edits.world(), Progress.NONE).mesh());
		edits.set(5, 5, Pictures.GROUND);
		assertNotSame(before.mesh(), before.with(edits.world(), Progress.NONE).mesh());
	}

	@Test
	void aLevelOfAnotherSizeGetsANewMesh() {
		LevelMesh mesh = LevelMesh.of(World.of(TerrainGrid.filled(70, 70, 0), Scene.EMPTY), OPTIONS, Progress.NONE);
		LevelMesh other = mesh.with(World.of(TerrainGrid.filled(130, 20, 0), Scene.EMPTY), Progress.NONE);
		assertEquals(2600, MeshChecks.area(other.mesh()), 1e-9);
	}

	@Test
	void plannersShareMeshesAndCarryThemOverEdits() {
		Edits edits = new Edits(5);
		Preparation preparation = Preparation.of(edits.world(), List.of());
		LevelMesh mesh = preparation.get(LevelMeshes.PART, Progress.NONE).get(OPTIONS, Progress.NONE);
		assertSame(mesh, preparation.get(LevelMeshes.PART, Progress.NONE).get(OPTIONS, Progress.NONE));
		LevelMesh same = preparation.with(edits.world(), List.of()).get(LevelMeshes.PART, Progress.NONE).get(OPTIONS,
				Progress.NONE);
		assertSame(mesh.mesh(), same.mesh());
	}

	@Test
	void aMeshIsCancelled() {
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// not counted
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		World world = new Edits(7).world();
		assertThrows(CancellationException.class, () -> LevelMesh.of(world, OPTIONS, cancelled));
		LevelMesh mesh = LevelMesh.of(world, OPTIONS, Progress.NONE);
		World edited = new World(TerrainGrid.filled(world.grid().width(), world.grid().height(), Pictures.GROUND),
				world.speeds(), world.scene(), world.meshes(), 1, Diagonals.NEVER);
		assertThrows(CancellationException.class, () -> mesh.with(edited, cancelled));
	}
}
