package org.leeway.core.exchange.generals;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;

/** A writer of maps of Generals. Can write each chunk in all its versions. Shares no code with the reader. */
final class MapBuilder {

	private static final int BORDER = 2;

	private final int width;
	private final int height;
	private final byte[] heights;
	private final boolean[] cliffs;
	private final List<int[]> areas = new ArrayList<>();
	private final Map<String, Integer> names = new LinkedHashMap<>();
	private final ByteArrayOutputStream water = new ByteArrayOutputStream();
	private final ByteArrayOutputStream things = new ByteArrayOutputStream();
	private final int waters[] = new int[1];
	int heightVersion = 4;
	int blendVersion = 8;
	int waterVersion = 4;
	int thingVersion = 3;
	int border = BORDER;

	/** Creates a map of flat ground, with a playable area of {@code columns} x {@code rows} cells. */
	MapBuilder(int columns, int rows) {
		this(columns, rows, BORDER);
	}

	/** Creates a map with a border of {@code border} cells around the playable area. */
	MapBuilder(int columns, int rows, int border) {
		this.border = border;
		width = columns + 2 * border;
		height = rows + 2 * border;
		heights = new byte[width * height];
		cliffs = new boolean[width * height];
		Arrays.fill(heights, (byte) 32);
		areas.add(new int[] {columns, rows});
	}

	/**
	 * Adds a playable area to the map.
	 *
	 * @param first true to replace the first area, instead of adding an area
	 */
	MapBuilder area(boolean first, int columns, int rows) {
		if (first) {
			areas.set(0, new int[] {columns, rows});
		} else {
			areas.add(new int[] {columns, rows});
		}
		return this;
	}

	/** Sets the height of a corner of cells, counted from the lower left corner of the playable area. */
	MapBuilder height(int x, int y, int to) {
		heights[(y + border) * width + x + border] = (byte) to;
		return this;
	}

	MapBuilder cliff(int x, int y) {
		cliffs[(y + border) * width + x + border] = true;
		return this;
	}

	/** Adds an area of water with the corners x0, y0, x1, y1, ... in world units. */
	MapBuilder water(int level, int... corners) {
		area(true, level, corners);
		return this;
	}

	void area(boolean isWater, int level, int... corners) {
		text(water, "area");
		if (waterVersion >= 4) {
			text(water, "layer");
		}
		ints(water, 7);
		if (waterVersion >= 2) {
			water.write(isWater ? 1 : 0);
		}
		if (waterVersion >= 3) {
			water.write(0);
			ints(water, 0);
		}
		ints(water, corners.length / 2);
		for (int i = 0; i < corners.length; i += 2) {
			ints(water, corners[i], corners[i + 1], i == 0 ? level : -99);
		}
		waters[0]++;
	}

	/** Adds a thing. */
	MapBuilder thing(String name, double x, double y, double z, double degrees, int flags, String waypoint) {
		ByteArrayOutputStream thing = new ByteArrayOutputStream();
		for (double number : new double[] {x, y, z, Math.toRadians(degrees)}) {
			ints(thing, Float.floatToIntBits((float) number));
		}
		ints(thing, flags);
		text(thing, name);
		if (thingVersion >= 2) {
			small(thing, 5);
			ints(thing, key("objectEnabled") << 8);
			thing.write(1);
			ints(thing, key("waypointID") << 8 | 1, 1, key("scale") << 8 | 2, Float.floatToIntBits(1), key("waypointName") << 8 | 3);
			text(thing, waypoint);
			ints(thing, key("note") << 8 | 4);
			small(thing, 2);
			thing.writeBytes("a\0b\0".getBytes(StandardCharsets.ISO_8859_1));
		}
		chunk(things, "Object", thingVersion, thing);
		return this;
	}

	MapBuilder thing(String name, double x, double y) {
		return thing(name, x, y, 0, 0, 0, "");
	}

	MapBuilder start(int player, double x, double y) {
		return thing("*Waypoints/Waypoint", x, y, 0, 0, 0, "Player_" + player + "_Start");
	}

	private int key(String name) {
		return names.computeIfAbsent(name, each -> names.size() + 1);
	}

	static void ints(ByteArrayOutputStream to, int... numbers) {
		ByteBuffer bytes = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
		Arrays.stream(numbers).forEach(bytes::putInt);
		to.writeBytes(bytes.array());
	}

	static void small(ByteArrayOutputStream to, int number) {
		to.write(number);
		to.write(number >> 8);
	}

	private static void text(ByteArrayOutputStream to, String text) {
		small(to, text.length());
		to.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
	}

	private void chunk(ByteArrayOutputStream to, String name, int version, ByteArrayOutputStream content) {
		ints(to, key(name));
		small(to, version);
		ints(to, content.size());
		to.writeBytes(content.toByteArray());
	}

	private ByteArrayOutputStream heights() {
		ByteArrayOutputStream chunk = new ByteArrayOutputStream();
		ints(chunk, width, height);
		if (heightVersion >= 3) {
			ints(chunk, border);
		}
		if (heightVersion >= 4) {
			ints(chunk, areas.size());
			areas.forEach(area -> ints(chunk, area));
		}
		ints(chunk, heights.length);
		chunk.writeBytes(heights);
		return chunk;
	}

	private ByteArrayOutputStream blends() {
		ByteArrayOutputStream chunk = new ByteArrayOutputStream();
		ints(chunk, heights.length);
		int lists = blendVersion >= 6 ? 4 : blendVersion >= 5 ? 3 : 2;
		chunk.writeBytes(new byte[2 * lists * heights.length]);
		if (blendVersion >= 7) {
			int row = (width + (blendVersion == 7 ? 1 : 7)) / 8;
			byte[] bits = new byte[row * height];
			for (int i = 0; i < cliffs.length; i++) {
				if (cliffs[i] && i % width / 8 < row) {
					bits[i / width * row + i % width / 8] |= (byte) (1 << i % width % 8);
				}
			}
			chunk.writeBytes(bits);
		}
		ints(chunk, 1, 1, 1, 0);
		return chunk;
	}

	/** Returns the map without packing. */
	byte[] build() {
		ByteArrayOutputStream chunks = new ByteArrayOutputStream();
		chunk(chunks, "HeightMapData", heightVersion, heights());
		chunk(chunks, "BlendTileData", blendVersion, blends());
		chunk(chunks, "WorldInfo", 1, new ByteArrayOutputStream());
		chunk(chunks, "ObjectsList", 3, things);
		ByteArrayOutputStream areas = new ByteArrayOutputStream();
		ints(areas, waters[0]);
		areas.writeBytes(water.toByteArray());
		chunk(chunks, "PolygonTriggers", waterVersion, areas);
		return file(chunks.toByteArray());
	}

	private byte[] file(byte[] chunks) {
		ByteArrayOutputStream file = new ByteArrayOutputStream();
		file.writeBytes("CkMp".getBytes(StandardCharsets.ISO_8859_1));
		ints(file, names.size());
		names.forEach((name, key) -> {
			file.write(name.length());
			file.writeBytes(name.getBytes(StandardCharsets.ISO_8859_1));
			ints(file, key);
		});
		file.writeBytes(chunks);
		return file.toByteArray();
	}

	/**
	 * Returns bytes packed as the game's editor packs them. Where bytes repeat, commands copy earlier bytes. The packing uses
	 * all three forms of the copy command, for short, medium and long copies.
	 */
	static byte[] refPack(byte[] plain) {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		packed.writeBytes(new byte[] {'E', 'A', 'R', 0});
		ints(packed, plain.length);
		packed.writeBytes(new byte[] {0x10, (byte) 0xFB, (byte) (plain.length >> 16), (byte) (plain.length >> 8), (byte) plain.length});
		int taken = 0;
		for (int at = 0; at < plain.length;) {
			int distance = at > 70000 && at % 2 == 0 ? 70000 : at > 2000 && at % 3 == 0 ? 2000 : 1;
			int length = repeated(plain, at, distance);
			if (at > 0 && length >= 5) {
				taken = literals(packed, plain, taken, at);
				copy(packed, plain, taken, at, distance, length);
				at += length;
				taken = at;
			} else {
				at++;
			}
		}
		taken = literals(packed, plain, taken, plain.length);
		packed.write(0xFC | plain.length - taken);
		packed.write(plain, taken, plain.length - taken);
		return packed.toByteArray();
	}

	private static int repeated(byte[] plain, int at, int distance) {
		int length = 0;
		while (at >= distance && at + length < plain.length && length < 1028 && plain[at + length] == plain[at + length - distance]) {
			length++;
		}
		return length;
	}

	/**
	 * Writes commands that copy bytes unchanged. Each command copies a multiple of four bytes, so up to three bytes at
	 * the end are left over. Returns the index of the first byte that is left over.
	 *
	 * @param from the index of the first byte to copy
	 * @param to the index after the last byte to copy
	 */
	private static int literals(ByteArrayOutputStream packed, byte[] plain, int from, int to) {
		int at = from;
		while (to - at >= 4) {
			int run = Math.min(112, (to - at) / 4 * 4);
			packed.write(0xE0 | (run - 4) / 4);
			packed.write(plain, at, run);
			at += run;
		}
		return at;
	}

	private static void copy(ByteArrayOutputStream packed, byte[] plain, int from, int to, int distance, int length) {
		int before = to - from;
		int back = distance - 1;
		if (length <= 10 && distance <= 1024) {
			packed.write(before | length - 3 << 2 | back >> 3 & 0x60);
			packed.write(back);
		} else if (length <= 67 && distance <= 16384) {
			packed.write(0x80 | length - 4);
			packed.write(before << 6 | back >> 8);
			packed.write(back);
		} else {
			packed.write(0xC0 | before | (length - 5 >> 8) << 2 | back >> 16 << 4);
			packed.write(back >> 8);
			packed.write(back);
			packed.write(length - 5);
		}
		packed.write(plain, from, before);
	}

	/** Returns bytes in the second packed format of the game: a header, and then zlib data. */
	static byte[] zlib(byte[] plain) {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		packed.writeBytes(new byte[] {'Z', 'L', '5', 0});
		ints(packed, plain.length);
		Deflater deflater = new Deflater();
		deflater.setInput(plain);
		deflater.finish();
		byte[] buffer = new byte[plain.length + 64];
		packed.write(buffer, 0, deflater.deflate(buffer));
		deflater.end();
		return packed.toByteArray();
	}
}
