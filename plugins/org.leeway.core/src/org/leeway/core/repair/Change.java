package org.leeway.core.repair;

import java.util.List;

import org.leeway.core.level.ProbedPath;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** One change of a level. Refers to obstacles and annotations by their index in the level's lists, from 0. Immutable. */
public sealed interface Change {

	/**
	 * Gives cells another terrain.
	 *
	 * @param cells of the grid's size
	 * @param terrains the possible ids, the best one first; at least one
	 */
	record Repaint(BitPlane cells, List<Integer> terrains) implements Change {

		public Repaint {
			terrains = List.copyOf(terrains);
		}

		/** The grid with these cells of a terrain. */
		public TerrainGrid paint(TerrainGrid grid, int terrain) {
			TerrainGridEditor editor = grid.edit();
			for (int y = 0; y < cells.height(); y++) {
				for (int x = cells.nextSet(0, y); x < cells.width(); x = cells.nextSet(x + 1, y)) {
					editor.set(x, y, terrain);
				}
			}
			return editor.build();
		}
	}

	/** Gives a circle another radius, in cells. */
	record Resize(int circle, double radius) implements Change {
	}

	/** Removes a circle. */
	record RemoveCircle(int circle) implements Change {
	}

	/** Removes a polygon. */
	record RemovePolygon(int polygon) implements Change {
	}

	/** Moves the top-left cell of an annotation. */
	record MoveNote(int note, Cell to) implements Change {
	}

	/** Removes an annotation. */
	record RemoveNote(int note) implements Change {
	}

	/**
	 * Moves an end of a probe.
	 *
	 * @param path what the probe asks for
	 * @param isGoal whether it is the goal, else the start
	 */
	record MoveEnd(ProbedPath path, boolean isGoal, Cell to) implements Change {
	}

	/**
	 * Removes terrains from the palette.
	 *
	 * @param terrains their ids
	 */
	record RemoveTerrains(List<Integer> terrains) implements Change {

		public RemoveTerrains {
			terrains = List.copyOf(terrains);
		}
	}
}
