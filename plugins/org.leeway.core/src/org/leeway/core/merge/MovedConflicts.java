package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.leeway.core.level.part.Conflict;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A change of the merge conflicts of a level whose map is resized. Conflicts store cells and objects of the other side of the
 * merge ("theirs"), and of the common ancestor. The stored cells are resized like the map, and the stored objects move with the
 * map. Cells and spawns outside of the new map are removed. So users may resize the map before or after they decide the
 * conflicts.
 */
public final class MovedConflicts {

	private final Level level;
	private final CellRect window;
	private final UndoableChanges changes = new UndoableChanges();
	private final List<MergeConflict> gone = new ArrayList<>();

	private MovedConflicts(Level level, CellRect window) {
		this.level = level;
		this.window = window;
	}

	/**
	 * Moves the conflicts of a level. Call this before the terrain of the level changes.
	 *
	 * @param window the bounds of the new map, in cells of the present map. May reach beyond the present map
	 * @return a function that undoes the move. May run once, and only while the conflicts are as this method left them
	 */
	public static Runnable resize(Level level, CellRect window) {
		MovedConflicts move = new MovedConflicts(level, window);
		level.getConflicts().forEach(move::move);
		move.changes.removeAll(level.getConflicts(), move.gone);
		return move.changes::undo;
	}

	/**
	 * Returns how far the origin of a level moves if the map is resized. The origin moves so that each cell keeps its place in
	 * the game. The result is in units of the game for a level with {@link GameFrame#UNITS}, otherwise in cells.
	 *
	 * @param window the bounds of the new map, in cells of the present map
	 */
	public static Point originStep(Level level, CellRect window) {
		double step = level.getFrame() == GameFrame.UNITS ? level.getCellScale() : 1;
		return new Point(step * window.x(), (level.isYUp() ? -step : step) * window.y());
	}

	private void move(MergeConflict conflict) {
		if (conflict.getCells() != null) {
			moveCells(conflict);
		} else if (Literals.LEVEL__ORIGIN_X.getName().equals(conflict.getProperty())) {
			moveOrigin(conflict, originStep(level, window).x());
		} else if (Literals.LEVEL__ORIGIN_Y.getName().equals(conflict.getProperty())) {
			moveOrigin(conflict, originStep(level, window).y());
		} else {
			moveObjects(conflict);
		}
	}

	private void moveObjects(MergeConflict conflict) {
		EObject base = Conflict.inBase(conflict);
		if (base != null) {
			move(base);
		}
		EObject theirs = Conflict.object(conflict);
		if (theirs instanceof Spawn spawn && !window.contains(spawn.getX(), spawn.getY())) {
			if (LostSides.loseTheirs(conflict, changes)) {
				gone.add(conflict);
			}
		} else if (theirs != null) {
			move(theirs);
		}
	}

	private void moveCells(MergeConflict conflict) {
		CellRect region = ConflictCells.region(conflict);
		TerrainGrid map = level.getTerrain();
		CellRect kept = region.intersection(window).flatMap(map.bounds()::intersection).orElse(null);
		boolean isCut = !region.equals(kept);
		if (kept == null || isCut && ConflictCells.differing(conflict, map).stream().noneMatch(cell -> kept.contains(cell.x(), cell.y()))) {
			gone.add(conflict);
		} else {
			ConflictCells.replace(conflict, new CellRect(kept.x() - window.x(), kept.y() - window.y(), kept.width(), kept.height()),
					cells -> isCut ? ConflictCells.cut(cells, conflict, kept) : cells, changes);
		}
	}

	/**
	 * Adds {@code step} to the coordinate of the level's origin that a conflict stores for their side. If the conflict also
	 * stores the coordinate for the base, adds {@code step} there too.
	 */
	private void moveOrigin(MergeConflict conflict, double step) {
		if (conflict.getBase() != null) {
			moveOrigin(conflict.getBase(), step);
		}
		double theirs = conflict.getValue() == null ? 0 : Double.parseDouble(conflict.getValue());
		changes.set(conflict, Literals.MERGE_CONFLICT__VALUE, Double.toString(theirs + step));
	}

	private void move(EObject object) {
		object.eClass().getEAllAttributes().stream().filter(feature -> object.eGet(feature) != null).forEach(feature -> {
			Object value = object.eGet(feature);
			Object moved = Shifts.moved(value, feature, -window.x(), -window.y());
			if (!moved.equals(value)) {
				changes.set(object, feature, moved);
			}
		});
	}
}
