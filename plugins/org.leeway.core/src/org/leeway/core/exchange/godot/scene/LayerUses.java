package org.leeway.core.exchange.godot.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.godot.scene.TileUse.Piece;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The effects of the tiles of a layer on a level, such as their terrains and polygons. Also converts positions in the layer to
 * positions in the level. A layer is aligned if each of its tiles covers whole cells of the level, and no cell only partly.
 */
final class LayerUses {

	private static final double ROUNDING = 1e-6;
	/** Pattern for the names of custom data of tiles. The values of such data are names of terrains. */
	private static final String TERRAIN = "(?i).*(terrain|ground|surface|biome|tile_?type).*";

	private final SceneLayer layer;
	private final Marks marks;
	private final Affine toCells;
	private final double columns;
	private final double rows;
	private final boolean aligned;
	/** Indexed by {@link TileCells#key}: the effect of a tile on the level. Null if the tile set lacks the tile. */
	private final Map<Long, TileUse> uses = new HashMap<>();
	private long lastKey;
	private TileUse last;

	LayerUses(SceneLayer layer, SceneFrame frame, Marks marks) {
		this.layer = layer;
		this.marks = marks;
		this.toCells = frame.toCells().after(layer.place());
		this.columns = layer.tiles().width() * toCells.xx();
		this.rows = layer.tiles().height() * toCells.yy();
		this.aligned = toCells.isUpright() && isWhole(columns) && isWhole(rows) && isWhole(toCells.dx()) && isWhole(toCells.dy())
				&& columns > ROUNDING && rows > ROUNDING;
	}

	private static boolean isWhole(double number) {
		return Math.abs(number - Math.rint(number)) <= ROUNDING;
	}

	SceneLayer layer() {
		return layer;
	}

	/** Returns whether each tile covers whole cells of the level. */
	boolean isAligned() {
		return aligned;
	}

	/**
	 * Returns the number of columns of the level that a tile covers. The layer must be {@linkplain #isAligned aligned}.
	 */
	int columns() {
		return (int) Math.rint(columns);
	}

	/**
	 * Returns the number of rows of the level that a tile covers. The layer must be {@linkplain #isAligned aligned}.
	 */
	int rows() {
		return (int) Math.rint(rows);
	}

	/**
	 * Returns the x of the upper left corner of a layer's cell, in columns of the level. The corner is at the upper left in the
	 * layer. If the layer is turned, the same corner may be at the upper right in the level, for example.
	 *
	 * @param i the index of the cell in the layer
	 */
	double x(int i) {
		return toCells.x((double) layer.cells().x(i) * layer.tiles().width(), (double) layer.cells().y(i) * layer.tiles().height());
	}

	/**
	 * Returns the y of the upper left corner of a layer's cell, in rows of the level. The corner is at the upper left in the
	 * layer. If the layer is turned, the same corner may be at the upper right in the level, for example.
	 *
	 * @param i the index of the cell in the layer
	 */
	double y(int i) {
		return toCells.y((double) layer.cells().x(i) * layer.tiles().width(), (double) layer.cells().y(i) * layer.tiles().height());
	}

	/** Returns all effects that {@link #of} has returned so far, once for each tile. */
	Iterable<TileUse> all() {
		return uses.values().stream().filter(each -> each != null).toList();
	}

	/**
	 * Returns what the tile in a cell does to the level. Null if the tile set lacks the tile.
	 *
	 * @param i the index of the cell in the layer
	 */
	TileUse of(int i) throws LevelFormatException {
		long key = layer.cells().key(i);
		if (last == null || key != lastKey) {
			last = uses.get(key);
			if (last == null && !uses.containsKey(key)) {
				Optional<Tile> tile = layer.tiles().tile(key);
				last = tile.isEmpty() ? null : use(tile.get(), key);
				uses.put(key, last);
			}
			lastKey = key;
		}
		return last;
	}

	private TileUse use(Tile tile, long key) throws LevelFormatException {
		Optional<String> terrain = tile.custom().entrySet().stream()
				.filter(each -> each.getKey().matches(TERRAIN) && !each.getValue().isBlank()).map(Map.Entry::getValue).findFirst();
		terrain = (terrain.isPresent() ? terrain : layer.tiles().terrain(tile)).map(NamedTerrains::toName);
		boolean isNavigable = layer.isNavigated() && tile.isNavigable();
		return new TileUse(terrain, mark(tile, terrain), isNavigable, layer.collides() ? pieces(tile, key) : List.of(), unknown());
	}

	private static int[] unknown() {
		int[] next = new int[TerrainGrid.TERRAINS];
		Arrays.fill(next, -1);
		return next;
	}

	/**
	 * Returns the mark that makes a tile block. A mark is a name or a property in the file, such as the name {@code wall}. Looks
	 * for a mark in these places, in this order, and takes the first mark:
	 * <ol>
	 * <li>the custom data of the tile,
	 * <li>the name of the tile's terrain,
	 * <li>the name of the layer, if the layer has no physics and no navigation.
	 * </ol>
	 * Empty if there is no mark, or if the mark says that the tile does not block.
	 */
	private Optional<Mark> mark(Tile tile, Optional<String> terrain) {
		Optional<Mark> own = marks.of("tiles", tile.custom());
		if (own.isPresent()) {
			return own.filter(Mark::blocks);
		}
		Optional<Mark> named = terrain.flatMap(name -> Marks.ofName("terrain", name));
		return named.isPresent() || layer.hasMeaning() ? named : Marks.ofName("layer", layer.name());
	}

	private List<Piece> pieces(Tile tile, long key) throws LevelFormatException {
		List<Piece> pieces = new ArrayList<>();
		double middleX = layer.tiles().width() / 2.0;
		double middleY = layer.tiles().height() / 2.0;
		Affine fromMiddle = toCells.unshifted().after(new Affine(1, 0, 0, 1, middleX, middleY));
		for (TileSet.Piece each : layer.tiles().pieces(tile, key)) {
			double[] xy = fromMiddle.apply(each.points());
			pieces.add(new Piece(each.layers(), xy, each.oneWay(), aligned ? TileUse.filled(xy, 0, 0) : null, unknown()));
		}
		return pieces;
	}
}
