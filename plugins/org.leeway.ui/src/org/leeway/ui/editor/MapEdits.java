package org.leeway.ui.editor;

import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.ResizedGrid;
import org.leeway.pathing.paint.Turn;
import org.leeway.ui.document.BusyOperation;
import org.leeway.ui.map.commands.ResizeLevel;
import org.leeway.ui.map.tools.StampTool;

/** Edits of a whole map or of terrain at hand, for the commands of the workbench. */
public final class MapEdits {

	private final EditorContext editor;

	MapEdits(EditorContext editor) {
		this.editor = editor;
	}

	/** Flips or turns the stamp of the active tool or, without one, the selected terrain. */
	public void turn(Turn turn) {
		if (editor.activeTool() instanceof StampTool stamp) {
			stamp.turn(turn);
		} else {
			editor.terrain().turn(piece -> piece.turned(turn.transform()));
		}
	}

	/**
	 * Makes a window the map, as {@link ResizeLevel} does. Nothing happens if the user cancels the wait.
	 *
	 * @param window in cells of the old map; may reach beyond it
	 * @param terrain the id of new cells, 0..255
	 */
	public void resize(CellRect window, int terrain) {
		TerrainGrid before = editor.level().getTerrain();
		BusyOperation.compute("Resizing", Math.max(before.bounds().cells(), window.cells()),
				() -> ResizedGrid.of(before, window, terrain)).filter(resized -> editor.level().getTerrain() == before)
				.ifPresent(resized -> editor.executeSafely(ResizeLevel.to(window, resized, editor.level())));
	}
}
