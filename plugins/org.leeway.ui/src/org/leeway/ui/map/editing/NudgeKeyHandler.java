package org.leeway.ui.map.editing;

import java.util.List;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.gef.ui.parts.GraphicalViewerKeyHandler;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.leeway.ui.map.policies.NudgeRequest;

/** A key handler that moves the selection: an arrow key by one cell, with Shift by ten cells. */
public final class NudgeKeyHandler extends GraphicalViewerKeyHandler {

	private static final int FAR = 10;

	private final GraphicalViewer viewer;

	public NudgeKeyHandler(GraphicalViewer viewer) {
		super(viewer);
		this.viewer = viewer;
	}

	@Override
	public boolean keyPressed(KeyEvent event) {
		int cells = event.stateMask == SWT.SHIFT ? FAR : 1;
		NudgeRequest request = event.stateMask != 0 && cells == 1 ? null : switch (event.keyCode) {
		case SWT.ARROW_LEFT -> new NudgeRequest(-cells, 0);
		case SWT.ARROW_RIGHT -> new NudgeRequest(cells, 0);
		case SWT.ARROW_UP -> new NudgeRequest(0, -cells);
		case SWT.ARROW_DOWN -> new NudgeRequest(0, cells);
		default -> null;
		};
		return request != null && nudge(request) || super.keyPressed(event);
	}

	/** Moves the selection, unless a selected object would leave the map. Returns whether anything is selected. */
	private boolean nudge(NudgeRequest request) {
		List<?> selected = viewer.getSelectedEditParts();
		if (selected.isEmpty() || selected.contains(viewer.getContents())) {
			return false;
		}
		CompoundCommand all = new CompoundCommand();
		for (Object part : selected) {
			Command move = ((EditPart) part).getCommand(request);
			all.add(move);
		}
		if (all.canExecute()) {
			viewer.getEditDomain().getCommandStack().execute(all.unwrap());
		}
		return true;
	}
}
