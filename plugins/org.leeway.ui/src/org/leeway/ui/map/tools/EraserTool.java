package org.leeway.ui.map.tools;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.gef.requests.GroupRequest;

/** A tool that removes all objects under its stroke, except objects on locked layers. One stroke is one step of undo. */
public final class EraserTool extends GridTool {

	private final Set<GraphicalEditPart> touched = new LinkedHashSet<>();

	@Override
	void begin() {
		proceed();
	}

	@Override
	void proceed() {
		EditPart hit = getCurrentViewer().findObjectAtExcluding(getLocation(), List.of(), EditPart::isSelectable);
		if (hit instanceof GraphicalEditPart part && part.getParent() == levelPart()) {
			part.getFigure().setVisible(false);
			touched.add(part);
		}
	}

	@Override
	void finish() {
		CompoundCommand all = new CompoundCommand("Erase");
		touched.forEach(part -> all.add(part.getCommand(new GroupRequest(RequestConstants.REQ_DELETE))));
		abandon();
		executeCommand(all);
	}

	@Override
	void abandon() {
		touched.forEach(part -> part.getFigure().setVisible(true));
		touched.clear();
	}
}
