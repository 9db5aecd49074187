package org.leeway.cluster.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.apache.spark.TaskContext;
import org.leeway.cluster.Storage;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.request.FailureException;
import org.leeway.pathing.clearance.stream.MapPart;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * A reader of all rows of cells of a block and its halo, the strip of cells around the block. At any time, only one row
 * of tiles is in memory.
 */
final class BlockReader {

	/** The objects that all tasks of a worker process share. */
	private static final class Shared {

		static final Formats FORMATS = Formats.registered().choosing(ReadingChoice.NONE.forChecks());
	}

	/** A receiver of the rows of a block. */
	interface Rows {

		/**
		 * Begins a row of tiles of the block. Not called for a row of tiles that only the halo of the block needs. The
		 * halo is a strip of cells around the block.
		 *
		 * @param spawns the spawns in the tiles of the row, without the tiles of the halo
		 */
		void begin(List<WorldSpawn> spawns);

		/**
		 * Takes the next row of cells.
		 *
		 * @param ids the terrain id of each cell
		 * @param blocked the cells that obstacles block, 64 cells in each word. Null if no tile of the row has obstacles
		 */
		void row(byte[] ids, long[] blocked);
	}

	private final Block block;
	private final WorldUnits units;
	private final Storage storage;
	private final CellRect cells;
	private final byte[] ids;
	private final long[] blocked;

	BlockReader(Block block, WorldUnits units, Storage storage) {
		MapPart part = block.part();
		this.block = block;
		this.units = units;
		this.storage = storage;
		this.cells = part.cells();
		this.ids = new byte[cells.width()];
		this.blocked = new long[cells.width() + 63 >> 6];
	}

	/**
	 * Reads the block.
	 *
	 * @throws FailureException if a tile cannot be read or does not fit the world
	 */
	void read(Rows rows) throws FailureException {
		CellRect seen = block.seenTiles();
		int height = block.shape().tileHeight();
		for (int row = seen.y(); row < seen.bottom(); row++) {
			List<Tile> tiles = tiles(row);
			if (row >= block.tiles().y() && row < block.tiles().bottom()) {
				rows.begin(spawns(tiles, row));
			}
			boolean isFree = tiles.stream().allMatch(tile -> tile.blocked() == null);
			int top = row * height;
			for (int y = Math.max(top, cells.y()); y < Math.min(top + height, cells.bottom()); y++) {
				fill(tiles, y - top);
				rows.row(ids, isFree ? null : blocked);
			}
		}
	}

	private List<Tile> tiles(int row) throws FailureException {
		CellRect seen = block.seenTiles();
		List<Tile> tiles = new ArrayList<>();
		for (int column = seen.x(); column < seen.right(); column++) {
			if (TaskContext.get() != null && TaskContext.get().isInterrupted()) {
				throw new CancellationException();
			}
			tiles.add(read(block.file(column, row)));
		}
		return tiles;
	}

	private Tile read(TileFile file) throws FailureException {
		try {
			return Tile.read(file, storage, Shared.FORMATS, header -> check(header, file.name()));
		} catch (RuntimeException | StackOverflowError e) {
			throw new FailureException(file.name() + ": internal error: " + e);
		}
	}

	private void check(LevelHeader header, String name) throws FailureException {
		int width = block.shape().tileWidth();
		int height = block.shape().tileHeight();
		if (header.width() != width || header.height() != height) {
			throw new FailureException(
					name + ": " + header.size() + ", expected " + width + " x " + height + " as in the first tile");
		}
		units.check(header, name);
	}

	/**
	 * Returns the spawns in one row of tiles of the block. Leaves out spawns in tiles outside of the block, which only the halo
	 * needs.
	 */
	private List<WorldSpawn> spawns(List<Tile> tiles, int row) {
		CellRect own = block.tiles();
		int width = block.shape().tileWidth();
		int height = block.shape().tileHeight();
		CellRect place = new CellRect(own.x() * width, row * height, own.width() * width, height);
		if (!units.spawns().isEmpty()) {
			return units.spawns().stream().filter(spawn -> place.contains(spawn.x(), spawn.y())).toList();
		}
		List<WorldSpawn> spawns = new ArrayList<>();
		for (int column = own.x(); column < own.right(); column++) {
			int x = column * width;
			tiles.get(column - block.seenTiles().x()).header().spawnPoints()
					.forEach(spawn -> spawns.add(WorldSpawn.of(spawn, x, row * height)));
		}
		return spawns;
	}

	/** Copies row {@code y} of neighbouring tiles into one row of cells. */
	private void fill(List<Tile> tiles, int y) {
		int width = block.shape().tileWidth();
		Arrays.fill(blocked, 0);
		for (int i = 0; i < tiles.size(); i++) {
			int left = (block.seenTiles().x() + i) * width;
			int from = Math.max(left, cells.x());
			int to = Math.min(left + width, cells.right());
			System.arraycopy(tiles.get(i).ids(), y * width + from - left, ids, from - cells.x(), to - from);
			if (tiles.get(i).blocked() != null) {
				block(tiles.get(i).blocked(), from - left, to - left, y, from - cells.x());
			}
		}
	}

	private void block(BitPlane plane, int from, int to, int y, int target) {
		for (int x = plane.nextSet(from, y); x < to; x = plane.nextSet(x + 1, y)) {
			int bit = x - from + target;
			blocked[bit >> 6] |= 1L << bit;
		}
	}
}
