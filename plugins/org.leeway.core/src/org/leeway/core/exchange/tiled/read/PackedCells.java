package org.leeway.core.exchange.tiled.read;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.GzipInput;
import org.leeway.core.exchange.InflatedInput;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.Problems;
import org.leeway.core.files.TokenTooLongException;

import com.github.luben.zstd.ZstdInputStream;

/**
 * A reader of 32-bit little-endian tile numbers in base64. The numbers may be compressed. The reader never unpacks more
 * numbers than there are cells.
 */
final class PackedCells {

	private static final String OTHERS = ", expected csv, or base64 uncompressed or with zlib, gzip or zstd, as chosen in Tiled"
			+ " under Map > Map Properties > Tile Layer Format";
	private static final int BUFFER = 1 << 15;

	private PackedCells() {
	}

	/**
	 * Reads all cells. As in Tiled, the data must end after the last cell.
	 *
	 * @param base64 text without blanks
	 * @param compression the name of the compression. Empty if there is none
	 */
	static void read(InputStream base64, String compression, CellSink cells, Problems place) throws IOException {
		String packed = "base64" + (compression.isEmpty() ? "" : " and " + compression);
		try (InputStream bytes = open(Base64.getDecoder().wrap(base64), compression, place)) {
			byte[] buffer = new byte[BUFFER];
			while (cells.missing() > 0) {
				int read = bytes.readNBytes(buffer, 0, (int) Math.min(BUFFER, 4 * cells.missing()));
				if (read == 0 || read % 4 != 0) {
					throw place.error("the data end after " + (cells.count() + read / 4) + " cells, expected "
							+ (cells.count() + cells.missing()));
				}
				ByteBuffer numbers = ByteBuffer.wrap(buffer, 0, read).order(ByteOrder.LITTLE_ENDIAN);
				while (numbers.hasRemaining()) {
					cells.add(numbers.getInt());
				}
			}
			if (bytes.read() >= 0) {
				throw place.error("more data than " + cells.count() + " cells, expected 4 bytes for each");
			}
			if (base64.read() >= 0) {
				throw place.error("text after the end of the base64 data, expected nothing");
			}
		} catch (LevelFormatException | TokenTooLongException refused) {
			throw refused;
		} catch (EOFException cut) {
			throw place.error("data in " + packed + " that ends early, expected " + (cells.count() + cells.missing())
					+ " cells and the end of the data");
		} catch (IOException damaged) {
			throw place.error((cells.missing() > 0 ? "data" : "data after the last cell") + " that cannot be read as " + packed
					+ ": " + FailureText.reason(damaged) + (cells.missing() > 0 ? "" : ", expected the end of the data"));
		}
	}

	private static InputStream open(InputStream bytes, String compression, Problems place) throws IOException {
		return switch (compression) {
		case "" -> bytes;
		case "zlib" -> new InflatedInput(bytes);
		case "gzip" -> new GzipInput(bytes);
		case "zstd" -> zstd(bytes, place);
		default -> throw place.error("data compressed with " + MessageText.quote(compression) + OTHERS);
		};
	}

	private static InputStream zstd(InputStream bytes, Problems place) throws IOException {
		try {
			return new ZstdInputStream(bytes);
		} catch (LinkageError noLibrary) {
			throw place.error("data compressed with \"zstd\", which Leeway cannot read on this system" + OTHERS);
		}
	}
}
