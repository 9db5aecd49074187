package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.files.InputFile;

/**
 * An ASCII grid of ESRI. The coordinates of its lower left corner are dropped. Source: the format's description in the
 * help of ArcGIS.
 */
final class AsciiGridSource extends GridSource {

	private static final List<String> KEYS = List.of("ncols", "nrows", "xllcorner", "xllcenter", "yllcorner", "yllcenter",
			"cellsize", "nodata_value", "dx", "dy");
	private static final String NAN = "nan";

	private final InputStream in;
	private final TextNumbers text;
	private final Map<String, Double> header = new HashMap<>();
	/** The next word, which has already been read from the file. At first, this is the word after the header. */
	private String next;

	/** Creates a source, and reads the header of the file. */
	AsciiGridSource(InputStream in, String file) throws IOException {
		super(file);
		this.in = in;
		this.text = new TextNumbers(InputFile.text(in, file), this);
		for (next = text.next(); isKey(next); next = text.next()) {
			String key = next.toLowerCase(Locale.ROOT);
			if (!KEYS.contains(key) || header.containsKey(key)) {
				throw text.error(TextNumbers.quote(next) + ", expected each of ncols, nrows, xllcorner, yllcorner, cellsize and"
						+ " NODATA_value at most once");
			}
			header.put(key, value(text.next()));
		}
		setSize(count("ncols"), count("nrows"), 0);
		double size = cellSize().orElse(1);
		if (!(size > 0) || Math.abs(header.getOrDefault("dy", size) - size) > 1e-6 * size) {
			throw text.error("cells of " + size + " x " + header.getOrDefault("dy", size) + ", expected square ones");
		}
	}

	private static boolean isKey(String word) {
		return !word.isEmpty() && Character.isLetter(word.charAt(0)) && !word.equalsIgnoreCase(NAN);
	}

	private double value(String word) throws IOException {
		return word.equalsIgnoreCase(NAN) ? Double.NaN : text.number(word);
	}

	private long count(String key) throws IOException {
		Double count = header.get(key);
		if (count == null || count != Math.rint(count) || Math.abs(count) > Integer.MAX_VALUE) {
			throw text.error((count == null ? "no " + key : key + " " + count) + " in the header, expected a whole number of cells");
		}
		return count.longValue();
	}

	@Override
	Optional<Integer> rgb(double value) {
		return Optional.empty();
	}

	/**
	 * Returns the side of a cell, in the unit of the file. Empty if the header has no side, or has the side 0, which GDAL
	 * writes if the side is unknown.
	 */
	@Override
	OptionalDouble cellSize() {
		Double size = header.getOrDefault("cellsize", header.get("dx"));
		return size == null || size == 0 ? OptionalDouble.empty() : OptionalDouble.of(size);
	}

	@Override
	void read(double[] values) throws IOException {
		double none = header.getOrDefault("nodata_value", -9999.0);
		for (int x = 0; x < values.length; x++) {
			if (next.isEmpty()) {
				throw text.error("the file ends early, expected " + width() + " x " + height() + " numbers");
			}
			double value = value(next);
			// Compare as floats. Programs write the same float with more or fewer digits. So the texts of the value and of
			// nodata_value can be different doubles, but the same float.
			values[x] = (float) value == (float) none ? Double.NaN : value;
			next = text.next();
		}
	}

	@Override
	void end() throws IOException {
		if (!next.isEmpty()) {
			throw text.error("more than " + width() + " x " + height() + " numbers, expected the end of the file");
		}
	}

	@Override
	List<Diagnostic> diagnostics() {
		double x = header.getOrDefault("xllcorner", header.getOrDefault("xllcenter", 0.0));
		double y = header.getOrDefault("yllcorner", header.getOrDefault("yllcenter", 0.0));
		return x == 0 && y == 0 ? List.of() : List.of(
				Diagnostic.lost("The position of the lower-left corner, " + x + "," + y + ", is not read: the level begins at 0,0."));
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
