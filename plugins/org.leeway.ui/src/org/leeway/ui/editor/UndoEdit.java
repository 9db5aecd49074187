package org.leeway.ui.editor;

import org.eclipse.gef.ui.actions.UndoAction;
import org.eclipse.ui.IEditorPart;

/**
 * Undo of the workbench. Undoes typing in the text field with the focus. Without such typing, cancels the latest pending
 * edit of the map, or undoes the last step if no edit is pending.
 */
final class UndoEdit extends UndoAction {

	private final Gestures gestures;

	UndoEdit(IEditorPart editor, Gestures gestures) {
		super(editor);
		this.gestures = gestures;
		setLazyEnablementCalculation(true);
	}

	@Override
	protected boolean calculateEnabled() {
		return TextHistory.ofFocus().filter(TextHistory::canUndo).isPresent() || gestures.isUnderWay()
				|| super.calculateEnabled();
	}

	@Override
	public void run() {
		TextHistory.ofFocus().filter(TextHistory::canUndo).ifPresentOrElse(TextHistory::undo, () -> {
			if (!gestures.giveUp()) {
				super.run();
			}
		});
	}
}
