package org.leeway.core.exchange.tiled.cells;

import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.tiled.place.Outline;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/**
 * The collision shapes of tiles, converted into obstacles. The level gets such an obstacle wherever the map has the
 * tile.
 */
final class ShapeObstacles {

	/** Limit for the number of obstacles: more would make the editor slow, or exceed its memory. */
	private static final int MOST = 100_000;

	private final Level level;
	private final MapGrid grid;
	private final List<PlacedLayer> layers;
	private final TileTable tiles;
	private int count;
	private int lost;

	ShapeObstacles(Level level, MapGrid grid, List<PlacedLayer> layers, TileTable tiles) {
		this.level = level;
		this.grid = grid;
		this.layers = layers;
		this.tiles = tiles;
	}

	/**
	 * Adds all obstacles to the level. Tells {@code marks} how many obstacles were added.
	 *
	 * @param diagnostics gets a message about shapes that are too large for a level
	 */
	void add(Marks marks, List<Diagnostic> diagnostics, Progress progress) {
		grid.forEachRow(y -> {
			for (int i = 0; i < layers.size(); i++) {
				addRow(y, i);
			}
		}, progress);
		marks.makesObstacles(TileMeanings.SHAPE, count - lost);
		if (lost > 0) {
			diagnostics.add(Diagnostic.lost("Collision shapes too large for a level (" + lost + ") are left out."));
		}
	}

	private void addRow(int y, int i) {
		PlacedLayer layer = layers.get(i);
		for (int x = 0; x < grid.frame().width() && !layer.blocksOnly(); x++) {
			int tile = grid.tile(i, x);
			if (tile != 0 && (tiles.bits(tile) & TileTable.SHAPED) != 0) {
				add(tile, x + layer.moved().x() - layer.dx(), y + layer.moved().y() - layer.dy());
			}
		}
	}

	private void add(int tile, double x, double y) {
		for (Outline outline : tiles.meaning(tile).shapes().outlines()) {
			if (++count > MOST) {
				throw new MapProblem("more than " + MOST + " obstacles made of the collision shapes of tiles, expected at most that"
						+ " many; leeway convert --tile-shapes cells blocks whole cells instead");
			}
			if (!outline.translated(x, y).addTo(level, null, false)) {
				lost++;
			}
		}
	}
}
