package org.leeway.ui.app;

import java.util.Optional;

import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;

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

	/** Returns the visible part of the place, in pixels of the control's window. Empty if no part of the place is visible. */
	Optional<Rectangle> place() {
		Rectangle seen = seen();
		return seen.isEmpty() || !control.isVisible() ? Optional.empty()
				: Optional.of(control.getDisplay().map(control, control.getShell(), seen));
	}

	/** Returns whether the control shows the whole place. */
	boolean isWhole() {
		return control.isVisible() && seen().equals(area);
	}

	private Rectangle seen() {
		Rectangle body = new Rectangle(0, 0, control.getSize().x, control.getSize().y);
		// the header of a table lies above the rows, at negative y coordinates. So the rows, from y = 0 on, are less high than
		// the table. The client area has the height of the rows
		return area.intersection(control instanceof Table table ? body.intersection(table.getClientArea()) : body);
	}
}
