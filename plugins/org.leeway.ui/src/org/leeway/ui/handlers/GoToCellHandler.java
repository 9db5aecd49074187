package org.leeway.ui.handlers;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.LevelEditor;

/** Asks for a cell and moves the level editor there. */
public final class GoToCellHandler extends AbstractHandler {

	/** Two numbers with optional brackets and separators, as findings and the status line write cells. */
	private static final Pattern CELL = Pattern.compile("\\(?\\s*(\\d{1,9})\\s*[,; ]\\s*(\\d{1,9})\\s*\\)?");

	private String last = "";

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			TerrainGrid grid = editor.level().getTerrain();
			InputDialog dialog = new InputDialog(editor.getSite().getShell(), "Go to Cell",
					"Column and row, such as 12, 40:", last, text -> problem(text, grid));
			if (dialog.open() == Window.OK) {
				last = dialog.getValue();
				cell(last, grid).ifPresent(editor.navigation()::goTo);
			}
		}
		return null;
	}

	private static Optional<Cell> cell(String text, TerrainGrid grid) {
		Matcher matcher = CELL.matcher(text.strip());
		return Optional.of(matcher).filter(Matcher::matches)
				.map(found -> new Cell(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2))))
				.filter(cell -> grid.contains(cell.x(), cell.y()));
	}

	private static String problem(String text, TerrainGrid grid) {
		return cell(text, grid).isPresent() ? null
				: "Expected a column from 0 to " + (grid.width() - 1) + " and a row from 0 to " + (grid.height() - 1);
	}
}
