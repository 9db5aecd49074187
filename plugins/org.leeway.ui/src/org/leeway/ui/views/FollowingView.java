package org.leeway.ui.views;

import org.eclipse.ui.IPartListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.part.ViewPart;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/** A view that shows the level editor that was active last. */
abstract class FollowingView extends ViewPart implements IPartListener {

	private EditorSession editor;

	/** Begins to follow the active editor. The subclass must have created its controls before this call. */
	final void begin() {
		getSite().getPage().addPartListener(this);
		follow(EditorSessions.active(getSite().getPage()).orElse(null));
	}

	private void follow(EditorSession next) {
		EditorSession before = editor;
		editor = next;
		followed(before);
	}

	/**
	 * Updates the view after {@link #editor}, the editor that the view follows, has been replaced. The new editor may be
	 * null.
	 *
	 * @param before the previous editor. Null if there was none
	 */
	abstract void followed(EditorSession before);

	/** Returns the editor to show. Null if there is none. */
	final EditorSession editor() {
		return editor;
	}

	@Override
	public final void partActivated(IWorkbenchPart part) {
		EditorSessions.of(part).filter(active -> active != editor).ifPresent(this::follow);
	}

	@Override
	public final void partClosed(IWorkbenchPart part) {
		if (editor != null && editor.part() == part) {
			follow(null);
		}
	}

	@Override
	public final void partBroughtToTop(IWorkbenchPart part) {
		partActivated(part);
	}

	@Override
	public final void partDeactivated(IWorkbenchPart part) {
		// the view still shows the editor that was active last
	}

	@Override
	public final void partOpened(IWorkbenchPart part) {
		// partActivated shows the editor
	}

	@Override
	public void dispose() {
		getSite().getPage().removePartListener(this);
		super.dispose();
	}
}
