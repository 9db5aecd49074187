package org.leeway.ui.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Shell;
import org.leeway.ui.theme.Colours;

/**
 * A frame around the place that a step of the tour names. The four sides of the frame are separate controls, so clicks inside the
 * frame reach the place.
 */
final class TourFrame {

	/** The thickness of each side of the frame, in pixels. A thicker frame would not fit into the gaps between controls. */
	private static final int THICK = 3;
	/** A colour, {@code 0xRRGGBB}, with contrast to light and to dark themes. */
	private static final int COLOUR = 0xE65100;

	private List<Side> sides = List.of();

	/** A side of the frame. */
	static final class Side extends Canvas {

		Side(Shell window) {
			super(window, SWT.NO_FOCUS);
			Color colour = new Color(Colours.of(COLOUR));
			addPaintListener(event -> {
				event.gc.setBackground(colour);
				event.gc.fillRectangle(getClientArea());
			});
			moveAbove(null);
		}
	}

	/** Shows the frame around a target. Hides the frame if there is no target, or if the target is not visible. */
	void show(Optional<TourTarget> target) {
		Optional<Rectangle> place = target.flatMap(TourTarget::place);
		if (place.isEmpty() || !sides.isEmpty() && sides.getFirst().getShell() != target.get().control().getShell()) {
			hide();
		}
		place.ifPresent(inner -> around(inner, target.get().control().getShell()));
	}

	private void around(Rectangle inner, Shell window) {
		if (sides.isEmpty()) {
			sides = Stream.generate(() -> new Side(window)).limit(4).toList();
		}
		int width = inner.width + 2 * THICK;
		sides.get(0).setBounds(inner.x - THICK, inner.y - THICK, width, THICK);
		sides.get(1).setBounds(inner.x - THICK, inner.y + inner.height, width, THICK);
		sides.get(2).setBounds(inner.x - THICK, inner.y, THICK, inner.height);
		sides.get(3).setBounds(inner.x + inner.width, inner.y, THICK, inner.height);
	}

	/** Hides the frame. */
	void hide() {
		sides.forEach(Side::dispose);
		sides = List.of();
	}
}
