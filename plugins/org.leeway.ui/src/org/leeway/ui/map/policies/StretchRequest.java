package org.leeway.ui.map.policies;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.gef.Request;

/** A request to drag a corner of a picture, while the opposite corner stays. */
final class StretchRequest extends Request {

	private final int corner;
	private Dimension delta = new Dimension();
	private boolean free;

	/**
	 * @param corner the corner of the picture that the user drags, as a constant of
	 * {@link org.eclipse.draw2d.PositionConstants}
	 */
	StretchRequest(int corner) {
		super("stretch picture");
		this.corner = corner;
	}

	/**
	 * Sets how far the user has dragged.
	 *
	 * @param pixels the distance, in pixels of the screen
	 * @param isFree whether the drag may change the proportions of the picture
	 */
	void drag(Dimension pixels, boolean isFree) {
		delta = pixels;
		free = isFree;
	}

	int corner() {
		return corner;
	}

	/** Returns the distance of the drag, in pixels of the screen. */
	Dimension delta() {
		return delta;
	}

	boolean isFree() {
		return free;
	}
}
