package org.leeway.ui.editor;

import java.util.Set;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.IExecutionListener;
import org.eclipse.core.commands.NotHandledException;
import org.eclipse.gef.EditDomain;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.leeway.ui.map.canvas.LevelEditDomain;
import org.leeway.ui.map.tools.GridTool;

/**
 * The rule for what the map shows and the level does not have yet: a drag, clicks in turn such as the corners of a
 * polygon, floating terrain, and a proposed repair.
 * <ul>
 * <li>Undo gives up the latest of them and does nothing else; so does Escape.
 * <li>Any other command first finishes a drag, as if the button had gone up; only those that do not touch the level,
 * such as zoom, leave it alone. {@link LevelEditDomain} does the same before another tool becomes active and when the
 * map loses the focus.
 * <li>Saving, another editor and a change of the file by another program finish all of them: a polygon of three corners
 * or more is closed, floating terrain is put down. Clicks that give nothing yet wait.
 * </ul>
 */
final class Gestures implements IExecutionListener, IPartListener2, IWindowListener {

	/** The commands that change neither the level nor its file. */
	private static final Set<String> HARMLESS = Set.of(IWorkbenchCommandConstants.EDIT_UNDO, "org.leeway.ui.pointer",
			"org.leeway.ui.zoom", "org.leeway.ui.unit", "org.leeway.ui.resizeBrush", "org.leeway.ui.paintOption",
			"org.leeway.ui.symmetry", "org.eclipse.gef.zoom_in", "org.eclipse.gef.zoom_out");

	private final LevelEditor editor;
	private final LevelEditDomain domain;
	private boolean toldUnderWay;
	private boolean toldEdits;

	Gestures(LevelEditor editor, EditDomain domain) {
		this.editor = editor;
		this.domain = (LevelEditDomain) domain;
	}

	void begin(IWorkbenchPartSite site) {
		site.getService(ICommandService.class).addExecutionListener(this);
		site.getPage().addPartListener(this);
		PlatformUI.getWorkbench().addWindowListener(this);
	}

	void end(IWorkbenchPartSite site) {
		site.getService(ICommandService.class).removeExecutionListener(this);
		site.getPage().removePartListener(this);
		PlatformUI.getWorkbench().removeWindowListener(this);
	}

	/** Whether there is anything to give up. */
	boolean isUnderWay() {
		return domain.isDragging() || tool() != null && tool().isPending() || isFloating()
				|| editor.probeStart().isWaiting()
				|| editor.repairs() != null && editor.repairs().proposal().isPresent();
	}

	private boolean isFloating() {
		return editor.settings().selection().floating() != null && editor.terrain().floating() != null;
	}

	/** Gives up the latest; returns whether there was anything. */
	boolean giveUp() {
		if (domain.giveUpDrag()) {
			return true;
		}
		if (tool() != null && tool().isPending()) {
			tool().takeBack();
			return true;
		}
		if (isFloating()) {
			editor.terrain().drop();
			return true;
		}
		return editor.probeStart().forget() || editor.repairs().leave();
	}

	/** Whether {@link #finish} would change the level, as far as can be told; a drag may come to nothing. */
	boolean hasEdits() {
		return tool() != null && tool().canComplete() || isFloating();
	}

	/** Whether one of the two has changed since the last call. */
	boolean haveChanged() {
		boolean changed = toldUnderWay != isUnderWay() || toldEdits != hasEdits();
		toldUnderWay = isUnderWay();
		toldEdits = hasEdits();
		return changed;
	}

	/** Makes all that can be made part of the level. */
	void finish() {
		domain.finishDrag();
		if (tool() != null) {
			tool().complete();
		}
		editor.terrain().commit();
	}

	/** Null if the active tool takes neither drags nor clicks of its own. */
	private GridTool tool() {
		return editor.activeTool() instanceof GridTool tool ? tool : null;
	}

	@Override
	public void preExecute(String command, ExecutionEvent event) {
		if (!HARMLESS.contains(command)) {
			domain.finishDrag();
		}
	}

	@Override
	public void notHandled(String command, NotHandledException exception) {
		// the drag is finished nevertheless
	}

	@Override
	public void postExecuteFailure(String command, ExecutionException exception) {
		// the drag is finished nevertheless
	}

	@Override
	public void postExecuteSuccess(String command, Object result) {
		// the command found the drag finished
	}

	@Override
	public void partActivated(IWorkbenchPartReference part) {
		if (part.getPart(false) instanceof IEditorPart && part.getPart(false) != editor) {
			finish();
		}
	}

	@Override
	public void windowActivated(IWorkbenchWindow window) {
		if (window != editor.getSite().getWorkbenchWindow()) {
			finish();
		}
	}

	@Override
	public void windowDeactivated(IWorkbenchWindow window) {
		// a dialog of this window may be open
	}

	@Override
	public void windowClosed(IWorkbenchWindow window) {
		// closes the editor
	}

	@Override
	public void windowOpened(IWorkbenchWindow window) {
		// is activated too
	}
}
