package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.files.InputFile;

/** A portable graymap, in the raw form P5 or in the plain form P2. Source: pgm(5) of Netpbm. */
final class PgmSource extends GridSource {

	private final InputStream in;
	private final TextNumbers text;
	private final boolean isRaw;
	private final int most;
	private final byte[] row;
	private final List<Diagnostic> diagnostics = new ArrayList<>();

	/** Creates a source, and reads the header of the file. */
	PgmSource(InputStream in, String file) throws IOException {
		super(file);
		this.in = in;
		this.text = new TextNumbers(InputFile.text(in, file), this);
		String magic = text.next();
		if (!magic.equals("P5") && !magic.equals("P2")) {
			throw text.error(TextNumbers.quote(magic) + ", expected a graymap, P5 or P2");
		}
		isRaw = magic.equals("P5");
		long columns = size();
		long rows = size();
		setSize(columns, rows, 0);
		long maximum = size();
		if (maximum < 1 || maximum > 0xFFFF) {
			throw text.error("a maximum of " + maximum + ", expected 1 to 65535");
		}
		most = (int) maximum;
		row = new byte[isRaw ? width() * (most > 255 ? 2 : 1) : 0];
		if (isRaw && text.bytes(new byte[1]) == 0) {
			throw text.error("the file ends after its header, expected " + height() + " rows");
		}
	}

	private long size() throws IOException {
		String word = text.nextAfterComments();
		if (!word.matches("\\d{1,9}")) {
			throw text.error(TextNumbers.quote(word) + ", expected the width, the height and the maximum of a graymap");
		}
		return Long.parseLong(word);
	}

	@Override
	Optional<Integer> rgb(double value) {
		return Optional.of(grey(value, most));
	}

	@Override
	void read(double[] values) throws IOException {
		if (isRaw && text.bytes(row) < row.length) {
			throw error(0, "the file ends early, expected " + width() + " x " + height() + " numbers of "
					+ row.length / width() + " bytes");
		}
		for (int x = 0; x < values.length; x++) {
			values[x] = isRaw ? raw(x) : plain();
			if (values[x] > most) {
				throw isRaw ? error(0, "a number " + (int) values[x] + ", expected at most " + most)
						: text.error("a number " + (int) values[x] + ", expected at most " + most);
			}
		}
	}

	private int raw(int x) {
		return most > 255 ? (row[2 * x] & 0xFF) << 8 | row[2 * x + 1] & 0xFF : row[x] & 0xFF;
	}

	private int plain() throws IOException {
		String word = text.nextAfterComments();
		if (!word.matches("\\d{1,9}")) {
			throw text.error(TextNumbers.quote(word) + ", expected " + width() + " x " + height() + " numbers from 0 to " + most);
		}
		return Integer.parseInt(word);
	}

	@Override
	void end() throws IOException {
		if (isRaw ? text.bytes(new byte[1]) > 0 : !text.nextAfterComments().isEmpty()) {
			diagnostics.add(Diagnostic.lost("What follows the first image of the file is not read."));
		}
	}

	@Override
	List<Diagnostic> diagnostics() {
		return diagnostics;
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
