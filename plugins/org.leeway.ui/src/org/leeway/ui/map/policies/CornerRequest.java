package org.leeway.ui.map.policies;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.gef.Request;

/** A request to drag a corner of a polygon. Can also add a new corner next to this corner, and drag the new corner instead. */
final class CornerRequest extends Request {

	private final int corner;
	private Dimension delta = new Dimension();
	private boolean adding;

	/** @param corner the index of the corner in the polygon */
	CornerRequest(int corner) {
		super("move corner");
		this.corner = corner;
	}

	int corner() {
		return corner;
	}

	/** Returns the distance of the drag, in pixels of the screen. */
	Dimension delta() {
		return delta;
	}

	/**
	 * Returns whether the drag adds a new corner and moves it. The old corner then stays in its place. If false, the drag
	 * moves the old corner.
	 */
	boolean isAdding() {
		return adding;
	}

	void drag(Dimension pixels, boolean addsCorner) {
		delta = pixels;
		adding = addsCorner;
	}
}
