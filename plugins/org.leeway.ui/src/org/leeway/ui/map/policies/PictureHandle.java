package org.leeway.ui.map.policies;

import org.eclipse.draw2d.Cursors;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.handles.ResizeHandle;

/** A handle on a corner of a picture. A drag keeps the proportions of the picture, except with Shift. */
final class PictureHandle extends ResizeHandle {

	private final int corner;

	/** @param corner of the picture, as a constant of {@link org.eclipse.draw2d.PositionConstants} */
	PictureHandle(GraphicalEditPart owner, int corner) {
		super(owner, corner);
		this.corner = corner;
		setCursor(Cursors.getDirectionalCursor(corner));
	}

	@Override
	protected DragTracker createDragTracker() {
		return new HandleTracker(getOwner()) {
			@Override
			protected Request createSourceRequest() {
				return new StretchRequest(corner);
			}

			@Override
			protected void updateSourceRequest() {
				((StretchRequest) getSourceRequest()).drag(getDragMoveDelta(), getCurrentInput().isShiftKeyDown());
			}

			@Override
			protected String getCommandName() {
				return "stretch picture";
			}
		};
	}
}
