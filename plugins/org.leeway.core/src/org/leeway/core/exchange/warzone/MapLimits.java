package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;

import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;

/**
 * The part of a map in which a game takes place: the columns [left, right) and the rows [top, bottom). Units cannot
 * enter the outermost tiles of this part. Source: {@code fpathBaseBlockingTile} in the source of the game.
 */
record MapLimits(long left, long top, long right, long bottom) {

	private static final List<String> MEMBERS = List.of("ScrollMinX", "ScrollMinY", "ScrollMaxX", "ScrollMaxY");
	/**
	 * The first version of the {@code .gam} format with big-endian numbers. Only saved games have such files, so these
	 * files are ignored.
	 */
	private static final int BIG_ENDIAN = 35;

	/**
	 * Reads the limits of a map, from {@code gam.json} in its folder or from {@code NAME.gam} beside its folder.
	 *
	 * @throws IOException if a file cannot be read
	 */
	static MapLimits of(MapFiles files, TileMap map) throws IOException {
		Optional<MapLimits> given = files.read("gam.json", MapLimits::readJson);
		if (given.isEmpty()) {
			given = files.readBeside(files.name() + ".gam", MapLimits::readBinary);
		}
		return given.orElse(new MapLimits(0, 0, 0, 0)).within(map);
	}

	private static MapLimits readJson(InputStream in, String name) throws IOException {
		JsonSource json = new JsonSource(InputFile.text(in, name), name);
		long[] limits = new long[MEMBERS.size()];
		return json.reading(() -> {
			json.object(member -> {
				if (MEMBERS.contains(member)) {
					limits[MEMBERS.indexOf(member)] = json.whole();
				} else {
					json.skip();
				}
			});
			return new MapLimits(limits[0], limits[1], limits[2], limits[3]);
		});
	}

	private static MapLimits readBinary(InputStream in, String name) throws IOException {
		LittleEndian file = new LittleEndian(in, name, "game");
		if (file.number() >= BIG_ENDIAN) {
			return new MapLimits(0, 0, 0, 0);
		}
		ByteBuffer numbers = file.bytes(6 * Integer.BYTES).position(2 * Integer.BYTES);
		return new MapLimits(numbers.getInt(), numbers.getInt(), numbers.getInt(), numbers.getInt());
	}

	/**
	 * Returns the limits, cut off at the border of the map. If both width and height of the limits are 0, the file gives no
	 * limits, so returns the whole map.
	 */
	private MapLimits within(TileMap map) {
		boolean isWhole = left == right && top == bottom;
		return isWhole ? new MapLimits(0, 0, map.width(), map.height()) : new MapLimits(Math.clamp(left, 0, map.width()),
				Math.clamp(top, 0, map.height()), Math.clamp(right, 0, map.width()), Math.clamp(bottom, 0, map.height()));
	}

	/**
	 * Returns whether units cannot enter a tile. This holds for tiles outside of the limits, and for the outermost
	 * tiles inside.
	 */
	boolean stops(int x, int y) {
		return x < left + 1 || y < top + 1 || x >= right - 1 || y >= bottom - 1;
	}

	/** Returns whether the limits leave out a part of the map. */
	boolean areNarrowerThan(TileMap map) {
		return left > 0 || top > 0 || right < map.width() || bottom < map.height();
	}
}
