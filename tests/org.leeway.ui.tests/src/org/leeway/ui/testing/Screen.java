package org.leeway.ui.testing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.internal.cairo.Cairo;
import org.eclipse.swt.widgets.Control;
import org.leeway.ui.theme.DevicePixels;

/** The picture of a control on the screen. */
public final class Screen {

	/**
	 * Number of consecutive equal readings of the screen after which the screen is still. All these readings need a
	 * tenth of a second.
	 */
	private static final int SAME_READINGS = 5;

	private Screen() {
	}

	/**
	 * Waits until the screen no longer changes, and returns the last reading.
	 *
	 * @param reading reads a part of the screen
	 * @param alike returns whether two readings are equal
	 */
	public static <T> T still(Supplier<T> reading, BiPredicate<T, T> alike) {
		List<T> same = new ArrayList<>();
		EventLoop.waitUntil("the screen is still", () -> {
			T now = reading.get();
			if (!same.isEmpty() && !alike.test(same.getLast(), now)) {
				same.clear();
			}
			same.add(now);
			return same.size() == SAME_READINGS;
		});
		return same.getLast();
	}

	/** Returns the colour at a point of a control. */
	public static RGB colour(Control control, Point at) {
		return colours(control, at, new Point(1, 1)).iterator().next();
	}

	/** Returns all colours that the screen shows inside a control. */
	public static Set<RGB> colours(Control control) {
		return colours(control, new Point(0, 0), control.getSize());
	}

	/** Waits until the screen shows a colour at a point of a control. */
	public static void awaitColour(Control control, RGB colour, Point at) {
		EventLoop.waitUntil(() -> at + " has the " + colour + ", not the " + colour(control, at),
				() -> colour(control, at).equals(colour));
	}

	/**
	 * Waits until the screen no longer shows a colour at a point of a control.
	 *
	 * @param colour the colour that must disappear
	 */
	public static void awaitOtherColour(Control control, RGB colour, Point at) {
		EventLoop.waitUntil(() -> at + " has the " + colour + " no longer", () -> !colour(control, at).equals(colour));
	}

	private static Set<RGB> colours(Control control, Point from, Point size) {
		return colours(picture(control, from, size));
	}

	/**
	 * Returns the picture of a rectangle of a control on the screen, in the pixels of the device.
	 *
	 * @param from the upper left corner of the rectangle, in points relative to the control
	 * @param size width and height of the rectangle, in points
	 */
	public static ImageData picture(Control control, Point from, Point size) {
		Point place = control.toDisplay(from);
		Image image = new Image(control.getDisplay(), (ImageDataProvider) zoom -> new ImageData(
				DevicePixels.of(size.x, zoom), DevicePixels.of(size.y, zoom), 24, new PaletteData(0xFF0000, 0xFF00, 0xFF)));
		GC screen = new GC(control.getDisplay());
		try {
			// otherwise cairo may return an old copy of the screen
			Cairo.cairo_surface_mark_dirty(Cairo.cairo_get_target(screen.handle));
			screen.copyArea(image, place.x, place.y);
			return image.getImageData(zoom(control));
		} finally {
			screen.dispose();
			image.dispose();
		}
	}

	/** Returns the zoom of the device that shows a control, in percent. */
	public static int zoom(Control control) {
		return control.getMonitor().getZoom();
	}

	/**
	 * Returns whether a picture consists of squares of 2 x 2 equal pixels, like a picture that was enlarged to twice its size.
	 */
	public static boolean isEnlarged(ImageData data) {
		return IntStream.range(0, 4).anyMatch(first -> hasSquares(data, first % 2, first / 2));
	}

	private static boolean hasSquares(ImageData data, int left, int top) {
		for (int y = top; y + 1 < data.height; y += 2) {
			for (int x = left; x + 1 < data.width; x += 2) {
				int pixel = data.getPixel(x, y);
				if (pixel != data.getPixel(x + 1, y) || pixel != data.getPixel(x, y + 1) || pixel != data.getPixel(x + 1, y + 1)) {
					return false;
				}
			}
		}
		return true;
	}

	/** Returns all colours of a picture. */
	public static Set<RGB> colours(ImageData data) {
		Set<Integer> pixels = new HashSet<>();
		for (int y = 0; y < data.height; y++) {
			for (int x = 0; x < data.width; x++) {
				pixels.add(data.getPixel(x, y));
			}
		}
		Set<RGB> colours = new HashSet<>();
		pixels.forEach(pixel -> colours.add(data.palette.getRGB(pixel)));
		return colours;
	}
}
