package org.leeway.pathing.components;

import java.util.List;

import org.leeway.pathing.grid.BitPlane;

/** Numbers, from 0 on, of the connected components of a plane. Some components may have no number. Immutable. */
public final class ComponentNumbers {

	/** The value for a component without a number. */
	static final int NONE = -1;

	/**
	 * Indexed by row and column, both counted in tiles: the components of the tile. Null if no component of the tile has a
	 * number.
	 */
	private final TileComponents[][] tiles;
	/**
	 * Indexed by row and column of the tile, then by component of the tile: the number of the plane's component that contains
	 * the tile's component. {@link #NONE} if the plane's component has no number.
	 */
	private final int[][][] numbers;
	private int count;

	/**
	 * Numbers the components of a plane.
	 *
	 * @param without the components that get no number
	 */
	public ComponentNumbers(Components components, List<ComponentRef> without) {
		BitPlane plane = components.plane();
		this.tiles = new TileComponents[plane.rows()][plane.columns()];
		this.numbers = new int[plane.rows()][plane.columns()][];
		number(ReachedPart.whole(components, without), new int[0]);
	}

	/**
	 * Assigns numbers to the components of a part, and of all smaller parts in this part. The components that get no number are
	 * marked as reached in {@code part}. An open component touches a side of the part, so it is a piece of a component of the
	 * larger part. Both get the same number. Each other component gets the next free number.
	 *
	 * @param open the numbers of the open components, as assigned in the larger part. Indexed by component. Empty if the part
	 * is the whole plane
	 */
	private void number(ReachedPart part, int[] open) {
		if (part.isWhollyReached()) {
			return;
		}
		ComponentNode node = part.node();
		int[] own = new int[node.count()];
		for (int component = 0; component < own.length; component++) {
			own[component] = part.isReached(component) ? NONE : component < open.length ? open[component] : count++;
		}
		switch (node) {
		case TileComponents tile -> {
			tiles[part.row()][part.column()] = tile;
			numbers[part.row()][part.column()] = own;
		}
		case ComponentBlock block -> numberParts(part, block, own);
		}
	}

	private void numberParts(ReachedPart part, ComponentBlock block, int[] own) {
		for (int i = 0; i < block.size(); i++) {
			int[] open = new int[block.part(i).open()];
			for (int component = 0; component < open.length; component++) {
				open[component] = own[block.component(i, component)];
			}
			number(part.part(i), open);
		}
	}

	/** Returns how many components have a number. The numbers are 0 to the returned count minus 1. */
	public int count() {
		return count;
	}

	/** Returns the components of a tile. Null if no component of the tile has a number. */
	TileComponents tile(int column, int row) {
		return tiles[row][column];
	}

	/** Returns the number of a component of a tile, or {@link #NONE} if it has no number. */
	int number(int column, int row, int component) {
		return numbers[row][column][component];
	}

	/** Returns the number of the component of a set cell. The component must have a number. */
	public int at(int x, int y) {
		int column = x / BitPlane.TILE;
		int row = y / BitPlane.TILE;
		return number(column, row, tile(column, row).of(x % BitPlane.TILE, y % BitPlane.TILE));
	}
}
