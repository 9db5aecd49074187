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
 * The rule for pending edits, which only the map shows yet: a drag, clicks of an unfinished shape, floating terrain, and a
 * proposed repair.
 * <ul>
 * <li>Undo cancels the latest of these edits and does nothing else; so does Escape.
 * <li>Any other command first finishes a drag, as if the button had gone up. Commands that do not touch the level, such as
 * zoom, leave the drag alone. {@link org.leeway.ui.map.canvas.LevelEditDomain} also finishes a drag before another tool becomes
 * active and when the map loses the focus.
 * <li>Saving finishes all edits, and so do another editor and a change of the file by another program. A polygon of three
 * corners or more is closed, floating terrain is put down. Clicks that are too few for a shape wait.
 * </ul>
 */
final class Gestures implements IExecutionListener, IPartListener2, IWindowListener {

	/** The commands that change neither the level nor its file. */
	private static final Set<String> HARMLESS = Set.of(IWorkbenchCommandConstants.EDIT_UNDO, "org.leeway.ui.pointer",
			"org.leeway.ui.zoom", "org.leeway.ui.unit", "org.leeway.ui.resizeBrush", "org.leeway.ui.paintOption",
			"org.leeway.ui.symmetry", "org.eclipse.gef.zoom_in", "org.eclipse.gef.zoom_out");

	private final IWorkbenchPartSite site;
	private final PendingEdits edits;
	private final ProbeStart probeStart;
	private final LevelRepairs repairs;
	private boolean toldUnderWay;
	private boolean toldEdits;

	Gestures(IWorkbenchPartSite site, PendingEdits edits, ProbeStart probeStart, LevelRepairs repairs) {
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
		return edits.isUnderWay() || probeStart.isWaiting() || repairs.proposal().isPresent();
	}

	/** Cancels the latest pending edit. Returns false if no edit is pending. */
	boolean giveUp() {
		return edits.giveUp() || probeStart.forget() || repairs.leave();
	}

	/** Returns whether undo has begun or ceased to give something up since the last call, or save to finish something. */
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
		// the command found the drag finished
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
