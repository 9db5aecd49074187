package org.leeway.ui.pictures;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.leeway.core.colour.PatternScale;

/** A picture in several scales, each half as wide and half as high as the previous scale. Immutable. */
public final class ScaledPicture {

	/** Maximum number of pixels that a picture has in its largest scale. */
	public static final int MOST_PIXELS = 1 << 24;
	/**
	 * Maximum length of the longer side of the smallest scale, in pixels. The map draws no pictures in cells smaller
	 * than this, so it needs no smaller scale.
	 */
	private static final int SMALLEST = PatternScale.LEAST;
	/**
	 * Maximum width and height of a {@link #thumbnail}, in pixels. The size suffices for a swatch on a screen with four
	 * times the usual density.
	 */
	private static final int THUMBNAIL = 64;

	private final int width;
	private final int height;
	private final List<Scale> scales;

	/**
	 * A picture in one scale.
	 *
	 * @param pixels {@code 0xAARRGGBB}, row by row. Must not be changed
	 */
	public record Scale(int width, int height, int[] pixels) {

		private int side() {
			return Math.max(width, height);
		}

		private Scale half() {
			Scale half = new Scale((width + 1) / 2, (height + 1) / 2, new int[(width + 1) / 2 * ((height + 1) / 2)]);
			Average average = new Average();
			for (int y = 0; y < half.height; y++) {
				for (int x = 0; x < half.width; x++) {
					for (int i = 0; i < 4; i++) {
						int column = Math.min(width - 1, 2 * x + i % 2);
						average.add(pixels[Math.min(height - 1, 2 * y + i / 2) * width + column]);
					}
					half.pixels[y * half.width + x] = average.take();
				}
			}
			return half;
		}
	}

	private ScaledPicture(int width, int height, List<Scale> scales) {
		this.width = width;
		this.height = height;
		this.scales = List.copyOf(scales);
	}

	/** Returns a picture that can be drawn at any scale. Reduces an image of more than {@link #MOST_PIXELS} pixels. */
	static ScaledPicture of(ImageData image) {
		int factor = 1;
		while ((long) scaled(image.width, factor) * scaled(image.height, factor) > MOST_PIXELS) {
			factor++;
		}
		List<Scale> scales = new ArrayList<>(List.of(reduced(image, factor)));
		while (scales.getLast().side() > SMALLEST) {
			scales.add(scales.getLast().half());
		}
		return new ScaledPicture(image.width, image.height, scales);
	}

	/**
	 * Returns a copy of the picture with only its small scales, at most {@value #THUMBNAIL} pixels wide and high. The copy
	 * needs little memory, and is good enough for swatches.
	 */
	ScaledPicture thumbnail() {
		return new ScaledPicture(width, height,
				scales.stream().filter(scale -> scale.side() <= THUMBNAIL || scale == scales.getLast()).toList());
	}

	private static int scaled(int length, int factor) {
		return (length + factor - 1) / factor;
	}

	/**
	 * Returns a picture whose width and height are divided by a factor. Each pixel is the average of a square of
	 * {@code factor} x {@code factor} pixels.
	 */
	private static Scale reduced(ImageData image, int factor) {
		int columns = scaled(image.width, factor);
		int rows = scaled(image.height, factor);
		int[] pixels = new int[columns * rows];
		Average[] averages = new Average[columns];
		for (int x = 0; x < columns; x++) {
			averages[x] = new Average();
		}
		int[] line = new int[image.width];
		for (int y = 0; y < image.height; y++) {
			read(image, y, line);
			for (int x = 0; x < image.width; x++) {
				averages[x / factor].add(line[x]);
			}
			if ((y + 1) % factor == 0 || y + 1 == image.height) {
				for (int x = 0; x < columns; x++) {
					pixels[y / factor * columns + x] = averages[x].take();
				}
			}
		}
		return new Scale(columns, rows, pixels);
	}

	private static void read(ImageData image, int y, int[] line) {
		image.getPixels(0, y, image.width, line, 0);
		RGB[] colours = image.palette.isDirect ? null : image.palette.getRGBs();
		for (int x = 0; x < line.length; x++) {
			int value = line[x];
			int alpha = image.alphaData != null ? image.alphaData[y * image.width + x] & 0xFF
					: value == image.transparentPixel ? 0 : image.alpha >= 0 ? image.alpha : 255;
			RGB colour = colours == null ? null : value < colours.length ? colours[value] : new RGB(0, 0, 0);
			line[x] = alpha << 24 | (colour == null ? direct(image, value)
					: colour.red << 16 | colour.green << 8 | colour.blue);
		}
	}

	private static int direct(ImageData image, int value) {
		return part(value, image.palette.redMask, image.palette.redShift) << 16
				| part(value, image.palette.greenMask, image.palette.greenShift) << 8
				| part(value, image.palette.blueMask, image.palette.blueShift);
	}

	private static int part(int value, int mask, int shift) {
		int part = value & mask;
		return (shift < 0 ? part >>> -shift : part << shift) & 0xFF;
	}

	/**
	 * Returns the width of the picture in its file, in pixels. If the picture has more than {@link #MOST_PIXELS} pixels, its
	 * largest scale is less wide.
	 */
	public int width() {
		return width;
	}

	/**
	 * Returns the height of the picture in its file, in pixels. If the picture has more than {@link #MOST_PIXELS} pixels, its
	 * largest scale is less high.
	 */
	public int height() {
		return height;
	}

	/**
	 * Returns the smallest scale that is at least a given number of pixels wide. If all scales are narrower, returns the
	 * largest scale.
	 */
	public Scale scale(double pixels) {
		Scale best = scales.getFirst();
		for (Scale scale : scales) {
			best = scale.width >= pixels ? scale : best;
		}
		return best;
	}

	/**
	 * Returns the picture, stretched to a square. Each pixel of the square gets the average colour of the pixels of the
	 * picture that it covers. A pixel of the square that is smaller than a pixel of the picture gets the colour of this pixel.
	 *
	 * @param side the side of the square, in pixels
	 * @return {@code 0xAARRGGBB}, row by row
	 */
	int[] square(int side) {
		Scale source = scale(side);
		int[] square = new int[side * side];
		Average average = new Average();
		for (int i = 0; i < square.length; i++) {
			int left = i % side * source.width / side;
			int top = i / side * source.height / side;
			int right = Math.max(left + 1, (i % side + 1) * source.width / side);
			int bottom = Math.max(top + 1, (i / side + 1) * source.height / side);
			for (int y = top; y < bottom; y++) {
				for (int x = left; x < right; x++) {
					average.add(source.pixels[y * source.width + x]);
				}
			}
			square[i] = average.take();
		}
		return square;
	}

	/**
	 * The average of some pixels. The colour of a pixel counts in proportion to its alpha, so transparent pixels do not change the
	 * average colour.
	 */
	private static final class Average {

		private long alpha;
		private long red;
		private long green;
		private long blue;
		private int count;

		void add(int pixel) {
			int weight = pixel >>> 24;
			alpha += weight;
			red += weight * (pixel >> 16 & 0xFF);
			green += weight * (pixel >> 8 & 0xFF);
			blue += weight * (pixel & 0xFF);
			count++;
		}

		/** Returns the average of the pixels that were added, and starts a new average without pixels. */
		int take() {
			int average = alpha == 0 ? 0 : (int) ((alpha + count / 2) / count) << 24 | part(red) << 16 | part(green) << 8
					| part(blue);
			alpha = 0;
			red = 0;
			green = 0;
			blue = 0;
			count = 0;
			return average;
		}

		private int part(long sum) {
			return (int) ((sum + alpha / 2) / alpha);
		}
	}
}
