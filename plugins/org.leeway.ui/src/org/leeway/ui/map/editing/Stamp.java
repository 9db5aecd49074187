package org.leeway.ui.map.editing;

import java.util.Optional;

import org.leeway.model.Level;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.CellTransform;

/**
 * A piece of a map that a designer has kept: terrain, objects, or both in one rectangle of cells. Immutable.
 *
 * @param terrain empty for objects alone
 * @param objects empty for terrain alone
 */
public record Stamp(Optional<TerrainPiece> terrain, Optional<ObjectPiece> objects) {

	/**
	 * Returns a stamp with a piece of a level's terrain, and with copies of the level's objects that lie wholly on this piece.
	 *
	 * @param cells the cells of the terrain on the level
	 * @param frame the rectangle of the terrain on the level
	 */
	static Stamp of(TerrainPiece terrain, BitPlane cells, CellRect frame, Level level) {
		return new Stamp(Optional.of(terrain), ObjectPiece.on(cells, frame, level));
	}

	/** Returns the same stamp without objects. */
	public Stamp withoutObjects() {
		return new Stamp(terrain, Optional.empty());
	}

	/** Returns the number of objects. */
	public int objectCount() {
		return objects.map(ObjectPiece::count).orElse(0);
	}

	/** Returns the size of the stamp after a flip or turn, as a rectangle at (0, 0). */
	public CellRect size(CellTransform turn) {
		int width = terrain.map(piece -> piece.fragment().width()).or(() -> objects.map(ObjectPiece::width)).orElseThrow();
		int height = terrain.map(piece -> piece.fragment().height()).or(() -> objects.map(ObjectPiece::height)).orElseThrow();
		return turn.xx() == 0 ? new CellRect(0, 0, height, width) : new CellRect(0, 0, width, height);
	}
}
