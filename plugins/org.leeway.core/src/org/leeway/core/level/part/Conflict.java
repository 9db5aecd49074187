package org.leeway.core.level.part;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A decision that a merge left to the designer. Until then, the level holds our side of the merge, and not theirs.
 * Immutable.
 *
 * @param what the subject in words, such as {@code the terrain of 3 x 2 cells} or {@code circles "Mill"}
 * @param cells the region of the cells or of the object, which may reach beyond the map. Empty for a conflict without a place
 */
public record Conflict(String what, Optional<CellRect> cells) {

	/** Returns a conflict of a level as an immutable object. */
	public static Conflict of(MergeConflict conflict) {
		TerrainGrid grid = conflict.getCells();
		if (grid != null) {
			return new Conflict("the terrain of " + grid, Optional.of(new CellRect(conflict.getX(), conflict.getY(), grid.width(),
					grid.height())));
		}
		if (conflict.getProperty() != null) {
			return new Conflict(conflict.getProperty() + " of the level, " + (conflict.getValue() == null ? "which they removed"
					: "for them " + conflict.getValue()), Optional.empty());
		}
		EObject target = conflict.getTarget();
		EObject theirs = object(conflict);
		String words = ObjectPlace.title(target == null ? theirs : target) + (target == null ? ", which only they kept"
				: theirs == null ? ", which they removed" : "");
		return new Conflict(words, ObjectPlace.cells(target == null ? theirs : target));
	}

	/**
	 * Returns the object of a conflict as their side has it. The base, which is the common ancestor of both sides, is stored as
	 * a {@link MergeConflict} too. If the parameter is a base, returns the object as the common ancestor has it.
	 *
	 * @param conflict a conflict, or {@link MergeConflict#getBase the base} of a conflict
	 * @return null if their side, or the base, lacks the object
	 */
	public static EObject object(MergeConflict conflict) {
		return conflict.eContents().stream().filter(each -> each != conflict.getBase()).findFirst().orElse(null);
	}

	/** Returns the object as the base has it. Null if the base lacks the object, or if the conflict does not hold the base. */
	public static EObject inBase(MergeConflict conflict) {
		return conflict.getBase() == null ? null : object(conflict.getBase());
	}
}
