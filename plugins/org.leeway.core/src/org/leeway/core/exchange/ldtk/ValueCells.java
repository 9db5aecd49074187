package org.leeway.core.exchange.ldtk;

import java.util.List;

import org.leeway.core.exchange.ldtk.LdtkProject.Layer;
import org.leeway.core.exchange.ldtk.ValueTerrains.Kind;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.text.WholeGrid;

/**
 * A converter of layers of values, such as {@code wall}, into terrain. A cell of the level may overlap several cells of a
 * layer, and so several values. The cell gets the terrain of one value:
 * <ul>
 * <li>If the cell overlaps values that block, the value of the highest layer with such a value.
 * <li>Otherwise, the value at the middle of the cell, from the highest layer that has a value there.
 * </ul>
 */
final class ValueCells {

	private final List<Layer> layers;
	private final int side;
	private final ValueTerrains terrains;
	private final boolean[] mayBlock;

	/**
	 * Creates a converter.
	 *
	 * @param layers from the highest to the lowest
	 * @param side of a cell in pixels
	 */
	ValueCells(List<Layer> layers, int side, ValueTerrains terrains) {
		this.layers = layers;
		this.side = side;
		this.terrains = terrains;
		this.mayBlock = new boolean[layers.size()];
	}

	/** Makes the terrain. Also counts the cells that each {@link Mark} blocks. A mark is a name such as {@code wall}. */
	TerrainGrid build(int width, int height, Marks marks, Progress progress) {
		for (int i = 0; i < mayBlock.length; i++) {
			terrains.add(layers.get(i));
			mayBlock[i] = terrains.mayBlock(layers.get(i));
		}
		byte empty = terrains.empty();
		WholeGrid grid = new WholeGrid();
		grid.begin(width, height);
		byte[] row = new byte[width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				row[x] = terrain((long) x * side, (long) y * side, empty);
			}
			grid.row(row);
			progress.check();
		}
		terrains.tell(marks);
		return grid.build();
	}

	/**
	 * Returns the terrain of a cell.
	 *
	 * @param left x of the cell's left side, in pixels
	 * @param top y of the cell's upper side, in pixels
	 * @param empty the terrain of cells without a value
	 */
	private byte terrain(long left, long top, byte empty) {
		Kind highest = null;
		for (int i = 0; i < mayBlock.length; i++) {
			Kind blocking = mayBlock[i] ? blocking(layers.get(i), left, top) : null;
			if (blocking != null) {
				blocking.blockCell();
				return blocking.terrain;
			}
			int value = highest != null ? 0 : layers.get(i).at(left + side / 2, top + side / 2);
			highest = value == 0 ? highest : terrains.of(layers.get(i), value);
		}
		return highest == null ? empty : highest.terrain;
	}

	/**
	 * Returns the terrain of the first blocking value among the values that a layer has in a cell of the level. Null if none of
	 * the values blocks.
	 */
	private Kind blocking(Layer layer, long left, long top) {
		for (long y = top; y < top + side; y = layer.nextRow(y)) {
			for (long x = left; x < left + side; x = layer.nextColumn(x)) {
				int value = layer.at(x, y);
				Kind kind = value == 0 ? null : terrains.of(layer, value);
				if (kind != null && kind.blocks()) {
					return kind;
				}
			}
		}
		return null;
	}
}
