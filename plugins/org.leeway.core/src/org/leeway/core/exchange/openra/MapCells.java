package org.leeway.core.exchange.openra;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import org.leeway.core.LevelFormatException;

/**
 * The cells of a map, from {@code map.bin}. All numbers in the file are little-endian.
 * <ul>
 * <li>The file begins with its format, 1 or 2 (8 bits), and with the width and the height (16 bits each).
 * <li>In format 2, the byte offsets of tiles, heights and resources follow (32 bits each). An offset of 0 means that
 * there are none.
 * <li>Cells lie column by column.
 * <li>A tile is the number of a template (16 bits), and an index in the template (8 bits).
 * <li>A resource is a type and a density (8 bits each).
 * </ul>
 * Source: {@code BinaryDataHeader} in the source of the game.
 */
final class MapCells {

	/** The file with the cells. */
	static final String FILE = "map.bin";
	/**
	 * The index of a tile whose real index follows from the place of its cell. Some templates repeat every 4 x 4 cells. Then
	 * the index at the cell (x, y) is {@code x % 4 + y % 4 * 4}.
	 */
	private static final int BY_PLACE = 255;
	private static final int PATTERN = 4;
	private static final int HEAD = 5;
	private static final int LONG_HEAD = 17;
	private static final int TILE = 3;
	private static final int RESOURCE = 2;

	private final ByteBuffer bytes;
	private final int height;
	private final int tiles;
	/** The offset of the resources in the file, in bytes. 0 if the file has no resources. */
	private final int resources;

	private MapCells(ByteBuffer bytes, int height, int tiles, int resources) {
		this.bytes = bytes;
		this.height = height;
		this.tiles = tiles;
		this.resources = resources;
	}

	/** Returns the largest possible size of the file for a map, in bytes: the head, the tiles, the heights and the resources. */
	static long mostBytes(MapInfo map) {
		return LONG_HEAD + (TILE + RESOURCE + 1L) * map.width() * map.height();
	}

	/**
	 * Reads a file {@code map.bin}.
	 *
	 * @throws LevelFormatException if the file is not of this format, is too short, or has another width or height than the map
	 * @throws IOException if the file cannot be read
	 */
	static MapCells read(InputStream in, String file, MapInfo map) throws IOException {
		ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
		int format = bytes.limit() < HEAD ? 0 : bytes.get(0);
		if (format < 1 || format > 2 || format == 2 && bytes.limit() < LONG_HEAD) {
			throw error(file, "begins with " + (bytes.limit() < HEAD ? "less than " + HEAD + " bytes" : "format " + format)
					+ ", expected the cells of a map in format 1 or 2");
		}
		int width = Short.toUnsignedInt(bytes.getShort(1));
		int height = Short.toUnsignedInt(bytes.getShort(3));
		if (width != map.width() || height != map.height()) {
			throw error(file, width + " x " + height + " cells, expected " + map.width() + " x " + map.height() + " as in "
					+ MapInfo.FILE);
		}
		int cells = width * height;
		int tiles = format == 1 ? HEAD : place(bytes, file, 5, TILE * cells);
		int resources = format == 1 ? HEAD + TILE * cells : place(bytes, file, 13, RESOURCE * cells);
		if (tiles == 0) {
			throw error(file, "has no tiles");
		}
		if (format == 1 && resources + RESOURCE * cells > bytes.limit()) {
			throw error(file, "the file ends, expected more cells");
		}
		return new MapCells(bytes, height, tiles, resources);
	}

	private static int place(ByteBuffer bytes, String file, int at, int length) throws LevelFormatException {
		long place = Integer.toUnsignedLong(bytes.getInt(at));
		if (place != 0 && place + length > bytes.limit()) {
			throw error(file, "the file ends, expected more cells");
		}
		return (int) place;
	}

	private static LevelFormatException error(String file, String problem) {
		return new LevelFormatException(file, 0, problem);
	}

	/** Returns the number that identifies the template of a cell's tile. A template is a group of tiles. */
	int template(int x, int y) {
		return Short.toUnsignedInt(bytes.getShort(tiles + TILE * (x * height + y)));
	}

	/** Returns the index of a cell's tile in its template, that is, in its group of tiles. */
	int index(int x, int y) {
		int index = Byte.toUnsignedInt(bytes.get(tiles + TILE * (x * height + y) + 2));
		return index == BY_PLACE ? x % PATTERN + y % PATTERN * PATTERN : index;
	}

	/** Returns the type number of the resource on a cell. Returns 0 if there is no resource. */
	int resource(int x, int y) {
		return resources == 0 ? 0 : Byte.toUnsignedInt(bytes.get(resources + RESOURCE * (x * height + y)));
	}
}
