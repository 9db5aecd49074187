package org.leeway.ui.editor;

import java.util.Optional;
import java.util.function.Supplier;

import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.core.text.Counts;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.SymmetricChange;
import org.leeway.pathing.paint.SymmetricPart;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.document.BusyOperation;
import org.leeway.ui.map.symmetry.MirroredPart;

/**
 * Edits that mirror a part of a level: they copy the part to the places to which a symmetry flips or turns it. These
 * places are called the images of the part. Each edit is proposed with a preview, and the user applies or discards it.
 */
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
	 * A proposed copy of a part of the map to all images of the part. The images are the places to which a symmetry flips or
	 * turns the part.
	 *
	 * @param cells the cells of the part
	 * @param terrain the terrain of the level after the copy
	 * @param changed the cells whose terrain the copy changes
	 */
	private record Copied(BitPlane cells, TerrainGrid terrain, BitPlane changed) {
	}

	/**
	 * Proposes to copy the selected terrain to its images, the places to which the symmetry of the level flips or turns
	 * the terrain. If no terrain is selected, proposes to copy the half, quarter or eighth of the map that contains the
	 * cell {@code at}.
	 */
	public void mirror(Cell at) {
		Symmetry symmetry = LevelSymmetry.kept(editor.level());
		Optional<BitPlane> selected = editor.settings().selection().cells();
		TerrainGrid map = editor.level().getTerrain();
		propose(() -> selected.orElseGet(() -> SymmetricPart.around(at, symmetry, map.width(), map.height())),
				selected.isEmpty(), symmetry);
	}

	/**
	 * Proposes to copy some cells to their images, the places to which a symmetry flips or turns the cells. If nothing would
	 * change, shows a message instead.
	 *
	 * @param symmetry a symmetry that is possible for the size of the map
	 */
	public void mirror(BitPlane cells, Symmetry symmetry) {
		propose(() -> cells, false, symmetry);
	}

	private void propose(Supplier<BitPlane> part, boolean isHalf, Symmetry symmetry) {
		finishEdits.run();
		TerrainGrid map = editor.level().getTerrain();
		BusyOperation.compute("Mirroring", map.bounds().cells(), () -> copied(map, part.get(), symmetry))
				.filter(copied -> editor.level().getTerrain() == map).ifPresent(copied -> propose(copied, isHalf, symmetry));
	}

	private static Copied copied(TerrainGrid map, BitPlane part, Symmetry symmetry) {
		TerrainGrid copied = SymmetricChange.copied(map, part, symmetry);
		BitPlaneEditor changed = BitPlane.empty(map.width(), map.height()).edit();
		for (CellRect place : copied.changedSince(map)) {
			for (int y = place.y(); y < place.bottom(); y++) {
				for (int x = place.x(); x < place.right(); x++) {
					if (copied.terrain(x, y) != map.terrain(x, y)) {
						changed.set(x, y);
					}
				}
			}
		}
		return new Copied(part, copied, changed.build());
	}

	private void propose(Copied copied, boolean isHalf, Symmetry symmetry) {
		MirroredPart step = new MirroredPart(copied.cells(), isHalf, symmetry, editor.level(), copied.terrain());
		if (step.canExecute()) {
			proposals.propose("Mirror: " + Counts.cells(copied.changed().count()) + " and " + Counts.of(step.objects(), "object")
					+ " change", copied.terrain(), copied.changed(), step);
		} else {
			editor.tell("The mirrored part is already like this part");
		}
	}
}
