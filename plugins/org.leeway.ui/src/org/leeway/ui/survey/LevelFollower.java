package org.leeway.ui.survey;

import java.util.function.Consumer;

import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.leeway.ui.editor.LevelEditor;

/** Tells a view which level editor was active last, and when the map of that editor changes. */
final class LevelFollower implements IPartListener2 {

	private final IWorkbenchPage page;
	private final Consumer<LevelEditor> listener;
	private final Runnable refresh = this::refresh;
	private LevelEditor editor;

	/** @param listener gets the editor, or null if there is none */
	LevelFollower(IWorkbenchPage page, Consumer<LevelEditor> listener) {
		this.page = page;
		this.listener = listener;
	}

	void begin() {
		page.addPartListener(this);
		follow(page.getActiveEditor() instanceof LevelEditor active ? active : null);
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
		if (part.getPart(false) instanceof LevelEditor level && level != editor) {
			follow(level);
		}
	}

	@Override
	public void partClosed(IWorkbenchPartReference part) {
		if (part.getPart(false) == editor) {
			follow(null);
		}
	}

	/** An editor whose file could not be opened shows nothing. */
	private void follow(LevelEditor level) {
		forget();
		editor = level != null && level.repairs() != null ? level : null;
		if (editor != null) {
			editor.addAnalysisListener(refresh);
		}
		refresh();
	}

	private void forget() {
		if (editor != null) {
			editor.removeAnalysisListener(refresh);
		}
	}

	private void refresh() {
		listener.accept(editor);
	}
}
