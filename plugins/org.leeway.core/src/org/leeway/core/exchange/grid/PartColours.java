package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.LevelTooLargeException;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.files.InputFile;

/**
 * Average colours of parts of PNG images. Images are read row by row, so that a large image needs little memory. The
 * number of pixels is limited, so that many or large images need little time.
 */
public final class PartColours {

	/** Limit for the pixels of all images and of all their parts together. Reading so many needs about a second. */
	private static final long MOST_PIXELS = 1 << 24;
	/** Limit for the size of a file, in bytes: the largest pixels have 8 bytes, and packed pixels are smaller. */
	private static final long MOST_BYTES = 8 * MOST_PIXELS;

	private long left = MOST_PIXELS;

	/** The sums of the colours of a part's visible pixels. */
	private static final class Sum {

		private final PicturePart part;
		/** The colour of invisible pixels. Negative, and so no colour, if invisible pixels have no colour. */
		private final int clear;
		private long red;
		private long green;
		private long blue;
		private long count;

		Sum(PicturePart part) {
			this.part = part;
			this.clear = part.clear().orElse(-1);
		}

		void add(GridSource image, double[] values) {
			for (int x = part.x(); x < Math.min(values.length, (long) part.x() + part.width()); x++) {
				int rgb = Double.isNaN(values[x]) ? clear : image.rgb(values[x]).orElse(0);
				if (rgb != clear) {
					red += rgb >> 16 & 0xFF;
					green += rgb >> 8 & 0xFF;
					blue += rgb & 0xFF;
					count++;
				}
			}
		}

		int average() {
			return (int) ((red + count / 2) / count << 16 | (green + count / 2) / count << 8 | (blue + count / 2) / count);
		}
	}

	/**
	 * Returns the average colours {@code 0xRRGGBB} of parts of an image. Invisible pixels do not count. Leaves out
	 * parts without a visible pixel.
	 *
	 * @throws IOException if the file is missing, damaged or another kind of image, or if the limit is reached
	 */
	public Map<PicturePart, Integer> of(Path file, List<PicturePart> parts) throws IOException {
		// a device or a pipe, which a map may name too, would never end
		if (!InputFile.exists(file)) {
			throw new NoSuchFileException(file.toString(), null, "there is no such file");
		}
		try (InputStream in = InputFile.open(file, MOST_BYTES); GridSource image = new PngSource(in, file.toString())) {
			// a part may claim 2^62 pixels, so that a plain sum would overflow
			reserve(parts.stream().mapToLong(part -> Math.min(part.pixels(), MOST_PIXELS + 1)).sum(), file);
			reserve((long) image.width() * image.height(), file);
			return averages(image, parts);
		}
	}

	private void reserve(long pixels, Path file) throws IOException {
		if (pixels > left) {
			throw new LevelTooLargeException(file.toString(), 0,
					"the images of a map have more than " + (MOST_PIXELS >> 20) + " million pixels together, which is the limit");
		}
		left -= pixels;
	}

	private static Map<PicturePart, Integer> averages(GridSource image, List<PicturePart> parts) throws IOException {
		Deque<Sum> below = new ArrayDeque<>(parts.stream().sorted(Comparator.comparing(PicturePart::y)).map(Sum::new).toList());
		List<Sum> all = List.copyOf(below);
		List<Sum> open = new ArrayList<>();
		double[] values = new double[image.width()];
		for (int y = 0; y < image.height() && !(below.isEmpty() && open.isEmpty()); y++) {
			image.read(values);
			while (!below.isEmpty() && below.peek().part.y() <= y) {
				open.add(below.remove());
			}
			open.forEach(sum -> sum.add(image, values));
			long next = y + 1L;
			open.removeIf(sum -> (long) sum.part.y() + sum.part.height() <= next);
		}
		Map<PicturePart, Integer> averages = new HashMap<>();
		all.stream().filter(sum -> sum.count > 0).forEach(sum -> averages.put(sum.part, sum.average()));
		return averages;
	}
}
