package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.leeway.core.exchange.Format;
import org.leeway.core.files.InputFile;
import org.leeway.ui.pictures.PictureFile;
import org.leeway.ui.pictures.ScaledPicture;

/**
 * A preview of an image to import. Each pixel is drawn in the colour of the terrain to which the import converts the
 * pixel.
 */
final class ColourPreview extends Canvas {

	/** Maximum width of the preview in pixels. {@link #HEIGHT} is the maximum height. */
	private static final int WIDTH = 200;
	private static final int HEIGHT = 120;

	private Image image;

	/**
	 * A sample of the pixels of an image, taken at regular distances. Pixels are not averaged, because the average of
	 * two colours is no colour of the image.
	 *
	 * @param argb {@code 0xAARRGGBB}, row by row
	 */
	record Sample(Format format, int width, int height, int[] argb) {

		/**
		 * Reads an image file, and returns a sample of its pixels. Empty if the image cannot be shown. Must not be called on the
		 * UI thread.
		 */
		static Optional<Sample> of(Format format, Path file) throws IOException {
			return InputFile.exists(file) ? PictureFile.read(file).picture().map(picture -> of(format, picture)) : Optional.empty();
		}

		private static Sample of(Format format, ScaledPicture picture) {
			ScaledPicture.Scale whole = picture.scale(Integer.MAX_VALUE);
			double step = Math.max(1, Math.max((double) whole.width() / WIDTH, (double) whole.height() / HEIGHT));
			int width = Math.max(1, (int) (whole.width() / step));
			int height = Math.max(1, (int) (whole.height() / step));
			int[] argb = new int[width * height];
			for (int i = 0; i < argb.length; i++) {
				argb[i] = whole.pixels()[(int) (i / width * step) * whole.width() + (int) (i % width * step)];
			}
			return new Sample(format, width, height, argb);
		}
	}

	ColourPreview(Composite parent) {
		super(parent, SWT.DOUBLE_BUFFERED);
		addListener(SWT.Paint, this::paint);
		addListener(SWT.Dispose, event -> setImage(null));
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		return new Point(WIDTH, HEIGHT);
	}

	/** Shows an image. Each pixel is drawn in the colour of the terrain to which {@code rows} convert the pixel. */
	void show(Sample sample, TerrainRows rows) {
		ImageData data = new ImageData(sample.width, sample.height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
		for (int i = 0; i < sample.argb.length; i++) {
			int argb = sample.argb[i];
			data.setAlpha(i % sample.width, i / sample.width, argb >>> 24 == 0 ? 0 : 255);
			data.setPixel(i % sample.width, i / sample.width,
					rows.painted(sample.format, argb & 0xFFFFFF).orElse(argb & 0xFFFFFF));
		}
		setImage(new Image(getDisplay(), data));
		redraw();
	}

	private void setImage(Image other) {
		if (image != null) {
			image.dispose();
		}
		image = other;
	}

	/** Draws the image as large as possible, at the right edge. Small images are enlarged. */
	private void paint(Event event) {
		if (image != null) {
			Rectangle from = image.getBounds();
			double scale = Math.min((double) WIDTH / from.width, (double) HEIGHT / from.height);
			int width = Math.max(1, (int) (from.width * scale));
			event.gc.setInterpolation(SWT.NONE);
			event.gc.drawImage(image, 0, 0, from.width, from.height, WIDTH - width, 0, width, Math.max(1, (int) (from.height * scale)));
		}
	}
}
