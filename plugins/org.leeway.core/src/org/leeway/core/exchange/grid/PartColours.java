package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.LevelTooLargeException;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.files.InputFile;

/**
 * A reader of the average colours and the pixels of {@linkplain PicturePart parts} of PNG images. Reads row by row, so
 * that a large image needs little memory. Stops at a limit of pixels, so that many or large images need little time.
 */
public final class PartColours {

	/**
	 * Limit for the work of this reader: the pixels of all images, plus the pixels of all requested parts. The limit takes about a
	 * second.
	 */
	private static final long MOST_PIXELS = 1 << 24;
	/** Limit for the size of a file, in bytes. A pixel has at most 8 bytes, and less if it is compressed. */
	private static final long MOST_BYTES = 8 * MOST_PIXELS;

	private long left = MOST_PIXELS;

	/** A receiver of the visible pixels of a part of an image. Coordinates are relative to the part. */
	private interface Visitor {

		void pixel(int x, int y, int rgb);
	}

	/** A part, and the receiver of its pixels. */
	private record Visited(PicturePart part, Visitor visitor) {

		void read(GridSource image, double[] values, int y) {
			int clear = part.clear().orElse(-1);
			for (int x = part.x(); x < Math.min(values.length, (long) part.x() + part.width()); x++) {
				int rgb = Double.isNaN(values[x]) ? clear : image.rgb(values[x]).orElse(0);
				if (rgb != clear) {
					visitor.pixel(x - part.x(), y - part.y(), rgb);
				}
			}
		}
	}

	/** The sum of the colours of a part's visible pixels, to compute the average. */
	private static final class Sum implements Visitor {

		private long red;
		private long green;
		private long blue;
		private long count;

		@Override
		public void pixel(int x, int y, int rgb) {
			red += rgb >> 16 & 0xFF;
			green += rgb >> 8 & 0xFF;
			blue += rgb & 0xFF;
			count++;
		}

		int average() {
			return (int) ((red + count / 2) / count << 16 | (green + count / 2) / count << 8 | (blue + count / 2) / count);
		}
	}

	/**
	 * Returns the average colours {@code 0xRRGGBB} of parts of an image. Invisible pixels do not count. Leaves out
	 * parts without a visible pixel.
	 *
	 * @throws IOException if the file is missing, damaged or another kind of image, or if the limit of pixels is reached
	 */
	public Map<PicturePart, Integer> of(Path file, List<PicturePart> parts) throws IOException {
		reserve(parts, file);
		Map<PicturePart, Sum> sums = new HashMap<>();
		parts.forEach(part -> sums.put(part, new Sum()));
		visit(file, sums);
		Map<PicturePart, Integer> averages = new HashMap<>();
		sums.forEach((part, sum) -> {
			if (sum.count > 0) {
				averages.put(part, sum.average());
			}
		});
		return averages;
	}

	/**
	 * Returns the pixels {@code 0xAARRGGBB} of parts of an image, row by row. A pixel is either invisible or opaque.
	 *
	 * @throws IOException if the file is missing, damaged or another kind of image, or if the limit of pixels is reached
	 */
	public Map<PicturePart, int[]> pixels(Path file, List<PicturePart> parts) throws IOException {
		reserve(parts, file);
		Map<PicturePart, int[]> pixels = new HashMap<>();
		Map<PicturePart, Visitor> visitors = new HashMap<>();
		for (PicturePart part : parts) {
			int[] argb = new int[(int) part.pixels()];
			pixels.put(part, argb);
			visitors.put(part, (x, y, rgb) -> argb[y * part.width() + x] = 0xFF000000 | rgb);
		}
		visit(file, visitors);
		return pixels;
	}

	private void visit(Path file, Map<PicturePart, ? extends Visitor> visitors) throws IOException {
		// a map may name a device or a pipe instead of a file, and reading it might never end
		if (!InputFile.exists(file)) {
			throw new NoSuchFileException(file.toString(), null, "there is no such file");
		}
		try (InputStream in = InputFile.open(file, MOST_BYTES); GridSource image = new PngSource(in, file.toString())) {
			reserve((long) image.width() * image.height(), file);
			visit(image, visitors.entrySet().stream().map(each -> new Visited(each.getKey(), each.getValue())).toList());
		}
	}

	private void reserve(Collection<PicturePart> parts, Path file) throws IOException {
		// a damaged file may claim parts of up to 2^62 pixels, and the sum of such numbers would overflow
		reserve(parts.stream().mapToLong(part -> Math.min(part.pixels(), MOST_PIXELS + 1)).sum(), file);
	}

	private void reserve(long pixels, Path file) throws IOException {
		if (pixels > left) {
			throw new LevelTooLargeException(file.toString(), 0,
					"the images of a map have more than " + (MOST_PIXELS >> 20) + " million pixels together, which is the limit");
		}
		left -= pixels;
	}

	private static void visit(GridSource image, List<Visited> parts) throws IOException {
		Deque<Visited> below = new ArrayDeque<>(parts.stream().sorted(Comparator.comparing(each -> each.part.y())).toList());
		List<Visited> open = new ArrayList<>();
		double[] values = new double[image.width()];
		for (int y = 0; y < image.height() && !(below.isEmpty() && open.isEmpty()); y++) {
			image.read(values);
			while (!below.isEmpty() && below.peek().part.y() <= y) {
				open.add(below.remove());
			}
			for (Visited each : open) {
				each.read(image, values, y);
			}
			long next = y + 1L;
			open.removeIf(each -> (long) each.part.y() + each.part.height() <= next);
		}
	}
}
