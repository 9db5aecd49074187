package org.leeway.ui.editor;

import java.util.Set;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.IExecutionListener;
import org.eclipse.core.commands.NotHandledException;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;

/**
 * The rules for pending edits, that is, for edits that the map shows but the level does not have yet. Examples are a
 * drag and an unfinished shape.
 * <ul>
 * <li>Undo and Escape cancel one pending edit.
 * <li>Other commands first finish a drag, as if the user had released the mouse button. Exceptions are commands that do
 * not change the level or its file, such as zoom.
 * <li>Saving, activating another editor, and a change of the file by another program finish drags, shapes and floating
 * terrain. A shape with too few clicks, such as a polygon with two corners, stays pending.
 * </ul>
 * A drag is also finished before another tool becomes active, and when the map loses the focus. The class {@link
 * org.leeway.ui.map.canvas.LevelEditDomain} does this.
 */
final class PendingEditRule implements IExecutionListener, IPartListener2, IWindowListener {

	/**
	 * The ids of the commands that do not finish a drag. Undo is in this set, because undo cancels the drag instead. The
	 * other commands change neither the level nor its file.
	 */
	private static final Set<String> HARMLESS = Set.of(IWorkbenchCommandConstants.EDIT_UNDO, "org.leeway.ui.pointer",
			"org.leeway.ui.zoom", "org.leeway.ui.unit", "org.leeway.ui.resizeBrush", "org.leeway.ui.paintOption",
			"org.eclipse.gef.zoom_in", "org.eclipse.gef.zoom_out");

	private final IWorkbenchPartSite site;
	private final PendingEdits edits;
	private final ProbeStart probeStart;
	private final LevelRepairs repairs;
	/** Whether an edit was pending at the last call of {@link #haveChanged}. Undo can cancel a pending edit. */
	private boolean toldUnderWay;
	/** Whether there were edits to finish at the last call of {@link #haveChanged}. */
	private boolean toldEdits;

	PendingEditRule(IWorkbenchPartSite site, PendingEdits edits, ProbeStart probeStart, LevelRepairs repairs) {
		this.site = site;
		this.edits = edits;
		this.probeStart = probeStart;
		this.repairs = repairs;
	}

	void begin() {
		site.getService(ICommandService.class).addExecutionListener(this);
		site.getPage().addPartListener(this);
		PlatformUI.getWorkbench().addWindowListener(this);
	}

	void end() {
		site.getService(ICommandService.class).removeExecutionListener(this);
		site.getPage().removePartListener(this);
		PlatformUI.getWorkbench().removeWindowListener(this);
	}

	/** Returns whether an edit is pending. */
	boolean isUnderWay() {
		return edits.isUnderWay() || probeStart.isWaiting() || repairs.isProposing();
	}

	/**
	 * Cancels one pending edit: a drag, the last click of a shape, floating terrain, the start of a probe, or a
	 * proposed repair. If there are several, cancels the first of this list. Returns false if no edit is pending.
	 */
	boolean giveUp() {
		return edits.giveUp() || probeStart.forget() || repairs.leave();
	}

	/**
	 * Returns whether pending edits have changed since the last call in a way that matters for the Undo and Save actions.
	 * Undo depends on whether there is an edit to cancel, and Save on whether there is an edit to finish.
	 */
	boolean haveChanged() {
		boolean changed = toldUnderWay != isUnderWay() || toldEdits != edits.areForLevel();
		toldUnderWay = isUnderWay();
		toldEdits = edits.areForLevel();
		return changed;
	}

	@Override
	public void preExecute(String command, ExecutionEvent event) {
		if (!HARMLESS.contains(command)) {
			edits.finishDrag();
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
		// the drag was finished before the command
	}

	@Override
	public void partActivated(IWorkbenchPartReference part) {
		if (part.getPart(false) instanceof IEditorPart && part.getPart(false) != site.getPart()) {
			edits.finish();
		}
	}

	@Override
	public void windowActivated(IWorkbenchWindow window) {
		if (window != site.getWorkbenchWindow()) {
			edits.finish();
		}
	}

	@Override
	public void windowDeactivated(IWorkbenchWindow window) {
		// does nothing when the window loses the focus: perhaps a dialog of this window has become active, and dialogs must not
		// finish edits
	}

	@Override
	public void windowClosed(IWorkbenchWindow window) {
		// nothing to do here: a closing window closes its editors, and each editor ends its EditorSession
	}

	@Override
	public void windowOpened(IWorkbenchWindow window) {
		// the new window is activated next
	}
}
