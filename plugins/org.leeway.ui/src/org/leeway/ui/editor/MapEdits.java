package org.leeway.ui.editor;

import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.ResizedGrid;
import org.leeway.pathing.paint.Turn;
import org.leeway.ui.document.BusyOperation;
import org.leeway.ui.map.commands.ResizeLevel;
import org.leeway.ui.map.tools.StampTool;

/** Edits for the commands of the workbench: turning a stamp or the selected terrain, and resizing the map. */
public final class MapEdits {

	private final EditorContext editor;

	MapEdits(EditorContext editor) {
		this.editor = editor;
	}

	/**
	 * Flips or turns the stamp that the active tool paints. If the tool has no stamp, flips or turns the selected
	 * terrain.
	 */
	public void turn(Turn turn) {
		if (editor.activeTool() instanceof StampTool stamp) {
			stamp.turn(turn);
		} else {
			editor.terrain().turn(piece -> piece.turned(turn.transform()));
		}
	}

	/**
	 * Crops or extends the map. {@link ResizeLevel} does the work. Does nothing if the user cancels the
	 * computation.
	 *
	 * @param window the bounds of the new map, in cells of the old map. May reach beyond the old map
	 * @param terrain the terrain id of new cells, 0 to 255
	 */
	public void resize(CellRect window, int terrain) {
		TerrainGrid before = editor.level().getTerrain();
		BusyOperation.compute("Resizing", Math.max(before.bounds().cells(), window.cells()),
				() -> ResizedGrid.of(before, window, terrain)).filter(resized -> editor.level().getTerrain() == before)
				.ifPresent(resized -> editor.executeSafely(ResizeLevel.to(window, resized, editor.level())));
	}
}
