package org.leeway.ui.search;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.ui.editor.LevelEditor;

/** Opens the dialog that finds what the level of the active editor holds. */
public final class FindHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			new FindDialog(editor.getSite().getShell(), new LevelThings(editor)).open();
		}
		return null;
	}
}
