package org.leeway.ui.search;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;

/** The command that opens the dialog to search the level in the active editor. */
public final class FindHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event)
				.ifPresent(editor -> new FindDialog(editor.site().getShell(), new SearchItems(editor)).open());
		return null;
	}
}
