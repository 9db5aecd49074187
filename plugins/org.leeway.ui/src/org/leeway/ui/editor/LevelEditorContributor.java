package org.leeway.ui.editor;

import org.eclipse.gef.ui.actions.ActionBarContributor;
import org.eclipse.gef.ui.actions.DeleteRetargetAction;
import org.eclipse.gef.ui.actions.RedoRetargetAction;
import org.eclipse.gef.ui.actions.UndoRetargetAction;
import org.eclipse.gef.ui.actions.ZoomComboContributionItem;
import org.eclipse.gef.ui.actions.ZoomInRetargetAction;
import org.eclipse.gef.ui.actions.ZoomOutRetargetAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.actions.ActionFactory;

/** Undo, redo, delete and the zoom in the workbench's toolbar. */
public final class LevelEditorContributor extends ActionBarContributor {

	@Override
	protected void buildActions() {
		addRetargetAction(new UndoRetargetAction());
		addRetargetAction(new RedoRetargetAction());
		addRetargetAction(new DeleteRetargetAction());
		addRetargetAction(new ZoomInRetargetAction());
		addRetargetAction(new ZoomOutRetargetAction());
	}

	@Override
	protected void declareGlobalActionKeys() {
		addGlobalActionKey(ActionFactory.SELECT_ALL.getId());
	}

	@Override
	public void contributeToToolBar(IToolBarManager toolBar) {
		toolBar.add(getAction(ActionFactory.UNDO.getId()));
		toolBar.add(getAction(ActionFactory.REDO.getId()));
		toolBar.add(getAction(ActionFactory.DELETE.getId()));
		toolBar.add(new Separator());
		toolBar.add(new ZoomComboContributionItem(getPage()));
	}
}
