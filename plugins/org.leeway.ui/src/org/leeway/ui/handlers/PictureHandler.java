package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;

/** The command that adds a picture to trace, or selects the next picture. */
public final class PictureHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			if (event.getParameter("org.leeway.ui.pictureChange").equals("add")) {
				editor.pictures().add();
			} else {
				editor.pictures().selectNext();
			}
		});
		return null;
	}
}
