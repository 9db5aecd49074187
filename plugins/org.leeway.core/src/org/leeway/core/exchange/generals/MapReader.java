package org.leeway.core.exchange.generals;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipException;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.generals.ChunkInput.Chunk;
import org.leeway.core.exchange.generals.GameMap.Thing;
import org.leeway.core.exchange.generals.GameMap.WaterArea;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A reader of the chunks of a map. Reads all versions that the game reads. Source: {@code WorldHeightMap} and {@code
 * PolygonTrigger} in the source of the game.
 */
final class MapReader {

	/** Limit for the number of playable areas. Scripts of the map switch between the areas. */
	private static final int MOST_AREAS = 1 << 10;
	/** Limit for the number of corners of all areas of water. The work for each row of cells grows with this number. */
	private static final int MOST_CORNERS = 1 << 14;
	/** Limit for the number of things on a map. Roads do not count, because the reader does not keep roads in memory. */
	private static final int MOST_THINGS = 1 << 16;
	/**
	 * The height of the water on maps of file version 1, in world units. Water with this height covers the whole map, because
	 * these maps have no areas of water of their own.
	 */
	private static final int OLD_WATER_LEVEL = 7;
	/** A distance in world units that is larger than any map. Things at such a distance from the origin are left out. */
	private static final int FAR = 1 << 24;
	private static final int LONGEST_NAME = 255;

	private final ChunkInput in;
	private final List<WaterArea> water = new ArrayList<>();
	private final List<Thing> things = new ArrayList<>();
	private Ground ground;
	/**
	 * The number of heights in the file, one for each corner of a cell. The lists in the chunk {@code BlendTileData} have the same
	 * length.
	 */
	private long samples;
	private boolean isHalved;
	private int corners;

	private MapReader(ChunkInput in) {
		this.in = in;
	}

	/**
	 * Reads a map.
	 *
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException if the file is no map of the game, or exceeds a limit, such as the number of things
	 * @throws IOException if the file cannot be read
	 */
	static GameMap read(Path file, Progress progress) throws IOException {
		try (MapContainer container = MapContainer.open(file, progress)) {
			return new MapReader(new ChunkInput(container.in(), container.size(), file.toString())).read(progress);
		} catch (ZipException | EOFException damaged) {
			throw new LevelFormatException(file.toString(), 0, "the packed data are damaged");
		}
	}

	private GameMap read(Progress progress) throws IOException {
		Chunk file = in.open();
		for (Chunk chunk = in.next(); chunk != null; chunk = in.next()) {
			progress.check();
			switch (chunk.name()) {
			case "HeightMapData" -> readHeights(chunk.version());
			case "BlendTileData" -> readCliffs(chunk.version());
			case "PolygonTriggers" -> readWater(chunk.version());
			case "ObjectsList" -> readThings(chunk, progress);
			default -> {
				// textures, light, sides and scripts close no cells
			}
			}
			in.close(file);
		}
		if (ground == null) {
			throw in.error("no chunk HeightMapData");
		}
		return new GameMap(ground, water, things);
	}

	private void readHeights(int version) throws IOException {
		int width = in.number();
		int height = in.number();
		int border = version >= 3 ? in.number() : 0;
		if (Math.min(width, height) < 2 || border < 0 || border >= Math.min(width, height)) {
			throw in.error("a map of " + width + " x " + height + " heights with a border of " + border);
		}
		try {
			TerrainGrid.checkSize(width, height);
		} catch (IllegalArgumentException tooLarge) {
			throw in.error(tooLarge.getMessage());
		}
		List<Ground.Area> areas = version >= 4 ? areas() : List.of(new Ground.Area(width - 2 * border, height - 2 * border));
		samples = (long) width * height;
		if (in.number() != samples) {
			throw in.error("the number of heights is not " + width + " x " + height);
		}
		ground = new Ground(width, height, border, areas, in.bytes(samples), null, 0);
		isHalved = version == 1;
		if (isHalved) {
			ground = halved(ground);
		}
	}

	private List<Ground.Area> areas() throws IOException {
		int count = in.number();
		if (count < 1 || count > MOST_AREAS) {
			throw in.error(Integer.toUnsignedString(count) + " playable areas, expected 1 to " + MOST_AREAS);
		}
		List<Ground.Area> areas = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			areas.add(new Ground.Area(in.number(), in.number()));
		}
		return areas;
	}

	/**
	 * Returns a ground with every second height in both directions. Maps of file version 1 have a height at every
	 * half cell.
	 */
	private static Ground halved(Ground fine) {
		int width = (fine.width() + 1) / 2;
		int height = (fine.height() + 1) / 2;
		byte[] heights = new byte[width * height];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				heights[y * width + x] = fine.heights()[2 * y * fine.width() + 2 * x];
			}
		}
		return new Ground(width, height, 0, List.of(new Ground.Area(width, height)), heights, null, 0);
	}

	/**
	 * Reads the bits that say which cells are cliffs, one bit for each cell. In the file, four lists of textures precede these
	 * bits, and are skipped. The bits are not read if the version of the chunk is below 7, or if the file has heights at half
	 * cells. Then the ground computes its cliffs from the heights.
	 */
	private void readCliffs(int version) throws IOException {
		if (ground == null) {
			throw in.error("a chunk BlendTileData before HeightMapData");
		}
		if (in.number() != samples) {
			throw in.error("BlendTileData is not for " + ground.width() + " x " + ground.height() + " heights");
		}
		if (version >= 7 && !isHalved) {
			in.skip(4 * Short.BYTES * samples);
			int row = (ground.width() + (version == 7 ? 1 : 7)) / Byte.SIZE;
			ground = ground.withCliffs(in.bytes((long) row * ground.height()), row);
		}
	}

	private void readWater(int version) throws IOException {
		for (int left = in.number(); left > 0; left--) {
			in.skip(in.small());
			if (version >= 4) {
				in.skip(in.small());
			}
			in.skip(Integer.BYTES);
			boolean isWater = version >= 2 && in.octet() != 0;
			in.skip(version >= 3 ? 1 + Integer.BYTES : 0);
			int count = in.number();
			if (isWater) {
				addWater(count);
			} else {
				in.skip(3L * Integer.BYTES * count);
			}
		}
		if (version == 1) {
			water.add(new WaterArea(OLD_WATER_LEVEL, new int[] {-FAR, FAR, FAR, -FAR}, new int[] {-FAR, -FAR, FAR, FAR}));
		}
	}

	private void addWater(int count) throws IOException {
		corners += Math.clamp(count, 0, MOST_CORNERS + 1);
		if (count < 0 || corners > MOST_CORNERS) {
			throw in.error("areas of water with more than " + MOST_CORNERS + " corners");
		}
		int[] x = new int[count];
		int[] y = new int[count];
		int level = 0;
		for (int i = 0; i < count; i++) {
			x[i] = in.number();
			y[i] = in.number();
			int z = in.number();
			level = i == 0 ? z : level;
		}
		if (count > 1) {
			water.add(new WaterArea(level, x, y));
		}
	}

	private void readThings(Chunk list, Progress progress) throws IOException {
		for (Chunk chunk = in.next(); chunk != null; chunk = in.next()) {
			progress.check();
			if (chunk.name().equals("Object")) {
				addThing(chunk.version());
			}
			in.close(list);
		}
	}

	private void addThing(int version) throws IOException {
		float x = in.real();
		float y = in.real();
		float height = in.real();
		float angle = in.real();
		int flags = in.number();
		String name = in.text();
		String waypoint = version >= 2 ? in.property("waypointName") : "";
		if (Math.max(name.length(), waypoint.length()) > LONGEST_NAME) {
			throw in.error("a thing whose name has more than " + LONGEST_NAME + " letters");
		}
		Thing thing = new Thing(name, x, y, version <= 2 ? 0 : height, angle, flags, waypoint);
		if (Math.abs(x) < FAR && Math.abs(y) < FAR && Math.abs(angle) < FAR && !thing.isRoad()) {
			things.add(thing);
		}
		if (things.size() > MOST_THINGS) {
			throw in.error("more than " + MOST_THINGS + " things on the map");
		}
	}
}
