package org.leeway.core.exchange.grid;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.Importer;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Helpers for tests of grids. They read files, create PNG images, and show levels as text. */
final class Grids {

	private Grids() {
	}

	/**
	 * Reads a file.
	 *
	 * @param options names and values: each name is followed by its value
	 */
	static Import read(Importer importer, Path file, String... options) throws IOException {
		Map<String, String> texts = new HashMap<>();
		for (int i = 0; i < options.length; i += 2) {
			texts.put(options[i], options[i + 1]);
		}
		return importer.read(file, OptionValues.parse(importer.options(), texts), Progress.NONE);
	}

	static Level level(Importer importer, Path file, String... options) throws IOException {
		return read(importer, file, options).levels().getFirst().level();
	}

	/** Returns the names of the terrains of all cells, with blanks between them and a line for each row. */
	static String names(Level level) {
		StringBuilder names = new StringBuilder();
		for (int y = 0; y < level.getTerrain().height(); y++) {
			for (int x = 0; x < level.getTerrain().width(); x++) {
				names.append(x == 0 ? "" : " ").append(terrain(level, x, y).getName());
			}
			names.append('\n');
		}
		return names.toString();
	}

	static TerrainType terrain(Level level, int x, int y) {
		int id = level.getTerrain().terrain(x, y);
		return level.getTerrainTypes().stream().filter(terrain -> terrain.getId() == id).findFirst().orElseThrow();
	}

	/**
	 * Returns a PNG image.
	 *
	 * @param chunks names and contents: each name of a chunk is followed by the content of the chunk
	 */
	static byte[] png(Object... chunks) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(bytes);
		out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
		for (int i = 0; i < chunks.length; i += 2) {
			byte[] name = chunks[i].toString().getBytes(StandardCharsets.US_ASCII);
			byte[] content = (byte[]) chunks[i + 1];
			CRC32 crc = new CRC32();
			crc.update(name);
			crc.update(content);
			out.writeInt(content.length);
			out.write(name);
			out.write(content);
			out.writeInt((int) crc.getValue());
		}
		return bytes.toByteArray();
	}

	static byte[] header(int width, int height, int depth, int type) {
		return ByteBuffer.allocate(13).putInt(width).putInt(height).put((byte) depth).put((byte) type).array();
	}

	static byte[] pack(byte[] bytes) throws IOException {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
			out.write(bytes);
		}
		return packed.toByteArray();
	}
}
