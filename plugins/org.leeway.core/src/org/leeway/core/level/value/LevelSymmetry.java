package org.leeway.core.level.value;

import org.leeway.model.Level;
import org.leeway.model.MapSymmetry;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Symmetry;

/** A conversion between two forms of a symmetry: the level's attribute, and {@link Symmetry} for algorithms. */
public final class LevelSymmetry {

	private LevelSymmetry() {
	}

	/** Returns the symmetry that a level should have. */
	public static Symmetry of(Level level) {
		return Symmetry.of(level.getSymmetry().getLiteral());
	}

	/**
	 * Returns the symmetry that edits of a level preserve. This is the symmetry that the level names, if a map of this size can
	 * have the symmetry. Otherwise returns {@link Symmetry#NONE}.
	 */
	public static Symmetry kept(Level level) {
		Symmetry symmetry = of(level);
		TerrainGrid map = level.getTerrain();
		return symmetry.keeps(map.width(), map.height()) ? symmetry : Symmetry.NONE;
	}

	/** Returns the value of the level's attribute for a symmetry. */
	public static MapSymmetry attribute(Symmetry symmetry) {
		return MapSymmetry.get(symmetry.id());
	}
}
