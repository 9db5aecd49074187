package org.leeway.ui.views;

import org.eclipse.ui.IPartListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.part.ViewPart;
import org.leeway.ui.editor.LevelEditor;

/** A view that shows the level editor that was active last. */
abstract class FollowingView extends ViewPart implements IPartListener {

	private LevelEditor editor;

	/** Begins to follow; the subclass has its controls now. */
	final void begin() {
		getSite().getPage().addPartListener(this);
		follow(getSite().getPage().getActiveEditor() instanceof LevelEditor active ? active : null);
	}

	private void follow(LevelEditor next) {
		LevelEditor before = editor;
		editor = next;
		followed(before);
	}

	/** The editor is another one; null before and after it for none. */
	abstract void followed(LevelEditor before);

	/** The editor to show; null for none. */
	final LevelEditor editor() {
		return editor;
	}

	@Override
	public final void partActivated(IWorkbenchPart part) {
		if (part instanceof LevelEditor active && active != editor) {
			follow(active);
		}
	}

	@Override
	public final void partClosed(IWorkbenchPart part) {
		if (part == editor) {
			follow(null);
		}
	}

	@Override
	public final void partBroughtToTop(IWorkbenchPart part) {
		partActivated(part);
	}

	@Override
	public final void partDeactivated(IWorkbenchPart part) {
		// keeps showing the editor that was active last
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
