package org.leeway.ui.editor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IOperationHistoryListener;
import org.eclipse.core.commands.operations.OperationHistoryEvent;
import org.eclipse.gef.ui.actions.StackAction;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;

/**
 * The undo and redo of the active level, available in all views of a workbench page. Some views have an undo of their own, which
 * undoes changes of files. In such a view, the command undoes the latest change: a step of the level, or a change of a file.
 */
final class UndoInViews implements IPartListener2 {

	private static final Set<IWorkbenchPage> FOLLOWED = new HashSet<>();

	private final IWorkbenchPage page;
	/** The undo and redo actions of views. Indexed by the id of the view, followed by a blank and the id of the action. */
	private final Map<String, ViewUndo> actions = new HashMap<>();
	private final IOperationHistory files = PlatformUI.getWorkbench().getOperationSupport().getOperationHistory();
	private final IOperationHistoryListener fileListener = this::fileChanged;
	private final Runnable editListener = () -> fileIsLater = false;
	/** The editor whose steps the views undo. Null if the active editor shows no level. */
	private EditorSession editor;
	/** Whether the workspace changed a file after the last step of the level. */
	private boolean fileIsLater;

	private UndoInViews(IWorkbenchPage page) {
		this.page = page;
	}

	/**
	 * Provides undo and redo of the level in the views of a page, until the window of the page is closed. Further calls for the
	 * same page do nothing.
	 */
	static void serve(IWorkbenchPage page) {
		if (FOLLOWED.add(page)) {
			UndoInViews undo = new UndoInViews(page);
			page.addPartListener(undo);
			undo.files.addOperationHistoryListener(undo.fileListener);
			page.getWorkbenchWindow().getShell().addListener(SWT.Dispose, event -> {
				undo.files.removeOperationHistoryListener(undo.fileListener);
				FOLLOWED.remove(page);
			});
		}
	}

	private void fileChanged(OperationHistoryEvent event) {
		fileIsLater |= event.getEventType() == OperationHistoryEvent.DONE
				|| event.getEventType() == OperationHistoryEvent.UNDONE
				|| event.getEventType() == OperationHistoryEvent.REDONE;
	}

	@Override
	public void partActivated(IWorkbenchPartReference part) {
		EditorSession active = EditorSessions.active(page).orElse(null);
		if (active != editor) {
			follow(active);
		}
		if (part.getPart(false) instanceof IViewPart view) {
			share(part.getId(), view.getViewSite().getActionBars());
		}
	}

	@Override
	public void partClosed(IWorkbenchPartReference part) {
		if (editor != null && editor.part() == part.getPart(false)) {
			follow(null);
		}
	}

	private void follow(EditorSession next) {
		if (editor != null) {
			editor.document().commands().removeListener(editListener);
		}
		editor = next;
		if (editor != null) {
			editor.document().commands().addListener(editListener);
		}
		actions.values().forEach(action -> action.follow(editor));
	}

	/**
	 * Replaces the undo and redo actions of a view by {@link ViewUndo} actions. Must be called each time the view is activated,
	 * because a view such as Properties sets its own actions again when it shows another page.
	 */
	private void share(String view, IActionBars bars) {
		for (ActionFactory factory : List.of(ActionFactory.UNDO, ActionFactory.REDO)) {
			IAction own = bars.getGlobalActionHandler(factory.getId());
			if (!(own instanceof ViewUndo) && !(own instanceof StackAction)) {
				ViewUndo action = new ViewUndo(factory.getId(), own, () -> fileIsLater);
				action.follow(editor);
				ViewUndo forgotten = actions.put(view + " " + factory.getId(), action);
				if (forgotten != null) {
					forgotten.dispose();
				}
				bars.setGlobalActionHandler(factory.getId(), action);
			}
		}
		bars.updateActionBars();
	}
}
