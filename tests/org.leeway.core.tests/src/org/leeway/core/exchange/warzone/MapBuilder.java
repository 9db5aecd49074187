package org.leeway.core.exchange.warzone;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A writer of the files of a Warzone 2100 map. Shares no code with the importer. */
final class MapBuilder {

	private static final String GLYPHS = ".,:mrp=~#uis";

	/** The contents of files, indexed by path from the folder of the map. */
	final Map<String, byte[]> files = new LinkedHashMap<>();

	/**
	 * Creates a map with sand, water and other types of tiles.
	 *
	 * @param version the version of the format: 10 for heights of one byte, 40 for heights of two bytes
	 * @param rows a character for each tile: the glyph of the terrain
	 */
	MapBuilder(int version, String... rows) {
		ByteBuffer map = buffer(16 + 4 * rows.length * rows[0].length() + 12);
		map.put("map ".getBytes(StandardCharsets.US_ASCII)).putInt(version).putInt(rows[0].length()).putInt(rows.length);
		for (String row : rows) {
			for (char glyph : row.toCharArray()) {
				// the number of the tile's picture is 3 more than the number of its type. The upper bits (0xB800) turn and
				// mirror the picture
				map.putShort((short) (GLYPHS.indexOf(glyph) + 3 | 0xB800));
				if (version >= 40) {
					map.putShort((short) 300);
				} else {
					map.put((byte) 200);
				}
			}
		}
		map.putInt(1).putInt(1).putInt(0x04030201);
		byte[] bytes = new byte[map.position()];
		map.flip().get(bytes);
		files.put("game.map", bytes);
		ByteBuffer types = buffer(12 + 2 * 15);
		types.put("ttyp".getBytes(StandardCharsets.US_ASCII)).putInt(8).putInt(15);
		for (int i = 0; i < 15; i++) {
			types.putShort((short) Math.max(0, i - 3));
		}
		files.put("ttypes.ttp", types.array());
	}

	private static ByteBuffer buffer(int size) {
		return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
	}

	MapBuilder file(String name, String text) {
		return file(name, text.getBytes(StandardCharsets.UTF_8));
	}

	MapBuilder file(String name, byte... content) {
		files.put(name, content);
		return this;
	}

	MapBuilder without(String name) {
		files.remove(name);
		return this;
	}

	/** Returns an object in JSON: its name, its place in 128ths of a tile, its rotation and its player. */
	static String object(String name, int x, int y, int rotation, int player) {
		return "{\"name\": \"%s\", \"template\": \"%s\", \"position\": [%d, %d], \"rotation\": %d, \"startpos\": %d}"
				.formatted(name, name, x, y, rotation, player);
	}

	/** Returns a file of objects in JSON, version 2. */
	static String list(String kind, String... objects) {
		return "{\"version\": 2, \"" + kind + "\": [" + String.join(",\n", objects) + "]}";
	}

	/** Returns a file {@code NAME.gam} with the limits of the area in which a game is played. */
	static byte[] limits(int left, int top, int right, int bottom) {
		return buffer(52).put("game".getBytes(StandardCharsets.US_ASCII)).putInt(8).putInt(0).putInt(0).putInt(left).putInt(top)
				.putInt(right).putInt(bottom).array();
	}

	/**
	 * Returns a file of objects in the binary format. Object i has the name {@code names[i]}, and lies in the middle of tile
	 * (i, 2).
	 *
	 * @param letters the four letters with which the file begins
	 * @param more the number of zero bytes that each object has in addition to its least size of 76 bytes
	 */
	static byte[] binary(String letters, int version, int more, int degrees, int player, String... names) {
		ByteBuffer file = buffer(12 + names.length * (76 + more));
		file.put(letters.getBytes(StandardCharsets.US_ASCII)).putInt(version).putInt(names.length);
		for (int i = 0; i < names.length; i++) {
			int start = file.position();
			file.put(names[i].getBytes(StandardCharsets.US_ASCII)).position(start + 40);
			file.putInt(i).putInt(128 * i + 64).putInt(2 * 128 + 64).putInt(0).putInt(degrees).putInt(player);
			file.position(start + 76 + more);
		}
		return file.array();
	}

	/** Writes the files into a folder, and returns the file with the tiles. */
	Path write(Path folder) throws IOException {
		for (Map.Entry<String, byte[]> file : files.entrySet()) {
			Path path = folder.resolve(file.getKey()).normalize();
			Files.createDirectories(path.getParent());
			Files.write(path, file.getValue());
		}
		return folder.resolve("game.map");
	}

	/** Returns a zip archive with maps. */
	static byte[] zip(Map<String, MapBuilder> maps) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
			for (Map.Entry<String, MapBuilder> map : maps.entrySet()) {
				for (Map.Entry<String, byte[]> file : map.getValue().files.entrySet()) {
					zip.putNextEntry(new ZipEntry(Path.of(map.getKey() + file.getKey()).normalize().toString().replace('\\', '/')));
					zip.write(file.getValue());
				}
			}
		}
		return bytes.toByteArray();
	}
}
