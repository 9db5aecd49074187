package org.leeway.ui.editor;

import org.eclipse.gef.ui.actions.UndoAction;
import org.eclipse.ui.IEditorPart;

/** Undo of the workbench: gives up what is under way on the map, and nothing else; undoes a step if nothing is. */
final class UndoEdit extends UndoAction {

	private final Gestures gestures;

	UndoEdit(IEditorPart editor, Gestures gestures) {
		super(editor);
		this.gestures = gestures;
		setLazyEnablementCalculation(true);
	}

	@Override
	protected boolean calculateEnabled() {
		return gestures.isUnderWay() || super.calculateEnabled();
	}

	@Override
	public void run() {
		if (!gestures.giveUp()) {
			super.run();
		}
	}
}
