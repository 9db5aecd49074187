package org.leeway.core.exchange.tiled.cells;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.exchange.grid.PartColours;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.exchange.terrain.RenderedMap;
import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.exchange.tiled.map.Flip;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.pathing.Progress;

/**
 * A painter of the visible tile layers of an orthogonal map. As in Tiled, the lower left corner of a tile lies on the
 * lower left corner of its cell. The cells in the picture are squares, as in the level.
 */
final class MapPainter {

	/** Limit for the pixels of the picture, so that it needs at most 32 MB. Cells of larger maps get fewer pixels. */
	private static final int MOST_PIXELS = 1 << 23;
	/**
	 * Limit for the painted pixels of all tiles together. Tiles may overlap, so this number can exceed the pixels of the
	 * picture. Painting this number of pixels needs some seconds.
	 */
	private static final long MOST_PAINTED = 1L << 28;

	private final TiledMap map;
	private final MapFrame frame;
	private final TileMeanings meanings;
	private final Map<PicturePart, int[]> pixels = new HashMap<>();
	private final int side;
	private final int width;
	private final int height;
	private long left = MOST_PAINTED;

	MapPainter(TiledMap map, MapFrame frame, TileMeanings meanings) {
		this.map = map;
		this.frame = frame;
		this.meanings = meanings;
		double fitting = Math.sqrt((double) MOST_PIXELS / ((long) frame.width() * frame.height()));
		this.side = (int) Math.min(fitting, Math.max(1, Math.rint(map.tileWidth())));
		this.width = side * frame.width();
		this.height = side * frame.height();
	}

	/** Returns the picture of the map. Empty if no image can be read, or if the map is too large. */
	Optional<RenderedMap> paint(Progress progress) {
		PartColours images = new PartColours();
		meanings.pictures().forEach((file, parts) -> {
			try {
				pixels.putAll(images.pixels(file, parts));
			} catch (IOException unreadable) {
				// ignored, because the import reports images that cannot be read
			}
		});
		if (pixels.isEmpty() || side < 1) {
			return Optional.empty();
		}
		int[] argb = new int[width * height];
		for (TileLayer layer : map.layers()) {
			if (layer.head().isVisible()) {
				paint(layer, argb, progress);
			}
		}
		return left < 0 ? Optional.empty() : Optional.of(new RenderedMap(width, height, argb));
	}

	private void paint(TileLayer layer, int[] argb, Progress progress) {
		for (Chunk chunk : layer.chunks()) {
			char[] row = new char[chunk.width()];
			for (int y = 0; y < chunk.height(); y++) {
				progress.check();
				chunk.copyRow((long) chunk.y() + y, chunk.x(), row);
				for (int x = 0; x < row.length; x++) {
					if (row[x] != 0) {
						paint(row[x], layer.head().x() / map.tileWidth() + chunk.x() + x - frame.left(),
								layer.head().y() / map.tileHeight() + chunk.y() + y - frame.top(), argb);
					}
				}
			}
		}
	}

	/**
	 * Paints a tile. The column and row are the upper left corner of the tile's cell. They may have fractions, because layers can
	 * be moved.
	 */
	private void paint(int tile, double column, double row, int[] argb) {
		Optional<PicturePart> part = meanings.picture(tile).filter(pixels::containsKey);
		if (part.isPresent()) {
			int[] seen = pixels.get(part.get());
			Flip flip = map.gids().flip(tile);
			int columns = flip.isDiagonal() ? part.get().height() : part.get().width();
			int rows = flip.isDiagonal() ? part.get().width() : part.get().height();
			long start = Math.round(column * side);
			long right = Math.round((column + columns / map.tileWidth()) * side);
			long bottom = Math.round((row + 1) * side);
			long top = Math.round((row + 1 - rows / map.tileHeight()) * side);
			left -= Math.max(0, Math.min(height, bottom) - Math.max(0, top)) * Math.max(0, Math.min(width, right) - Math.max(0, start));
			for (long y = Math.max(0, top); left >= 0 && y < Math.min(height, bottom); y++) {
				for (long x = Math.max(0, start); x < Math.min(width, right); x++) {
					int pixel = seen[place(part.get(), flip, (x - start + 0.5) / (right - start), (y - top + 0.5) / (bottom - top))];
					argb[(int) (y * width + x)] = pixel == 0 ? argb[(int) (y * width + x)] : pixel;
				}
			}
		}
	}

	/**
	 * Converts a point of a flipped tile to a pixel of the unflipped picture. Returns the index of the pixel. The upper left
	 * corner of the flipped tile is (0, 0), and the lower right corner is (1, 1).
	 *
	 * @param flip how the tile is flipped
	 * @param x of the point, in [0, 1]
	 * @param y of the point, in [0, 1]
	 */
	private static int place(PicturePart part, Flip flip, double x, double y) {
		double across = flip.isHorizontal() ? 1 - x : x;
		double down = flip.isVertical() ? 1 - y : y;
		int column = (int) ((flip.isDiagonal() ? down : across) * part.width());
		int row = (int) ((flip.isDiagonal() ? across : down) * part.height());
		return Math.min(row, part.height() - 1) * part.width() + Math.min(column, part.width() - 1);
	}
}
