package org.leeway.ui.editor;

import org.eclipse.gef.ui.actions.RedoAction;
import org.eclipse.ui.IEditorPart;

/** The workbench's redo. Redoes typing in the text field with the focus. Without such typing, redoes a step of the level. */
final class RedoEdit extends RedoAction {

	RedoEdit(IEditorPart editor) {
		super(editor);
		setLazyEnablementCalculation(true);
	}

	@Override
	protected boolean calculateEnabled() {
		return TextHistory.ofFocus().filter(TextHistory::canRedo).isPresent() || super.calculateEnabled();
	}

	@Override
	public void run() {
		TextHistory.ofFocus().filter(TextHistory::canRedo).ifPresentOrElse(TextHistory::redo, super::run);
	}
}
