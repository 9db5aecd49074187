package org.leeway.ui.map.policies;

import java.util.Map;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.leeway.model.Annotation;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.Shift;

/** A policy that moves and resizes an annotation by whole cells. */
public final class AnnotationPolicy extends ResizableEditPolicy {

	@Override
	protected Command getMoveCommand(ChangeBoundsRequest request) {
		DragDelta delta = DragDelta.of(request, getHost());
		return Shift.by(Math.round(delta.x()), Math.round(delta.y()), note());
	}

	@Override
	protected Command getResizeCommand(ChangeBoundsRequest request) {
		DragDelta move = DragDelta.of(request.getMoveDelta(), getHost());
		DragDelta growth = DragDelta.of(request.getSizeDelta(), getHost());
		int left = note().getX() + (int) Math.round(move.x());
		int top = note().getY() + (int) Math.round(move.y());
		int right = (int) Math.round(note().getX() + note().getWidth() + move.x() + growth.x());
		int bottom = (int) Math.round(note().getY() + note().getHeight() + move.y() + growth.y());
		return SetCommand.ofAll("Resize note", note(),
				Map.of(Literals.ANNOTATION__X, left, Literals.ANNOTATION__Y, top,
						Literals.ANNOTATION__WIDTH, Math.max(1, right - left),
						Literals.ANNOTATION__HEIGHT, Math.max(1, bottom - top)));
	}

	private Annotation note() {
		return (Annotation) getHost().getModel();
	}
}
