package org.leeway.ui.editor;

import java.util.Optional;

import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.core.text.Counts;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.SymmetricPart;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.document.BusyOperation;
import org.leeway.ui.map.symmetry.MirroredPart;

/** Edits that copy a part of a level to its images under a symmetry. The map previews them until the user decides. */
public final class MirrorEdits {

	private final EditorContext editor;
	private final LevelRepairs proposals;
	private final Runnable finishEdits;

	/** @param finishEdits applies pending edits to the level */
	MirrorEdits(EditorContext editor, LevelRepairs proposals, Runnable finishEdits) {
		this.editor = editor;
		this.proposals = proposals;
		this.finishEdits = finishEdits;
	}

	/** Returns whether the level has a symmetry, so that a part can be mirrored. */
	public boolean canMirror() {
		return LevelSymmetry.kept(editor.level()) != Symmetry.NONE;
	}

	/**
	 * Proposes to copy the selected terrain to its images under the symmetry of the level. If no terrain is selected, proposes to
	 * copy the part of the map around a cell.
	 */
	public void mirror(Cell at) {
		finishEdits.run();
		Symmetry symmetry = LevelSymmetry.kept(editor.level());
		TerrainGrid map = editor.level().getTerrain();
		Optional<BitPlane> selected = editor.settings().selection().cells();
		BusyOperation.compute("Mirroring", map.bounds().cells(), () -> selected
				.orElseGet(() -> SymmetricPart.around(at, symmetry, map.width(), map.height())))
				.ifPresent(part -> propose(new MirroredPart(part, selected.isEmpty(), symmetry, editor.level())));
	}

	/**
	 * Proposes to copy some cells to their images. Tells the user if nothing would change.
	 *
	 * @param symmetry must map the map of the level onto itself
	 */
	public void mirror(BitPlane cells, Symmetry symmetry) {
		finishEdits.run();
		propose(new MirroredPart(cells, false, symmetry, editor.level()));
	}

	private void propose(MirroredPart step) {
		if (!step.canExecute()) {
			editor.tell("The mirrored part is like this part already");
			return;
		}
		BitPlane changed = step.changed();
		proposals.propose("Mirror: " + Counts.cells(changed.count()) + " and " + Counts.of(step.objects(), "object")
				+ " change", step.terrain(), changed, step);
	}
}
