package org.leeway.core.exchange.grid;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipException;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.InflatedInput;
import org.leeway.core.files.FailureText;

/**
 * A PNG image that is read row by row, with only two rows in memory. Values are numbers in grey images, and colours
 * otherwise. An invisible pixel has no value. Unlike Java's own reader, this class rejects wrong checksums. Source:
 * Portable Network Graphics, W3C Recommendation.
 */
final class PngSource extends GridSource {

	private static final int RGB = 2;
	private static final int PALETTE = 3;
	private static final int GREY_ALPHA = 4;
	private static final int RGB_ALPHA = 6;

	private final PngChunks chunks;
	private final InputStream pixels;
	private final List<Diagnostic> diagnostics = new ArrayList<>();
	private final int depth;
	private final int type;
	private final int channels;
	private final double[] palette = new double[256];
	private int colours;
	private byte[] transparent;
	private byte[] row;
	private byte[] above;
	private final int[] samples = new int[4];
	private boolean isTranslucent;

	/** Creates a source, and reads everything in the file before the pixels. */
	PngSource(InputStream in, String file) throws IOException {
		super(file);
		chunks = new PngChunks(new DataInputStream(in), this);
		chunks.signature();
		if (!chunks.next().equals("IHDR") || chunks.length() != 13) {
			throw chunks.error("expected a header of 13 bytes first");
		}
		byte[] header = chunks.content(13);
		setSize(number(header, 0), number(header, 4), 0);
		depth = header[8];
		type = header[9];
		channels = switch (type) {
		case 0, PALETTE -> 1;
		case GREY_ALPHA -> 2;
		case RGB -> 3;
		case RGB_ALPHA -> 4;
		default -> 0;
		};
		checkKind(header);
		row = new byte[(int) (((long) width() * channels * depth + 7) / 8)];
		above = new byte[row.length];
		readTables();
		pixels = new InflatedInput(chunks.pixels());
	}

	private static long number(byte[] bytes, int at) {
		return (bytes[at] & 0xFFL) << 24 | (bytes[at + 1] & 0xFF) << 16 | (bytes[at + 2] & 0xFF) << 8 | bytes[at + 3] & 0xFF;
	}

	private void checkKind(byte[] header) throws IOException {
		boolean isDepth = switch (type) {
		case 0 -> depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
		case PALETTE -> depth == 1 || depth == 2 || depth == 4 || depth == 8;
		default -> depth == 8 || depth == 16;
		};
		if (channels == 0 || !isDepth || header[10] != 0 || header[11] != 0) {
			throw chunks.error("a kind of pixels that the format does not have: colour type " + type + ", " + depth + " bits");
		}
		if (header[12] != 0) {
			throw chunks.error("an interlaced image, expected one that is not: save it without interlacing");
		}
	}

	/** Reads the chunks between the header and the pixels: the palette and the transparent colours. */
	private void readTables() throws IOException {
		for (String name = chunks.next(); !name.equals("IDAT"); name = chunks.next()) {
			switch (name) {
			case "PLTE" -> readPalette(chunks.content(3 * palette.length));
			case "tRNS" -> transparent = chunks.content(palette.length);
			case "IEND", "IHDR" -> throw chunks.error("expected pixels before it");
			default -> chunks.skip();
			}
		}
		if (type == PALETTE && colours == 0) {
			throw chunks.error("expected a palette before it");
		}
		if (transparent != null && type != PALETTE && transparent.length != 2 * channels) {
			throw chunks.error("a transparent colour of " + transparent.length + " bytes before it, expected " + 2 * channels);
		}
	}

	private void readPalette(byte[] bytes) {
		colours = bytes.length / 3;
		for (int i = 0; i < colours; i++) {
			palette[i] = (bytes[3 * i] & 0xFF) << 16 | (bytes[3 * i + 1] & 0xFF) << 8 | bytes[3 * i + 2] & 0xFF;
		}
	}

	@Override
	boolean areColours() {
		return type == RGB || type == PALETTE || type == RGB_ALPHA;
	}

	@Override
	Optional<Integer> rgb(double value) {
		return Optional.of(areColours() ? (int) value : grey(value, (1 << depth) - 1));
	}

	@Override
	void read(double[] values) throws IOException {
		byte[] before = row;
		row = above;
		above = before;
		try {
			int filter = pixels.read();
			if (filter < 0 || pixels.readNBytes(row, 0, row.length) < row.length) {
				throw chunks.error("the pixels end early, expected " + width() + " x " + height());
			}
			unfilter(filter);
		} catch (ZipException | EOFException wrong) {
			throw damaged(wrong);
		}
		for (int x = 0; x < values.length; x++) {
			values[x] = pixel(x);
		}
	}

	private void unfilter(int filter) throws IOException {
		int step = Math.max(1, channels * depth / 8);
		for (int i = 0; i < row.length; i++) {
			int left = i < step ? 0 : row[i - step] & 0xFF;
			int up = above[i] & 0xFF;
			int corner = i < step ? 0 : above[i - step] & 0xFF;
			row[i] += (byte) switch (filter) {
			case 0 -> 0;
			case 1 -> left;
			case 2 -> up;
			case 3 -> (left + up) / 2;
			case 4 -> paeth(left, up, corner);
			default -> throw chunks.error("filter " + filter + ", expected 0 to 4");
			};
		}
	}

	private static int paeth(int left, int up, int corner) {
		int guess = left + up - corner;
		int fromLeft = Math.abs(guess - left);
		int fromUp = Math.abs(guess - up);
		int fromCorner = Math.abs(guess - corner);
		return fromLeft <= fromUp && fromLeft <= fromCorner ? left : fromUp <= fromCorner ? up : corner;
	}

	private double pixel(int x) throws IOException {
		for (int i = 0; i < channels; i++) {
			samples[i] = sample(x * channels + i);
		}
		if (type == PALETTE) {
			return indexed(samples[0]);
		}
		boolean hasAlpha = type == GREY_ALPHA || type == RGB_ALPHA;
		int alpha = hasAlpha ? samples[channels - 1] : (1 << depth) - 1;
		isTranslucent |= alpha > 0 && alpha < (1 << depth) - 1;
		if (alpha == 0 || transparent != null && !hasAlpha && isTransparent()) {
			return Double.NaN;
		}
		int shift = depth - 8;
		return areColours() ? samples[0] >> shift << 16 | samples[1] >> shift << 8 | samples[2] >> shift : samples[0];
	}

	private double indexed(int index) throws IOException {
		if (index >= colours) {
			throw chunks.error("colour " + index + " of a palette of " + colours);
		}
		int alpha = transparent != null && index < transparent.length ? transparent[index] & 0xFF : 255;
		isTranslucent |= alpha > 0 && alpha < 255;
		return alpha == 0 ? Double.NaN : palette[index];
	}

	private boolean isTransparent() {
		for (int i = 0; i < channels; i++) {
			if (((transparent[2 * i] & 0xFF) << 8 | transparent[2 * i + 1] & 0xFF) != samples[i]) {
				return false;
			}
		}
		return true;
	}

	private int sample(int i) {
		if (depth == 16) {
			return (row[2 * i] & 0xFF) << 8 | row[2 * i + 1] & 0xFF;
		}
		int bit = i * depth;
		return (row[bit / 8] & 0xFF) >> 8 - depth - bit % 8 & (1 << depth) - 1;
	}

	@Override
	void end() throws IOException {
		try {
			if (pixels.read() >= 0) {
				throw chunks.error("more pixels than " + width() + " x " + height());
			}
		} catch (ZipException | EOFException wrong) {
			throw damaged(wrong);
		}
		chunks.skipToEnd();
		if (isTranslucent) {
			diagnostics.add(Diagnostic.lost("Transparent pixels are treated like opaque pixels."));
		}
		if (areColours() && depth == 16) {
			diagnostics.add(Diagnostic.lost("Only the upper 8 bits of 16-bit colours are read."));
		}
	}

	private LevelFormatException damaged(IOException wrong) {
		return chunks.error("pixels that cannot be unpacked: " + FailureText.reason(wrong) + ", expected " + width() + " x "
				+ height() + " and nothing after them");
	}

	@Override
	List<Diagnostic> diagnostics() {
		return diagnostics;
	}

	@Override
	public void close() throws IOException {
		pixels.close();
		chunks.close();
	}
}
