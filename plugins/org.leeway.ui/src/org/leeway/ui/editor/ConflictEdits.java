package org.leeway.ui.editor;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.merge.ConflictCells;
import org.leeway.core.merge.RegionResolution;
import org.leeway.core.merge.Resolution;
import org.leeway.core.merge.Side;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.ResizedGrid;
import org.leeway.ui.map.commands.ConflictStep;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.symmetry.OneSidedStep;

/**
 * The decisions about merge conflicts of a level. Each is one undo step. As in git, the two merged versions are called ours and
 * theirs.
 */
public final class ConflictEdits {

	private final EditorContext editor;
	/**
	 * The terrain of our version in the region of each conflict. With this terrain, the user can still decide for our
	 * version after painting in the region. The key is {@link MergeConflict#getCells}, compared by identity. The
	 * object with the cells stays the same until the map is cropped.
	 */
	private final Map<TerrainGrid, TerrainGrid> ours = new IdentityHashMap<>();

	ConflictEdits(EditorContext editor) {
		this.editor = editor;
	}

	/** Stores the terrain of our version for each new conflict about cells. Call this after each change of the level. */
	void levelChanged() {
		editor.level().getConflicts().stream().filter(conflict -> conflict.getCells() != null && !ours.containsKey(conflict.getCells()))
				.forEach(conflict -> ours.put(conflict.getCells(),
						ResizedGrid.of(editor.level().getTerrain(), ConflictCells.region(conflict), 0)));
	}

	/**
	 * Decides conflicts for our version, and undoes what the user has painted in their regions. If this decision is not
	 * possible, changes nothing and returns the reason. Otherwise returns empty.
	 */
	public Optional<String> keepOurs(List<MergeConflict> conflicts) {
		CompoundCommand all = new CompoundCommand("Keep ours");
		Command restore = new SetCommand(all.getLabel(), level(), Literals.LEVEL__TERRAIN, restored(Resolution.withPartners(conflicts)));
		if (restore.canExecute()) {
			all.add(restore);
		}
		all.add(new ConflictStep(all.getLabel(), level(), () -> Resolution.apply(conflicts, Side.OURS)));
		return execute(all, () -> Resolution.problem(conflicts, Side.OURS));
	}

	/** Decides conflicts for their version. Returns why this is not possible, or empty. */
	public Optional<String> takeTheirs(List<MergeConflict> conflicts) {
		return take("Take theirs", conflicts, Side.THEIRS);
	}

	/** Decides conflicts for the base: the level gets back what it had in the base. Returns why this is not possible, or empty. */
	public Optional<String> takeBase(List<MergeConflict> conflicts) {
		return take("Take base", conflicts, Side.BASE);
	}

	private Optional<String> take(String label, List<MergeConflict> conflicts, Side side) {
		return execute(new ConflictStep(label, level(), () -> Resolution.apply(conflicts, side)),
				() -> Resolution.problem(conflicts, side));
	}

	/** Leaves the level as it is now, and removes the conflicts. */
	public void markResolved(List<MergeConflict> conflicts) {
		execute(new ConflictStep("Mark resolved", level(), () -> Resolution.apply(conflicts, Side.OURS)), Optional::empty);
	}

	/** Returns whether the selected cells of the map contain cells of a conflict. */
	public boolean canDecideSelection() {
		return selection().filter(cells -> RegionResolution.count(level(), cells) > 0).isPresent();
	}

	/** Decides the conflicts in the selected cells, and only there, for one version. Returns why this is not possible, or empty. */
	public Optional<String> decideSelection(Side side) {
		return selection().flatMap(cells -> execute(
				new ConflictStep(side == Side.OURS ? "Keep ours in selection" : "Take theirs in selection", level(),
						() -> RegionResolution.apply(level(), cells, side)),
				() -> RegionResolution.problem(level(), cells, side)));
	}

	private Optional<BitPlane> selection() {
		return editor.settings().selection().cells();
	}

	private Optional<String> execute(Command step, Supplier<Optional<String>> problem) {
		Optional<String> reason = problem.get();
		if (reason.isEmpty()) {
			editor.execute(new OneSidedStep(step));
		}
		return reason;
	}

	/**
	 * Returns a copy of the terrain in which the regions of the conflicts have our version again. Undoes what the user has
	 * painted there.
	 */
	private TerrainGrid restored(List<MergeConflict> conflicts) {
		TerrainGrid map = level().getTerrain();
		TerrainGridEditor cells = map.edit();
		for (MergeConflict conflict : conflicts) {
			TerrainGrid before = ours.get(conflict.getCells());
			for (Cell cell : before == null ? List.<Cell>of() : ConflictCells.cells(conflict, map)) {
				int x = cell.x() - conflict.getX();
				int y = cell.y() - conflict.getY();
				if (before.terrain(x, y) != conflict.getCells().terrain(x, y)) {
					cells.set(cell.x(), cell.y(), before.terrain(x, y));
				}
			}
		}
		TerrainGrid restored = cells.build();
		return restored.equals(map) ? map : restored;
	}

	private Level level() {
		return editor.level();
	}
}
