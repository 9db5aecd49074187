package org.leeway.ui.handlers;

import java.util.Map;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ListSelectionDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.map.editing.Stamps;
import org.leeway.ui.map.editing.TerrainPiece;

/** Keeps the selected terrain as a stamp in the palette, or forgets stamps. */
public final class StampHandler extends AbstractHandler {

	private static final String WHAT = "org.leeway.ui.stamps";

	private final Stamps stamps = new Stamps();

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			Shell shell = editor.getSite().getShell();
			if (event.getParameter(WHAT).equals("keep")) {
				editor.terrain().selected().ifPresent(piece -> keep(piece, shell));
			} else {
				forget(shell);
			}
		}
		return null;
	}

	private void keep(TerrainPiece piece, Shell shell) {
		Map<String, TerrainPiece> all = stamps.all();
		int number = all.size() + 1;
		while (all.containsKey("Stamp " + number)) {
			number++;
		}
		InputDialog dialog = new InputDialog(shell, "Keep as Stamp",
				"The name of the stamp, which the palette will show. A stamp of this name is replaced.",
				"Stamp " + number, name -> name.isBlank() ? "A stamp needs a name." : null);
		if (dialog.open() == Window.OK) {
			stamps.keep(dialog.getValue().strip(), piece);
		}
	}

	private void forget(Shell shell) {
		ListSelectionDialog dialog = ListSelectionDialog.of(stamps.all().keySet())
				.contentProvider(ArrayContentProvider.getInstance()).labelProvider(new LabelProvider())
				.title("Forget Stamps").message("The stamps to forget:").create(shell);
		if (dialog.open() == Window.OK) {
			for (Object name : dialog.getResult()) {
				stamps.forget((String) name);
			}
		}
	}
}
