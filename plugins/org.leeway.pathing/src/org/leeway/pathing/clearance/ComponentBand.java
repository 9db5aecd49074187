package org.leeway.pathing.clearance;

import java.util.BitSet;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.util.Forest;

/**
 * The connected components of a band: the cells of one row of tiles. Each tile is labelled separately, then components
 * that touch across tile borders are joined. Immutable.
 */
final class ComponentBand {

	private final TileComponents[] tiles;
	/**
	 * By tile the number of its first part, which is a component of the tile; after the last tile the number of parts.
	 */
	private final int[] bases;
	/** By part the number of its component in the band. */
	private final int[] components;
	private final int count;

	private ComponentBand(TileComponents[] tiles) {
		this.tiles = tiles;
		this.bases = new int[tiles.length + 1];
		for (int column = 0; column < tiles.length; column++) {
			bases[column + 1] = bases[column] + tiles[column].count();
		}
		this.components = roots();
		this.count = number();
	}

	/** Labels a row of tiles. */
	static ComponentBand of(BitPlane plane, int row, TileLabelling labelling) {
		BitSet all = new BitSet();
		all.set(0, plane.columns());
		return new ComponentBand(label(new TileComponents[plane.columns()], plane, row, all, labelling));
	}

	/** The band after some tiles have changed. */
	ComponentBand with(BitPlane plane, int row, BitSet changed, TileLabelling labelling) {
		return new ComponentBand(label(tiles.clone(), plane, row, changed, labelling));
	}

	private static TileComponents[] label(TileComponents[] tiles, BitPlane plane, int row, BitSet columns,
			TileLabelling labelling) {
		for (int column = columns.nextSetBit(0); column >= 0; column = columns.nextSetBit(column + 1)) {
			long[] words = plane.tile(column, row);
			tiles[column] = words == BitPlane.EMPTY_TILE ? TileComponents.NONE
					: words == BitPlane.FULL_TILE ? TileComponents.WHOLE : labelling.label(words);
		}
		return tiles;
	}

	private int[] roots() {
		Forest forest = new Forest(bases[tiles.length]);
		for (int column = 1; column < tiles.length; column++) {
			int left = bases[column - 1];
			int right = bases[column];
			tiles[column - 1].joinRight(tiles[column], (here, there) -> forest.unite(left + here, right + there));
		}
		return forest.roots();
	}

	/** Numbers the components one after the other; returns their number. */
	private int number() {
		int next = 0;
		for (int part = 0; part < components.length; part++) {
			components[part] = components[part] == part ? next++ : components[components[part]];
		}
		return next;
	}

	/** The number of components; they are numbered from 0. */
	int count() {
		return count;
	}

	TileComponents tile(int column) {
		return tiles[column];
	}

	/** The component that a component of a tile is part of. */
	int component(int column, int part) {
		return components[bases[column] + part];
	}

	/** The components that touch one of the band below, as pairs of the number here and the number there. */
	int[] seam(ComponentBand below) {
		IntList pairs = new IntList();
		for (int i = 0; i < tiles.length; i++) {
			int column = i;
			tiles[column].joinBelow(below.tiles[column], (here, there) -> {
				int above = component(column, here);
				int beneath = below.component(column, there);
				int last = pairs.size();
				// consecutive runs often give the same pair
				if (last == 0 || pairs.get(last - 2) != above || pairs.get(last - 1) != beneath) {
					pairs.add(above);
					pairs.add(beneath);
				}
			});
		}
		return pairs.toArray();
	}
}
