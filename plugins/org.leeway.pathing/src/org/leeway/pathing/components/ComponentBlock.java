package org.leeway.pathing.components;

import java.util.Arrays;

import org.leeway.pathing.util.DisjointSets;

/**
 * The connected components of a block, that is, of a rectangle of up to 4 x 4 parts of a plane. Each part is a tile of 64 x
 * 64 cells or a smaller block. Components of two parts are merged if they touch across the border between the parts.
 */
final class ComponentBlock implements ComponentNode {

	/**
	 * Base-2 logarithm of the number of parts along a side of a block. 2 stands for 4 parts. Blocks at the right or the
	 * bottom of the plane may have fewer parts.
	 */
	static final int SHIFT = 2;

	/** The parts of the block, row by row. */
	private final ComponentNode[] parts;
	/** The number of parts in a row. */
	private final int across;
	/**
	 * Indexed by part: the index in {@link #components} of the first open component of the part. A component is open if it
	 * touches a side of its part. The last entry is the length of {@link #components}.
	 */
	private final int[] bases;
	/**
	 * Maps each open component of a part to the component of this block that contains it. The entries of one part are
	 * consecutive. {@link #bases} says where they begin.
	 */
	private final int[] components;
	private final int open;
	private final SideCells[] sides = new SideCells[SideCells.COUNT];
	/** Indexed by component: its number of cells. */
	private final int[] cells;
	/** Indexed by component: its first cell, row by row, encoded as in {@link Extent#first}. */
	private final int[] firsts;
	private final Extent largestClosed;

	/**
	 * Creates a block of parts. Merges components that touch across the border between two parts.
	 *
	 * @param parts the parts row by row. The array is kept, not copied
	 * @param across how many parts a row of the block has
	 * @param corners true if cells connect at their sides and at their corners, false if only at their sides
	 * @param side the number of cells along a side of a part. Parts at the right or the bottom of the plane may be smaller
	 */
	ComponentBlock(ComponentNode[] parts, int across, boolean corners, int side) {
		this.parts = parts;
		this.across = across;
		this.bases = new int[parts.length + 1];
		SideCells[][] partSides = new SideCells[parts.length][];
		for (int i = 0; i < parts.length; i++) {
			bases[i + 1] = bases[i] + parts[i].open();
			partSides[i] = parts[i].sides();
		}
		this.components = roots(partSides, corners);
		int[] numbers = new int[components.length];
		this.open = numberOpen(partSides, numbers);
		int count = numberClosed(numbers);
		for (int i = 0; i < SideCells.COUNT; i++) {
			sides[i] = side(i, partSides);
		}
		this.cells = new int[count];
		this.firsts = new int[count];
		Arrays.fill(firsts, -1);
		this.largestClosed = measure(side);
	}

	private int[] roots(SideCells[][] partSides, boolean corners) {
		DisjointSets sets = new DisjointSets(bases[parts.length]);
		for (int i = 0; i < parts.length; i++) {
			if (i % across > 0) {
				partSides[i - 1][SideCells.RIGHT].join(partSides[i][SideCells.LEFT], bases[i - 1], bases[i], corners, sets);
			}
			if (i >= across) {
				int above = i - across;
				partSides[above][SideCells.BOTTOM].join(partSides[i][SideCells.TOP], bases[above], bases[i], corners, sets);
				if (corners) {
					joinCorners(i, partSides, sets);
				}
			}
		}
		return sets.roots();
	}

	/**
	 * Joins components of {@code part} with components of its upper diagonal neighbours, if they touch at the common
	 * corner.
	 */
	private void joinCorners(int part, SideCells[][] partSides, DisjointSets sets) {
		SideCells top = partSides[part][SideCells.TOP];
		if (part % across > 0) {
			int left = part - across - 1;
			join(left, partSides[left][SideCells.BOTTOM].last(), part, top.first(), sets);
		}
		if (part % across < across - 1) {
			int right = part - across + 1;
			join(right, partSides[right][SideCells.BOTTOM].first(), part, top.last(), sets);
		}
	}

	/**
	 * Joins a component of a part with a component of another part. Does nothing if one of the two components is
	 * {@link SideCells#NONE}.
	 */
	private void join(int part, int component, int otherPart, int otherComponent, DisjointSets sets) {
		if (component != SideCells.NONE && otherComponent != SideCells.NONE) {
			sets.unite(bases[part] + component, bases[otherPart] + otherComponent);
		}
	}

	/**
	 * Assigns the indices from 0 on to the open components, which touch a side of this block. Returns the number of these
	 * components. At this time, an entry of {@link #components} is still the union-find root that stands for a component of
	 * this block.
	 *
	 * @param numbers receives the index of each open component plus 1, indexed by union-find root. At first, all entries must
	 * be 0
	 */
	private int numberOpen(SideCells[][] partSides, int[] numbers) {
		int count = 0;
		for (int side = 0; side < SideCells.COUNT; side++) {
			for (int part : along(side)) {
				for (int component : partSides[part][side].components()) {
					int root = components[bases[part] + component];
					numbers[root] = numbers[root] == 0 ? ++count : numbers[root];
				}
			}
		}
		return count;
	}

	/**
	 * Numbers the closed components, which touch no side of this block, after the open components. Then replaces each union-find
	 * root in {@link #components} by the number of its component. Returns the number of all components of the block.
	 *
	 * @param numbers indexed by union-find root: the component's index plus 1. 0 if the component has no index yet
	 */
	private int numberClosed(int[] numbers) {
		int count = open;
		for (int i = 0; i < components.length; i++) {
			int root = components[i];
			numbers[root] = numbers[root] == 0 ? ++count : numbers[root];
			components[i] = numbers[root] - 1;
		}
		return count;
	}

	/**
	 * Returns the indices of the parts of this block that touch one side of the block.
	 *
	 * @param side the side of the block, as in {@link SideCells}
	 */
	private int[] along(int side) {
		boolean vertical = side == SideCells.LEFT || side == SideCells.RIGHT;
		int[] along = new int[vertical ? parts.length / across : across];
		int first = side == SideCells.RIGHT ? across - 1 : side == SideCells.BOTTOM ? parts.length - across : 0;
		for (int i = 0; i < along.length; i++) {
			along[i] = first + (vertical ? i * across : i);
		}
		return along;
	}

	private SideCells side(int side, SideCells[][] partSides) {
		int[] along = along(side);
		SideCells[] cellsAlong = new SideCells[along.length];
		int[] basesAlong = new int[along.length];
		for (int i = 0; i < along.length; i++) {
			cellsAlong[i] = partSides[along[i]][side];
			basesAlong[i] = bases[along[i]];
		}
		return SideCells.concatenation(cellsAlong, basesAlong, components);
	}

	/**
	 * Computes the sizes of this block's components from the sizes of the parts' components. Returns the size of the largest
	 * closed component. A component is closed if it touches no side of its part, or no side of this block after merging.
	 *
	 * @param side the number of cells along a side of a part
	 */
	private Extent measure(int side) {
		Extent largest = Extent.NONE;
		for (int part = 0; part < parts.length; part++) {
			int x = part % across * side;
			int y = part / across * side;
			largest = largest.larger(parts[part].largestClosed().moved(x, y));
			for (int i = 0; i < parts[part].open(); i++) {
				add(parts[part].extent(i).moved(x, y), component(part, i));
			}
		}
		for (int component = open; component < cells.length; component++) {
			largest = largest.larger(extent(component));
		}
		return largest;
	}

	private void add(Extent extent, int component) {
		cells[component] += extent.cells();
		if (Integer.compareUnsigned(extent.first(), firsts[component]) < 0) {
			firsts[component] = extent.first();
		}
	}

	/** Returns the number of parts. */
	int size() {
		return parts.length;
	}

	/** Returns the number of parts in a row. */
	int across() {
		return across;
	}

	/** Returns a part. Parts are numbered row by row. */
	ComponentNode part(int part) {
		return parts[part];
	}

	/**
	 * Returns the index of the part at a column and row. Columns and rows of parts are counted from the top-left corner of the
	 * block, or of the plane. Both give the same part, because each block begins at a multiple of 4 parts.
	 */
	int at(int column, int row) {
		int mask = (1 << SHIFT) - 1;
		return (row & mask) * across + (column & mask);
	}

	/**
	 * Returns the component of this block that contains a given component of a part. The component of the part must be open,
	 * that is, touch a side of the part.
	 */
	int component(int part, int componentOfPart) {
		return components[bases[part] + componentOfPart];
	}

	@Override
	public int open() {
		return open;
	}

	@Override
	public int count() {
		return cells.length;
	}

	@Override
	public SideCells[] sides() {
		return sides;
	}

	@Override
	public Extent extent(int component) {
		return new Extent(cells[component], firsts[component]);
	}

	@Override
	public Extent largestClosed() {
		return largestClosed;
	}
}
