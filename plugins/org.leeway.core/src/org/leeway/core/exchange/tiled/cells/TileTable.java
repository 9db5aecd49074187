package org.leeway.core.exchange.tiled.cells;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A cache of flags for the tiles of a map. An import asks for the flags of each cell's tiles, so the table looks up the meaning
 * of a tile only once.
 */
final class TileTable {

	/**
	 * Flag: the tile names a terrain. If several tiles on a cell do not block, this tile comes before tiles without a name, see
	 * {@link MapGrid}.
	 */
	static final int NAMED = 1;
	/** Flag: the tile blocks in every layer. */
	static final int BLOCKS = 2;
	/** Flag: the tile blocks in no layer. */
	static final int FREE = 4;
	/** Flag: the tile has collision shapes that become obstacles. */
	static final int SHAPED = 8;
	private static final int KNOWN = 16;

	private final TileMeanings meanings;
	private final TileMeaning[] known;
	private final byte[] bits;

	/**
	 * Creates a table that has not looked up any tile.
	 *
	 * @param count the number of tile indices, including index 0, which stands for no tile
	 */
	TileTable(TileMeanings meanings, int count) {
		this.meanings = meanings;
		this.known = new TileMeaning[count];
		this.bits = new byte[count];
	}

	/**
	 * Returns the flags of a tile.
	 *
	 * @param index the index of the tile in the map's {@code Gids}, not 0
	 * @throws MapProblem if the tile belongs to no tileset
	 */
	int bits(int index) {
		int found = bits[index];
		return found != 0 ? found : lookUp(index);
	}

	private int lookUp(int index) {
		TileMeaning meaning = meanings.of(index);
		known[index] = meaning;
		bits[index] = (byte) (KNOWN | (meaning.naming() == TileMeaning.Naming.NONE ? 0 : NAMED) | (meaning.blocks() ? BLOCKS : 0)
				| (meaning.isFree() ? FREE : 0) | (meaning.hasShapes() ? SHAPED : 0));
		return bits[index];
	}

	/**
	 * Returns the meaning of a tile.
	 *
	 * @param index the index of the tile in the map's {@code Gids}
	 */
	TileMeaning meaning(int index) {
		bits(index);
		return known[index];
	}

	/**
	 * Returns whether a tile blocks in every layer.
	 *
	 * @param index the index of the tile in the map's {@code Gids}
	 */
	boolean blocks(int index) {
		return (bits(index) & BLOCKS) != 0;
	}

	/** Returns the number of tile indices, including index 0, which stands for no tile. */
	int count() {
		return bits.length;
	}

	/** Returns whether a tile of the map has a shape that becomes an obstacle. */
	boolean hasShapes() {
		return all().anyMatch(TileMeaning::hasShapes);
	}

	/**
	 * Returns whether the map clearly says that some tile blocks. This is so if a tile has a collision shape, or a mark such as
	 * the property {@code solid}. A name such as {@code wall} is not enough, because the tile may only show a wall.
	 */
	boolean hasMarks() {
		return all().anyMatch(meaning -> meaning.hasShapes()
				|| meaning.mark().filter(mark -> mark.blocks() && !mark.isThing()).isPresent());
	}

	private Stream<TileMeaning> all() {
		return IntStream.range(1, bits.length).filter(meanings::isKnown).mapToObj(this::meaning);
	}
}
