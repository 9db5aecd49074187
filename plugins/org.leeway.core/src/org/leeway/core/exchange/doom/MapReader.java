package org.leeway.core.exchange.doom;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.doom.DoomMap.Line;
import org.leeway.core.exchange.doom.DoomMap.Sector;
import org.leeway.core.exchange.doom.DoomMap.Thing;

/**
 * A reader of the lumps of a DOOM map. A lump is a list of records. Checks every number that refers to a record of
 * another lump.
 */
final class MapReader {

	/** Limit for the number of records of a lump, because references to records have 16 bits. */
	private static final int MOST_RECORDS = 1 << 16;
	private static final int TEXTURE = 8;
	private static final int NO_SIDE = 0xFFFF;

	private final WadFile wad;
	private final MapLumps map;

	private MapReader(WadFile wad, MapLumps map) {
		this.wad = wad;
		this.map = map;
	}

	/**
	 * Reads a map.
	 *
	 * @throws MapProblem if its lumps are wrong
	 * @throws IOException if the file cannot be read
	 */
	static DoomMap read(WadFile wad, MapLumps map) throws IOException, MapProblem {
		map.checkFormat();
		return new MapReader(wad, map).read();
	}

	private DoomMap read() throws IOException, MapProblem {
		List<Sector> sectors = sectors();
		int[] sides = sides();
		int[] xy = vertices();
		return new DoomMap(map.name(), xy, lines(xy.length / 2, sides, sectors.size()), sectors, things());
	}

	private ByteBuffer records(String name, int size) throws IOException, MapProblem {
		Lump lump = map.get(name);
		if (!wad.holds(lump)) {
			throw new MapProblem("has " + lump.size() + " bytes of " + name + " at byte " + lump.offset()
					+ ", but the file has " + wad.size());
		}
		if (lump.size() % size != 0) {
			throw new MapProblem("has " + lump.size() + " bytes of " + name + ", expected a multiple of " + size);
		}
		if (lump.size() / size > MOST_RECORDS) {
			throw new MapProblem("has " + lump.size() / size + " " + name + ", expected at most " + MOST_RECORDS);
		}
		return wad.read(lump);
	}

	private int[] vertices() throws IOException, MapProblem {
		ByteBuffer bytes = records("VERTEXES", 4);
		int[] xy = new int[bytes.remaining() / 2];
		for (int i = 0; i < xy.length; i++) {
			xy[i] = bytes.getShort();
		}
		return xy;
	}

	private List<Sector> sectors() throws IOException, MapProblem {
		ByteBuffer bytes = records("SECTORS", 26);
		List<Sector> sectors = new ArrayList<>();
		while (bytes.hasRemaining()) {
			int floor = bytes.getShort();
			int ceiling = bytes.getShort();
			skip(bytes, 2 * TEXTURE + Short.BYTES);
			sectors.add(new Sector(floor, ceiling, unsigned(bytes), unsigned(bytes)));
		}
		return sectors;
	}

	/**
	 * Returns the numbers of sectors, indexed by record of {@code SIDEDEFS}. A record is about one side of a line, and the
	 * sector lies on this side. The numbers are not checked, because a record that no line uses may have an invalid number.
	 */
	private int[] sides() throws IOException, MapProblem {
		ByteBuffer bytes = records("SIDEDEFS", 30);
		int[] sides = new int[bytes.remaining() / 30];
		for (int i = 0; i < sides.length; i++) {
			skip(bytes, 2 * Short.BYTES + 3 * TEXTURE);
			sides[i] = unsigned(bytes);
		}
		return sides;
	}

	private List<Line> lines(int vertices, int[] sides, int sectors) throws IOException, MapProblem {
		ByteBuffer bytes = records("LINEDEFS", 14);
		List<Line> lines = new ArrayList<>();
		while (bytes.hasRemaining()) {
			int number = lines.size();
			int from = reference(unsigned(bytes), vertices, "LINEDEFS", number, "vertex");
			int to = reference(unsigned(bytes), vertices, "LINEDEFS", number, "vertex");
			lines.add(new Line(from, to, unsigned(bytes), unsigned(bytes), unsigned(bytes),
					sector(unsigned(bytes), sides, sectors, number), sector(unsigned(bytes), sides, sectors, number)));
		}
		return lines;
	}

	private static int sector(int side, int[] sides, int sectors, int line) throws MapProblem {
		return side == NO_SIDE ? DoomMap.NONE
				: reference(sides[reference(side, sides.length, "LINEDEFS", line, "side")], sectors, "SIDEDEFS", side, "sector");
	}

	private List<Thing> things() throws IOException, MapProblem {
		ByteBuffer bytes = records("THINGS", 10);
		List<Thing> things = new ArrayList<>();
		while (bytes.hasRemaining()) {
			int x = bytes.getShort();
			int y = bytes.getShort();
			skip(bytes, Short.BYTES);
			things.add(new Thing(x, y, unsigned(bytes)));
			skip(bytes, Short.BYTES);
		}
		return things;
	}

	private static int reference(int number, int count, String lump, int record, String what) throws MapProblem {
		if (number >= count) {
			throw new MapProblem("has a wrong record " + record + " in " + lump + ": " + what + " " + number
					+ ", but there are " + count);
		}
		return number;
	}

	private static int unsigned(ByteBuffer bytes) {
		return bytes.getShort() & 0xFFFF;
	}

	private static void skip(ByteBuffer bytes, int count) {
		bytes.position(bytes.position() + count);
	}
}
