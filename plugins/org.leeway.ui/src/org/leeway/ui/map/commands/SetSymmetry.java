package org.leeway.ui.map.commands;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.gef.commands.Command;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Symmetry;

/** The undoable command that gives a level a symmetry. Terrain and objects stay as they are. */
public final class SetSymmetry {

	private SetSymmetry() {
	}

	/** Returns a command that gives a level a symmetry. Can run only if the level has another symmetry. */
	public static Command of(Symmetry symmetry, Level level) {
		return new SetCommand("Set symmetry", level, Literals.LEVEL__SYMMETRY, LevelSymmetry.attribute(symmetry));
	}

	/** Returns the symmetries that the map of a level can have, NONE first. */
	public static List<Symmetry> possible(Level level) {
		return Arrays.stream(Symmetry.values()).filter(symmetry -> problem(symmetry, level).isEmpty()).toList();
	}

	/** Returns why the map of a level cannot have a symmetry. Empty if the map can have the symmetry. */
	public static Optional<String> problem(Symmetry symmetry, Level level) {
		TerrainGrid map = level.getTerrain();
		return symmetry.keeps(map.width(), map.height()) ? Optional.empty() : Optional.of("The symmetry " + symmetry.label()
				+ " needs as many columns as rows, but the map has " + map.width() + " x " + map.height() + " cells");
	}
}
