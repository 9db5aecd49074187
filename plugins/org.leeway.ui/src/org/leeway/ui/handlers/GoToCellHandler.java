package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.search.CellText;

/** The command that asks for a cell and shows the cell in the level editor. */
public final class GoToCellHandler extends AbstractHandler {

	private String last = "";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			TerrainGrid grid = editor.level().getTerrain();
			InputDialog dialog = new InputDialog(editor.site().getShell(), "Go to Cell",
					"Column and row, such as 12, 40:", last, text -> problem(text, grid));
			if (dialog.open() == Window.OK) {
				last = dialog.getValue();
				CellText.parse(last, grid).ifPresent(editor.navigation()::goTo);
			}
		});
		return null;
	}

	private static String problem(String text, TerrainGrid grid) {
		return CellText.parse(text, grid).isPresent() ? null
				: "Expected a column from 0 to " + (grid.width() - 1) + " and a row from 0 to " + (grid.height() - 1);
	}
}
