package org.leeway.ui.map.commands;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.core.merge.MovedConflicts;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.kinds.ElementKinds;

/**
 * A step that gives a level another size. All objects move with the terrain below them, and so do the conflicts of a
 * merge. Spawns that would lie outside the new map are removed. The level's stored origin changes too. A later merge
 * uses the origin to find out which cells of the old and the new map are the same.
 */
public final class ResizeLevel {

	private ResizeLevel() {
	}

	/**
	 * Returns a command that resizes the map to a window of the present map.
	 *
	 * @param window the bounds of the new map, in cells of the present map. May reach beyond the present map
	 * @param resized the terrain of the new map
	 */
	public static Command to(CellRect window, TerrainGrid resized, Level level) {
		CompoundCommand all = new CompoundCommand("Resize level");
		if (!level.getConflicts().isEmpty()) {
			all.add(new ConflictStep("Move conflicts", level, () -> MovedConflicts.resize(level, window)));
		}
		lostSpawns(window, level).forEach(spawn -> all.add(new RemoveCommand("Remove spawn", spawn)));
		all.add(new SetCommand("Resize level", level, Literals.LEVEL__TERRAIN, resized));
		Command origin = origin(window, level);
		if (origin.canExecute()) {
			all.add(origin);
		}
		if (window.x() != 0 || window.y() != 0) {
			ElementKinds.objects(level).map(element -> Shift.anywhere(-window.x(), -window.y(), element))
					.filter(Command::canExecute).forEach(all::add);
		}
		return all;
	}

	/**
	 * Returns a command that changes the level's origin, so that every cell keeps its coordinates in the game. The
	 * origin is the coordinates of the top-left cell in the game. A level that belongs to no game has the origin (0, 0)
	 * before its first resize. The command stores the origin even if the origin stays (0, 0), because a stored origin
	 * says that the map was resized.
	 */
	private static Command origin(CellRect window, Level level) {
		Point step = MovedConflicts.originStep(level, window);
		return SetCommand.ofAll("Resize level", level, Map.of(Literals.LEVEL__ORIGIN_X, level.getOriginX() + step.x(),
				Literals.LEVEL__ORIGIN_Y, level.getOriginY() + step.y()));
	}

	/**
	 * Returns why a resized map could not keep the symmetry of the level. The middle of the map must stay in place, and
	 * the new size must allow the symmetry. Empty if there is no problem, or the level has no symmetry.
	 *
	 * @param window the bounds of the new map, in cells of the present map
	 */
	public static Optional<String> problem(CellRect window, Level level) {
		CellRect map = level.getTerrain().bounds();
		Symmetry symmetry = LevelSymmetry.kept(level);
		boolean keeps = symmetry.keeps(window.width(), window.height()) && symmetry.images(map.width(), map.height()).stream()
				.map(image -> moved(image, window)).toList().equals(symmetry.images(window.width(), window.height()));
		return keeps ? Optional.empty() : Optional.of("The symmetry " + symmetry.label() + " would break. Keep the middle in "
				+ "place, and change the sides by an even number of cells" + (symmetry.keeps(2, 1) ? "." : ", both by the same number."));
	}

	/**
	 * Converts a flip or turn of the present map to the coordinates of the new map. These coordinates begin at the top-left
	 * cell of the window.
	 *
	 * @param image the flip or turn, in coordinates of the present map
	 * @param window the bounds of the new map, in cells of the present map
	 */
	private static CellTransform moved(CellTransform image, CellRect window) {
		CellTransform back = new CellTransform(1, 0, 0, 1, window.x(), window.y());
		return back.then(image).then(new CellTransform(1, 0, 0, 1, -window.x(), -window.y()));
	}

	/** Returns the spawns that a window leaves out. */
	public static List<Spawn> lostSpawns(CellRect window, Level level) {
		return level.getSpawns().stream().filter(spawn -> !window.contains(spawn.getX(), spawn.getY())).toList();
	}
}
