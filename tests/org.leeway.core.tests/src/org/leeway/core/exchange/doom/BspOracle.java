package org.leeway.core.exchange.doom;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * An oracle that finds the sector at a place. Like the game, the oracle walks the tree that a node builder has stored in
 * the file. The oracle has its own reader of the file, which shares no code with Leeway's reader.
 */
final class BspOracle {

	private static final int LEAF = 0x8000;

	private final ByteBuffer file;
	private final Map<String, int[]> lumps = new HashMap<>();
	private boolean[] fixed;

	private BspOracle(ByteBuffer file) {
		this.file = file;
	}

	static BspOracle of(byte[] wad, String map) {
		BspOracle oracle = new BspOracle(ByteBuffer.wrap(wad).order(ByteOrder.LITTLE_ENDIAN));
		int count = oracle.file.getInt(4);
		int directory = oracle.file.getInt(8);
		boolean found = false;
		for (int i = 0; i < count && oracle.lumps.size() < 8; i++) {
			int entry = directory + 16 * i;
			byte[] name = new byte[8];
			oracle.file.get(entry + 8, name);
			String text = new String(name, StandardCharsets.US_ASCII).replace("\0", "");
			if (found) {
				oracle.lumps.put(text, new int[] {oracle.file.getInt(entry), oracle.file.getInt(entry + 4)});
			}
			found |= text.equals(map);
		}
		oracle.fixed = oracle.fixed();
		return oracle;
	}

	private int signed(String lump, int record, int size, int offset) {
		return file.getShort(lumps.get(lump)[0] + record * size + offset);
	}

	private int unsigned(String lump, int record, int size, int offset) {
		return signed(lump, record, size, offset) & 0xFFFF;
	}

	private int count(String lump, int size) {
		return lumps.get(lump)[1] / size;
	}

	int things() {
		return count("THINGS", 10);
	}

	int thingX(int thing) {
		return signed("THINGS", thing, 10, 0);
	}

	int thingY(int thing) {
		return signed("THINGS", thing, 10, 2);
	}

	int thingType(int thing) {
		return signed("THINGS", thing, 10, 6);
	}

	/**
	 * Returns the sector at a place, which must not lie outside of all sectors.
	 *
	 * @param x in map units
	 * @param y in map units, growing upwards
	 */
	int sector(double x, double y) {
		int child = count("NODES", 28) - 1;
		while ((child & LEAF) == 0) {
			double px = signed("NODES", child, 28, 0);
			double py = signed("NODES", child, 28, 2);
			double dx = signed("NODES", child, 28, 4);
			double dy = signed("NODES", child, 28, 6);
			boolean isLeft = (y - py) * dx - (x - px) * dy > 0;
			child = unsigned("NODES", child, 28, isLeft ? 26 : 24);
		}
		int segment = unsigned("SSECTORS", child & ~LEAF, 4, 2);
		int line = unsigned("SEGS", segment, 12, 6);
		int direction = unsigned("SEGS", segment, 12, 8);
		int side = unsigned("LINEDEFS", line, 14, direction == 0 ? 10 : 12);
		return unsigned("SIDEDEFS", side, 30, 28);
	}

	int floor(int sector) {
		return signed("SECTORS", sector, 26, 0);
	}

	int ceiling(int sector) {
		return signed("SECTORS", sector, 26, 2);
	}

	/**
	 * Returns whether a sector damages players. The type ("special") of the sector says so. Up to 31, types are single numbers,
	 * which the Unofficial Specs list. In Boom's format, types above 31 are sets of bits, of which bits 5 and 6 mean damage.
	 */
	boolean isDamaging(int sector) {
		int special = signed("SECTORS", sector, 26, 22);
		return special == 4 || special == 5 || special == 7 || special == 11 || special == 16
				|| special > 31 && (special >> 5 & 3) != 0;
	}

	/**
	 * Returns whether a sector surely never moves. A sector can move only if it has a tag, or lies to the left of a line with
	 * a special (an action).
	 */
	boolean isFixed(int sector) {
		return fixed[sector];
	}

	private boolean[] fixed() {
		boolean[] sectors = new boolean[count("SECTORS", 26)];
		for (int sector = 0; sector < sectors.length; sector++) {
			sectors[sector] = signed("SECTORS", sector, 26, 24) == 0;
		}
		for (int line = 0; line < count("LINEDEFS", 14); line++) {
			int left = unsigned("LINEDEFS", line, 14, 12);
			if (unsigned("LINEDEFS", line, 14, 6) != 0 && left != 0xFFFF) {
				sectors[unsigned("SIDEDEFS", left, 30, 28)] = false;
			}
		}
		return sectors;
	}
}
