package org.leeway.cluster.world;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;

import org.leeway.cluster.Storage;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.StreamingImporter;
import org.leeway.core.files.TemporaryFolder;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.raster.BlockedCells;

/**
 * A tile in memory.
 *
 * @param ids the terrain ids of the cells, row by row
 * @param blocked the cells under the obstacles of this tile, or null if the tile has no obstacle. An obstacle does not
 * block cells of other tiles
 */
record Tile(LevelHeader header, byte[] ids, BitPlane blocked) {

	/** A check of a tile's header before Leeway allocates memory for its cells. */
	interface Expectation {

		/**
		 * Checks the header of a tile.
		 *
		 * @throws FailureException if the tile does not fit the world
		 */
		void check(LevelHeader header) throws FailureException;
	}

	/**
	 * Reads a tile of any format.
	 *
	 * @throws FailureException if the tile cannot be read, or is not as expected
	 */
	static Tile read(TileFile file, Storage storage, Formats formats, Expectation expected) throws FailureException {
		try {
			URI uri = URI.create(file.uri());
			if (Storage.isLocal(uri)) {
				return read(file, Path.of(uri), formats, expected);
			}
			try (TemporaryFolder folder = new TemporaryFolder()) {
				String copy = uri.getPath().substring(uri.getPath().lastIndexOf('/') + 1);
				try (InputStream in = storage.open(file.uri()); OutputStream out = folder.create(copy)) {
					in.transferTo(out);
				}
				return read(file, folder.file(copy), formats, expected);
			}
		} catch (IOException e) {
			throw FailureException.of(file.name(), e);
		}
	}

	private static Tile read(TileFile file, Path path, Formats formats, Expectation expected) throws FailureException {
		try {
			Format format = LevelInput.format(path.toString(), formats);
			if (format.streamingImporter().isPresent()) {
				return ofRows(format.streamingImporter().get(), path, expected);
			}
			LevelSnapshot level = LevelInput.read(path.toString(), formats).snapshot();
			expected.check(level.header());
			return of(level);
		} catch (FailureException e) {
			throw new FailureException(e.getMessage().replace(path.toString(), file.name()));
		} catch (IOException e) {
			throw new FailureException(FailureException.of(path.toString(), e).getMessage().replace(path.toString(), file.name()));
		}
	}

	private static Tile ofRows(StreamingImporter reader, Path path, Expectation expected)
			throws IOException, FailureException {
		LevelHeader header = reader.readHeader(path, Progress.NONE);
		expected.check(header);
		int width = header.width();
		try {
			TerrainGrid.checkSize(width, header.height());
		} catch (IllegalArgumentException e) {
			throw new FailureException(path + ": " + e.getMessage());
		}
		byte[] ids = new byte[width * header.height()];
		int[] at = {0};
		reader.readRows(path, header, row -> {
			System.arraycopy(row, 0, ids, at[0], width);
			at[0] += width;
		}, Progress.NONE);
		return of(header, ids);
	}

	private static Tile of(LevelSnapshot level) {
		LevelHeader header = level.header();
		byte[] ids = new byte[header.width() * header.height()];
		for (int y = 0; y < header.height(); y++) {
			level.grid().copyRow(0, y, header.width(), ids, y * header.width());
		}
		return of(header, ids);
	}

	private static Tile of(LevelHeader header, byte[] ids) {
		boolean isFree = header.scene().circles().isEmpty() && header.scene().polygons().isEmpty();
		return new Tile(header, ids, isFree ? null : BlockedCells.of(header.scene(), header.width(), header.height()));
	}
}
