package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A source of raw numbers: a file without a header that holds numbers row by row from the top. The user's options give the
 * numbers of columns and rows, and the bits of a number.
 */
final class RawSource extends GridSource {

	/** The possible sizes of a number in the file, in bits. */
	enum Bits {
		EIGHT(1), SIXTEEN(2);

		private final int bytes;

		Bits(int bytes) {
			this.bytes = bytes;
		}

		@Override
		public String toString() {
			return Integer.toString(8 * bytes);
		}
	}

	private static final TypedOption<Integer> WIDTH = size("width", "columns");
	private static final TypedOption<Integer> HEIGHT = size("height", "rows");
	private static final TypedOption<Bits> BITS = new TypedOption.Choice<>("bits", "bits per number", Bits.SIXTEEN);
	private static final TypedOption<Boolean> BIG_ENDIAN = new TypedOption.Flag("big-endian",
			"byte order of 16-bit numbers: the high byte comes first");

	private final InputStream in;
	private final boolean isSquare;
	private final boolean isBigEndian;
	private final int bytes;
	private final byte[] row;

	/**
	 * Creates a source.
	 *
	 * @param length of the file, in bytes
	 */
	RawSource(InputStream in, String file, long length, OptionValues options) throws IOException {
		super(file);
		this.in = in;
		this.bytes = options.get(BITS).bytes;
		this.isBigEndian = options.get(BIG_ENDIAN);
		long columns = options.get(WIDTH);
		long rows = options.get(HEIGHT);
		long cells = length / bytes;
		isSquare = columns == 0 && rows == 0;
		if (isSquare) {
			columns = Math.round(Math.sqrt(cells));
			rows = columns;
		} else if (columns == 0 || rows == 0) {
			columns = columns == 0 ? cells / rows : columns;
			rows = rows == 0 ? cells / columns : rows;
		}
		if (columns * rows * bytes != length || length == 0) {
			throw error(0, length + " bytes, expected " + (isSquare ? "those of a square" : columns + " x " + rows + " cells")
					+ " of " + 8 * bytes + " bits per cell; the options width, height and bits say what the file holds");
		}
		setSize(columns, rows, 0);
		row = new byte[width() * bytes];
	}

	private static TypedOption<Integer> size(String name, String what) {
		return new TypedOption.Whole(name, "number of " + what + "; 0 takes it from the length of the file, for a square if "
				+ "both are 0", 0, 0, 1 << 16);
	}

	/** Returns the options that users can choose. */
	static List<TypedOption<?>> options() {
		return List.of(WIDTH, HEIGHT, BITS, BIG_ENDIAN);
	}

	@Override
	Optional<Integer> rgb(double value) {
		return Optional.of(grey(value, (1 << 8 * bytes) - 1));
	}

	@Override
	void read(double[] values) throws IOException {
		if (in.readNBytes(row, 0, row.length) < row.length) {
			throw error(0, "the file has become shorter while it was read");
		}
		for (int x = 0; x < values.length; x++) {
			values[x] = bytes == 1 ? row[x] & 0xFF
					: (row[2 * x + (isBigEndian ? 0 : 1)] & 0xFF) << 8 | row[2 * x + (isBigEndian ? 1 : 0)] & 0xFF;
		}
	}

	@Override
	void end() {
		// the constructor has checked that the file ends after the last number
	}

	@Override
	List<Diagnostic> diagnostics() {
		return isSquare ? List.of(Diagnostic.assumed("The file says no size, so the level is a square of " + width() + " x "
				+ height() + " cells.")) : List.of();
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
