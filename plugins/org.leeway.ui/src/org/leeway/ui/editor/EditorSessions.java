package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;

/** Access to the sessions of the editors of levels. */
public final class EditorSessions {

	private EditorSessions() {
	}

	/**
	 * Returns the session of a part of the workbench. Empty if the part is no level editor, or if its map is not on the screen.
	 */
	public static Optional<EditorSession> of(IWorkbenchPart part) {
		return part instanceof LevelEditor editor ? editor.session() : Optional.empty();
	}

	/**
	 * Returns the session of the editor that is active while a command runs. Empty if the active editor is no level editor,
	 * or if its map is not on the screen.
	 */
	public static Optional<EditorSession> active(ExecutionEvent event) {
		return of(HandlerUtil.getActiveEditor(event));
	}

	/**
	 * Returns the session of the active editor of a page. Empty if there is no active level editor, or if its map is not on
	 * the screen.
	 */
	public static Optional<EditorSession> active(IWorkbenchPage page) {
		return of(page.getActiveEditor());
	}

	/**
	 * Returns the session of the active editor of a window. Empty if the window is null, or if its active editor has no
	 * session.
	 */
	public static Optional<EditorSession> active(IWorkbenchWindow window) {
		return Optional.ofNullable(window).map(IWorkbenchWindow::getActivePage).flatMap(EditorSessions::active);
	}
}
