package org.leeway.ui.map;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.ScalableFigure;
import org.eclipse.draw2d.Viewport;

/**
 * A pen for figures in the zoomed layers of the map. A line has the same width at every zoom, in pixels of the screen.
 * GEF 3.2 does not zoom the widths of lines. Later versions of GEF do, so there the pen divides the width by the zoom.
 */
public final class ScreenPen {

	/**
	 * The method of {@link Graphics} that sets a width with fractions of a pixel. Only later versions of GEF have it. Null in
	 * GEF 3.2.
	 */
	private static final MethodHandle FRACTIONS = fractions();

	/**
	 * Factor that makes lines slightly wider than wanted. Otherwise, rounding errors could make a line narrower than one
	 * pixel, and SWT would spread such a line over two pixels.
	 */
	private static final double ROUNDING = 1 + 1e-6;

	private ScreenPen() {
	}

	private static MethodHandle fractions() {
		try {
			return MethodHandles.publicLookup().findVirtual(Graphics.class, "setLineWidthFloat",
					MethodType.methodType(void.class, float.class));
		} catch (NoSuchMethodException e) {
			return null;
		} catch (IllegalAccessException e) {
			throw new IllegalStateException(e);
		}
	}

	/**
	 * Sets the width of the next lines of a figure, in pixels of the screen. The zoom of the figure does not change this
	 * width.
	 */
	public static void setWidth(int pixels, IFigure figure, Graphics graphics) {
		if (FRACTIONS == null) {
			graphics.setLineWidth(pixels);
			return;
		}
		try {
			FRACTIONS.invokeExact(graphics, (float) (pixels / zoom(figure) * ROUNDING));
		} catch (RuntimeException | Error e) {
			throw e;
		} catch (Throwable e) {
			throw new IllegalStateException(e);
		}
	}

	/**
	 * Returns how far a line one pixel wide must be from the right and lower sides of a figure, in coordinates of the figure.
	 * The figure would cut off a nearer line. The result is 1 in GEF 3.2, which draws on whole pixels.
	 */
	public static int pixel(IFigure figure) {
		return FRACTIONS == null ? 1 : Math.max(1, (int) Math.ceil(1 / zoom(figure)));
	}

	/**
	 * Returns the zoom of a figure, 1 for 100 %. The zoom is the scale of the nearest scaling figure around it. A scaling
	 * figure directly in a viewport is skipped: in later versions of GEF on Windows, it has the scale of the screen.
	 */
	private static double zoom(IFigure figure) {
		for (IFigure at = figure; at != null; at = at.getParent()) {
			if (at instanceof ScalableFigure pane && !(at.getParent() instanceof Viewport)) {
				return pane.getScale();
			}
		}
		return 1;
	}
}
