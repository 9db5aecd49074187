package org.leeway.ui.map.policies;

import org.eclipse.draw2d.PositionConstants;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.handles.RelativeHandleLocator;
import org.eclipse.gef.handles.ResizeHandle;

/**
 * A handle that stretches a figure. The handle lies a little outside the figure, so that it does not cover the handles of the
 * corners.
 */
final class StretchHandle extends ResizeHandle {

	/** Distance of the handle from the figure, in pixels of the screen. */
	static final int GAP = 10;

	/** @param direction of the stretch, as a constant of {@link PositionConstants} */
	StretchHandle(GraphicalEditPart owner, int direction) {
		super(owner, direction);
		RelativeHandleLocator side = new RelativeHandleLocator(owner.getFigure(), direction);
		setLocator(handle -> {
			side.relocate(handle);
			handle.setLocation(handle.getBounds().getLocation().translate(
					offset(direction, PositionConstants.WEST, PositionConstants.EAST),
					offset(direction, PositionConstants.NORTH, PositionConstants.SOUTH)));
		});
	}

	private static int offset(int direction, int before, int after) {
		return (direction & before) != 0 ? -GAP : (direction & after) != 0 ? GAP : 0;
	}
}
