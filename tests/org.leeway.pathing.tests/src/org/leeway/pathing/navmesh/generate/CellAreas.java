package org.leeway.pathing.navmesh.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.Capability;

/**
 * The cells that units with a given capability (set of terrains) can cross, divided into areas. Cells with a common side
 * belong to the same area.
 */
final class CellAreas {

	private final TerrainGrid grid;
	private final Capability capability;
	/** Number of the area of each cell, indexed by row and column. 0 for cells that are not free. */
	private final int[][] areas;
	private int count;

	CellAreas(TerrainGrid grid, Capability capability) {
		this.grid = grid;
		this.capability = capability;
		this.areas = new int[grid.height()][grid.width()];
		int area = 0;
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				if (isFree(x, y) && areas[y][x] == 0) {
					fill(x, y, ++area);
				}
			}
		}
	}

	private boolean isFree(int x, int y) {
		return grid.contains(x, y) && capability.contains(grid.terrain(x, y));
	}

	private void fill(int firstX, int firstY, int area) {
		Deque<int[]> open = new ArrayDeque<>();
		open.add(new int[] {firstX, firstY});
		while (!open.isEmpty()) {
			int[] cell = open.poll();
			int x = cell[0];
			int y = cell[1];
			if (isFree(x, y) && areas[y][x] == 0) {
				areas[y][x] = area;
				count++;
				open.add(new int[] {x - 1, y});
				open.add(new int[] {x + 1, y});
				open.add(new int[] {x, y - 1});
				open.add(new int[] {x, y + 1});
			}
		}
	}

	/** Returns the number of free cells. */
	int count() {
		return count;
	}

	/**
	 * Asserts that a mesh contains the middles of all free cells and of no other cells. Two middles must be connected on the
	 * mesh exactly if their cells are in the same area.
	 */
	void assertConnectedAs(NavMesh mesh) {
		int[] components = MeshChecks.components(mesh);
		Map<Integer, Integer> byArea = new HashMap<>();
		for (int y = 0; y < areas.length; y++) {
			for (int x = 0; x < areas[y].length; x++) {
				int face = mesh.locate(x + 0.5, y + 0.5);
				if (areas[y][x] == 0) {
					assertEquals(NavMesh.NONE, face, "face of blocked cell " + x + "," + y);
				} else {
					assertNotEquals(NavMesh.NONE, face, "face of free cell " + x + "," + y);
					byArea.putIfAbsent(areas[y][x], components[face]);
					assertEquals(byArea.get(areas[y][x]), components[face], "component of cell " + x + "," + y);
				}
			}
		}
		assertEquals(byArea.size(), new HashSet<>(byArea.values()).size(), "components of areas");
		assertEquals(byArea.size(), MeshChecks.componentCount(mesh), "components");
	}
}
