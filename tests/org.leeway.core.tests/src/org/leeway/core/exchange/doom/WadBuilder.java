package org.leeway.core.exchange.doom;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A writer of WADs as the Unofficial DOOM Specs describe them. Shares no code with the reader. */
final class WadBuilder {

	private static final List<String> MAP_LUMPS = List.of("THINGS", "LINEDEFS", "SIDEDEFS", "VERTEXES", "SECTORS");
	private static final int NO_SIDE = 0xFFFF;
	static final int IMPASSABLE = 1;
	static final int NOT_FOR_MONSTERS = 2;

	private record Entry(String name, byte[] content) {
	}

	private final List<Entry> entries = new ArrayList<>();
	private final Map<String, ByteArrayOutputStream> map = new LinkedHashMap<>();
	private int vertices;
	private int sides;
	private int sectors;

	WadBuilder() {
		MAP_LUMPS.forEach(lump -> map.put(lump, new ByteArrayOutputStream()));
	}

	int sector(int floor, int ceiling, int special, int tag) {
		shorts("SECTORS", floor, ceiling);
		texture("SECTORS");
		texture("SECTORS");
		shorts("SECTORS", 160, special, tag);
		return sectors++;
	}

	int sector(int floor, int ceiling) {
		return sector(floor, ceiling, 0, 0);
	}

	/**
	 * Adds a line from (ax, ay) to (bx, by).
	 *
	 * @param right the sector to the right
	 * @param left the sector to the left, or -1 if there is none
	 * @param flags the flags of the line, besides the flag for two sides
	 * @param special the type of the line, such as a door
	 * @param tag the tag of the sectors on which the line acts
	 */
	WadBuilder line(int ax, int ay, int bx, int by, int right, int left, int flags, int special, int tag) {
		shorts("VERTEXES", ax, ay, bx, by);
		int twoSided = left < 0 ? 0 : 4;
		shorts("LINEDEFS", vertices, vertices + 1, flags | twoSided, special, tag, side(right), side(left));
		vertices += 2;
		return this;
	}

	/** Adds a wall that has a sector only to its right. */
	WadBuilder wall(int ax, int ay, int bx, int by, int right) {
		return line(ax, ay, bx, by, right, -1, IMPASSABLE, 0, 0);
	}

	/** Adds a line between two sectors. */
	WadBuilder border(int ax, int ay, int bx, int by, int right, int left) {
		return line(ax, ay, bx, by, right, left, 0, 0, 0);
	}

	/** Adds a side that no line uses yet, and returns its number. */
	int side(int sector) {
		if (sector < 0) {
			return NO_SIDE;
		}
		shorts("SIDEDEFS", 0, 0);
		texture("SIDEDEFS");
		texture("SIDEDEFS");
		texture("SIDEDEFS");
		shorts("SIDEDEFS", sector);
		return sides++;
	}

	WadBuilder thing(int x, int y, int type) {
		shorts("THINGS", x, y, 90, type, 7);
		return this;
	}

	private void texture(String lump) {
		map.get(lump).writeBytes("STONE\0\0\0".getBytes(StandardCharsets.US_ASCII));
	}

	private void shorts(String lump, int... values) {
		ByteBuffer bytes = ByteBuffer.allocate(2 * values.length).order(ByteOrder.LITTLE_ENDIAN);
		for (int value : values) {
			bytes.putShort((short) value);
		}
		map.get(lump).writeBytes(bytes.array());
	}

	/** Ends the current map, and begins another one. */
	WadBuilder map(String name) {
		entries.add(new Entry(name, new byte[0]));
		map.forEach((lump, content) -> {
			entries.add(new Entry(lump, content.toByteArray()));
			content.reset();
		});
		vertices = 0;
		sides = 0;
		sectors = 0;
		return this;
	}

	WadBuilder lump(String name, byte... content) {
		entries.add(new Entry(name, content));
		return this;
	}

	WadBuilder without(String name) {
		entries.removeIf(entry -> entry.name.equals(name));
		return this;
	}

	byte[] build() {
		int size = 12 + entries.stream().mapToInt(entry -> entry.content.length + 16).sum();
		ByteBuffer file = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
		file.put("PWAD".getBytes(StandardCharsets.US_ASCII)).putInt(entries.size()).putInt(size - 16 * entries.size());
		List<Integer> offsets = new ArrayList<>();
		for (Entry entry : entries) {
			offsets.add(file.position());
			file.put(entry.content);
		}
		for (int i = 0; i < offsets.size(); i++) {
			byte[] name = new byte[8];
			byte[] letters = entries.get(i).name.getBytes(StandardCharsets.US_ASCII);
			System.arraycopy(letters, 0, name, 0, letters.length);
			file.putInt(offsets.get(i)).putInt(entries.get(i).content.length).put(name);
		}
		return file.array();
	}
}
