package org.leeway.pathing.clearance;

import java.util.List;

import org.leeway.pathing.grid.BitPlane;

/** Numbers the components of a plane, or some of them, one after the other. Immutable. */
final class ComponentNumbers {

	/** Marks a component without a number. */
	static final int NONE = -1;

	/** By row and column of tiles, those that hold a component with a number. */
	private final TileComponents[][] tiles;
	/** By row and column of these tiles and by component there, the number of its component of the plane. */
	private final int[][][] numbers;
	private int count;

	/** @param without the components that get no number */
	ComponentNumbers(Components components, List<ComponentRef> without) {
		BitPlane plane = components.plane();
		this.tiles = new TileComponents[plane.rows()][plane.columns()];
		this.numbers = new int[plane.rows()][plane.columns()][];
		number(ReachedPart.whole(components, without), new int[0]);
	}

	/** @param open by open component of the part its number, unless it gets one here */
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

	/** How many components have a number; the numbers count from 0. */
	int count() {
		return count;
	}

	/** The components of a tile; null if none of them has a number. */
	TileComponents tile(int column, int row) {
		return tiles[row][column];
	}

	/** The number of a component of a tile, or {@link #NONE}. */
	int number(int column, int row, int component) {
		return numbers[row][column][component];
	}

	/** The number of the component of a set cell; there is one. */
	int at(int x, int y) {
		int column = x / BitPlane.TILE;
		int row = y / BitPlane.TILE;
		return number(column, row, tile(column, row).of(x % BitPlane.TILE, y % BitPlane.TILE));
	}
}
