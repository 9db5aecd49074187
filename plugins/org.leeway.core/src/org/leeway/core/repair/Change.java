package org.leeway.core.repair;

import java.util.List;

import org.leeway.core.level.part.ProbedPath;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** A change of a level. An obstacle or annotation is given by its index in the list of the level, from 0. Immutable. */
public sealed interface Change {

	/**
	 * A change that gives cells another terrain.
	 *
	 * @param cells a plane of the grid's size
	 * @param terrains the ids of the terrains among which the user can choose, the best first. At least one
	 */
	record Repaint(BitPlane cells, List<Integer> terrains) implements Change {

		public Repaint {
			terrains = List.copyOf(terrains);
		}

		/** Returns a copy of a grid in which {@link #cells} have the given terrain. */
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

	/** A change that gives a circle another radius, in cells. */
	record Resize(int circle, double radius) implements Change {
	}

	/** A change that removes a circle. */
	record RemoveCircle(int circle) implements Change {
	}

	/** A change that removes a polygon. */
	record RemovePolygon(int polygon) implements Change {
	}

	/**
	 * A change that moves an annotation.
	 *
	 * @param to the new top-left cell of the annotation
	 */
	record MoveNote(int note, Cell to) implements Change {
	}

	/** A change that removes an annotation. */
	record RemoveNote(int note) implements Change {
	}

	/**
	 * A change that moves the start or the goal of a probe, that is, of a path that the designer asks for.
	 *
	 * @param path the probe before the change
	 * @param isGoal true to move the goal, false to move the start
	 */
	record MoveEnd(ProbedPath path, boolean isGoal, Cell to) implements Change {
	}

	/**
	 * A change that removes terrains from the palette.
	 *
	 * @param terrains the ids of the terrains
	 */
	record RemoveTerrains(List<Integer> terrains) implements Change {

		public RemoveTerrains {
			terrains = List.copyOf(terrains);
		}
	}
}
