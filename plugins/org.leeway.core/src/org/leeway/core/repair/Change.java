package org.leeway.core.repair;

import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** One change of a level. Obstacles and annotations are told by their place in the level's lists. */
public sealed interface Change {

	/**
	 * Cells get another terrain.
	 *
	 * @param cells of the grid's size
	 * @param terrains the ids that will do, the one that suits best first; at least one
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

	/** A circle gets another radius. */
	record Resize(int circle, double radius) implements Change {
	}

	/** A circle goes. */
	record RemoveCircle(int circle) implements Change {
	}

	/** A polygon goes. */
	record RemovePolygon(int polygon) implements Change {
	}

	/** The top-left cell of an annotation becomes another. */
	record MoveNote(int note, Cell to) implements Change {
	}

	/** An annotation goes. */
	record RemoveNote(int note) implements Change {
	}

	/**
	 * Terrains go from the palette.
	 *
	 * @param terrains their ids
	 */
	record RemoveTerrains(List<Integer> terrains) implements Change {

		public RemoveTerrains {
			terrains = List.copyOf(terrains);
		}
	}
}
