package org.leeway.ui.app;

import java.util.Optional;

import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;

/**
 * The place that a step of the tour names.
 *
 * @param control the control with the place
 * @param area the place, in pixels of the control
 */
record TourTarget(Control control, Rectangle area) {

	/** Returns a whole control as a target. */
	static TourTarget of(Control control) {
		return new TourTarget(control, new Rectangle(0, 0, control.getSize().x, control.getSize().y));
	}

	/** Returns the place, in pixels of the control's window. Empty if no part of the place is visible. */
	Optional<Rectangle> place() {
		Rectangle seen = area.intersection(new Rectangle(0, 0, control.getSize().x, control.getSize().y));
		return seen.isEmpty() || !control.isVisible() ? Optional.empty()
				: Optional.of(control.getDisplay().map(control, control.getShell(), seen));
	}
}
