package org.leeway.ui.survey;

import java.util.function.Consumer;

import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/**
 * A part listener for a view of the latest active level editor. Notifies the view when another level editor becomes active, and
 * when the map of the editor changes.
 */
final class LevelFollower implements IPartListener2 {

	private final IWorkbenchPage page;
	private final Consumer<EditorSession> listener;
	private final Runnable refresh = this::refresh;
	private EditorSession editor;

	/** @param listener gets the editor after each change. Gets null if there is no editor */
	LevelFollower(IWorkbenchPage page, Consumer<EditorSession> listener) {
		this.page = page;
		this.listener = listener;
	}

	void begin() {
		page.addPartListener(this);
		follow(EditorSessions.active(page).orElse(null));
	}

	void end() {
		page.removePartListener(this);
		forget();
	}

	@Override
	public void partActivated(IWorkbenchPartReference part) {
		partBroughtToTop(part);
	}

	@Override
	public void partBroughtToTop(IWorkbenchPartReference part) {
		EditorSessions.of(part.getPart(false)).filter(level -> level != editor).ifPresent(this::follow);
	}

	@Override
	public void partClosed(IWorkbenchPartReference part) {
		if (editor != null && editor.part() == part.getPart(false)) {
			follow(null);
		}
	}

	private void follow(EditorSession level) {
		forget();
		editor = level;
		if (editor != null) {
			editor.addMapListener(refresh);
		}
		refresh();
	}

	private void forget() {
		if (editor != null) {
			editor.removeMapListener(refresh);
		}
	}

	private void refresh() {
		listener.accept(editor);
	}
}
