package org.leeway.live;

import java.util.List;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.Note;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;

/**
 * Levels of ground and walls with three agents. Two notes mark a start at the top left and a goal at the top right. A note is
 * a text at a cell.
 */
final class LinkLevels {

	static final int GROUND = 0;
	static final int WALL = 1;

	private LinkLevels() {
	}

	static TerrainGrid filled(int width, int height) {
		return TerrainGrid.filled(width, height, GROUND);
	}

	static TerrainGrid painted(TerrainGrid grid, int x, int y, int width, int height, int terrain) {
		TerrainGridEditor editor = grid.edit();
		for (int row = y; row < y + height; row++) {
			editor.fillRow(x, row, width, terrain);
		}
		return editor.build();
	}

	/** Returns a map of rooms of 32 x 32 cells with doors of 4 cells in all walls. */
	static TerrainGrid rooms(int side) {
		TerrainGridEditor editor = filled(side, side).edit();
		for (int wall = 31; wall < side - 1; wall += 32) {
			editor.fillRow(0, wall, side, WALL);
			for (int y = 0; y < side; y++) {
				editor.set(wall, y, WALL);
			}
		}
		for (int wall = 31; wall < side - 1; wall += 32) {
			for (int room = 0; room < side; room += 32) {
				int door = room + 4 + (wall * 7 + room * 3) % 20;
				editor.fillRow(door, wall, 4, GROUND);
				for (int y = door; y < door + 4; y++) {
					editor.set(wall, y, GROUND);
				}
			}
		}
		return editor.build();
	}

	static LevelSnapshot of(TerrainGrid grid) {
		Capability ground = Capability.of(GROUND);
		LevelSnapshot level = new LevelSnapshot("rooms", grid, List.of(new Terrain(GROUND, "ground", 0xB9C789, ".", 1),
				new Terrain(WALL, "wall", 0x59524D, "#", 1)), List.of(new Agent("three", 3, ground), new Agent("one", 1, ground),
						new Agent("two", 2, ground)), Scene.EMPTY, List.of());
		return new LevelSnapshot(level.header().withNotes(List.of(new Note("start", "", new CellRect(1, 1, 1, 1), 0),
				new Note("goal", "", new CellRect(grid.width() - 4, 1, 1, 1), 0))), grid);
	}
}
