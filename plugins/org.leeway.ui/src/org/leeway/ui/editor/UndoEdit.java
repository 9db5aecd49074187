package org.leeway.ui.editor;

import org.eclipse.gef.ui.actions.UndoAction;
import org.eclipse.ui.IEditorPart;

/**
 * The workbench's undo. Undoes typing in the text field with the focus. Without such typing, cancels the latest pending edit of
 * the map. If no edit is pending, undoes the last step of the level.
 */
final class UndoEdit extends UndoAction {

	private final PendingEditRule rule;

	UndoEdit(IEditorPart editor, PendingEditRule rule) {
		super(editor);
		this.rule = rule;
		setLazyEnablementCalculation(true);
	}

	@Override
	protected boolean calculateEnabled() {
		return TextHistory.ofFocus().filter(TextHistory::canUndo).isPresent() || rule.isUnderWay()
				|| super.calculateEnabled();
	}

	@Override
	public void run() {
		TextHistory.ofFocus().filter(TextHistory::canUndo).ifPresentOrElse(TextHistory::undo, () -> {
			if (!rule.giveUp()) {
				super.run();
			}
		});
	}
}
