package org.leeway.ui.editor;

import org.eclipse.gef.ui.actions.ActionBarContributor;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.DeleteRetargetAction;
import org.eclipse.gef.ui.actions.RedoRetargetAction;
import org.eclipse.gef.ui.actions.UndoRetargetAction;
import org.eclipse.gef.ui.actions.ZoomComboContributionItem;
import org.eclipse.gef.ui.actions.ZoomInRetargetAction;
import org.eclipse.gef.ui.actions.ZoomOutRetargetAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.actions.ActionFactory;

/**
 * The contributor that connects undo, redo, delete and zoom of the workbench with the active level editor. While a view is
 * active, Undo and Redo can still change the level. The tool bar shows the zoom.
 */
public final class LevelEditorContributor extends ActionBarContributor {

	@Override
	public void init(IActionBars bars, IWorkbenchPage page) {
		super.init(bars, page);
		UndoInViews.serve(page);
	}

	@Override
	protected void buildActions() {
		addRetargetAction(new UndoRetargetAction());
		addRetargetAction(new RedoRetargetAction());
		addRetargetAction(new DeleteRetargetAction());
		addRetargetAction(new ZoomInRetargetAction());
		addRetargetAction(new ZoomOutRetargetAction());
	}

	/**
	 * Connects the actions with an editor. Does nothing for an editor without actions, which could not open its file.
	 */
	@Override
	public void setActiveEditor(IEditorPart editor) {
		if (editor.getAdapter(ActionRegistry.class) != null) {
			super.setActiveEditor(editor);
		}
	}

	@Override
	protected void declareGlobalActionKeys() {
		for (ActionFactory factory : new ActionFactory[] {ActionFactory.CUT, ActionFactory.COPY, ActionFactory.PASTE,
				ActionFactory.RENAME, ActionFactory.SELECT_ALL}) {
			addGlobalActionKey(factory.getId());
		}
	}

	@Override
	public void contributeToToolBar(IToolBarManager toolBar) {
		toolBar.add(new ZoomComboContributionItem(getPage()));
	}
}
