package org.leeway.pathing.components;

import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * A builder that finds the connected components of each tile of a plane, and then joins tiles to blocks. Tiles and blocks
 * without a change are reused.
 */
final class ComponentBuilder {

	/**
	 * Largest number of changed tiles that a single thread handles. If more tiles have changed, for example in a new map,
	 * several threads share the work.
	 */
	private static final int FEW = 64;
	/**
	 * Level of the blocks into which the work is divided: a thread handles one such block at a time. Level 0 is a tile, level 1 a
	 * square of tiles, and level 2 a square of level 1 blocks.
	 */
	private static final int BATCH = 2;

	private final BitPlane plane;
	private final boolean corners;
	private final TileSet changed;
	private final Progress progress;

	/**
	 * Creates a builder for a plane.
	 *
	 * @param corners true if cells connect at their sides and at their corners, false if only at their sides
	 * @param changed the tiles to label
	 */
	ComponentBuilder(BitPlane plane, boolean corners, TileSet changed, Progress progress) {
		this.plane = plane;
		this.corners = corners;
		this.changed = changed;
		this.progress = progress;
	}

	/** Returns the lowest level at which a single block holds the whole plane, with levels counted as in {@link #BATCH}. */
	int top() {
		int level = 0;
		while (Math.max(across(level), down(level)) > 1) {
			level++;
		}
		return level;
	}

	private int across(int level) {
		return partsAlong(plane.columns(), level);
	}

	private int down(int level) {
		return partsAlong(plane.rows(), level);
	}

	private static int partsAlong(int tiles, int level) {
		return (tiles - 1 >> ComponentBlock.SHIFT * level) + 1;
	}

	/**
	 * Returns the components of the whole plane.
	 *
	 * @param old the components of the plane before the change. Null for a new plane, in which all tiles count as changed
	 */
	ComponentNode build(ComponentNode old) {
		return part(top(), 0, 0, old, changed.hasAtMost(FEW) ? new TileLabelling(corners) : null);
	}

	/**
	 * Returns the components of a tile or block. Returns {@code old} if none of its tiles has changed.
	 *
	 * @param labelling finds the components of the tiles. Null if several threads do this, each with an object of its own
	 */
	private ComponentNode part(int level, int column, int row, ComponentNode old, TileLabelling labelling) {
		if (old != null && !hasChanged(level, column, row)) {
			return old;
		}
		return level == 0 ? tile(column, row, labelling) : block(level, column, row, (ComponentBlock) old, labelling);
	}

	private boolean hasChanged(int level, int column, int row) {
		int shift = ComponentBlock.SHIFT * level;
		return changed.intersects(column << shift, row << shift, (column + 1 << shift) - 1, (row + 1 << shift) - 1);
	}

	private ComponentNode tile(int column, int row, TileLabelling labelling) {
		long[] words = plane.words().tile(column, row);
		return words == TileWords.EMPTY ? TileComponents.NONE
				: words == TileWords.FULL ? TileComponents.WHOLE
				: (labelling == null ? new TileLabelling(corners) : labelling).label(words);
	}

	private ComponentNode block(int level, int column, int row, ComponentBlock old, TileLabelling labelling) {
		progress.check();
		int left = column << ComponentBlock.SHIFT;
		int top = row << ComponentBlock.SHIFT;
		int most = 1 << ComponentBlock.SHIFT;
		int across = Math.min(most, across(level - 1) - left);
		ComponentNode[] parts = new ComponentNode[across * Math.min(most, down(level - 1) - top)];
		TileLabelling own = labelling == null && level <= BATCH ? new TileLabelling(corners) : labelling;
		IntStream numbers = IntStream.range(0, parts.length);
		(own == null ? numbers.parallel() : numbers).forEach(i -> parts[i] = part(level - 1, left + i % across,
				top + i / across, old == null ? null : old.part(i), own));
		return new ComponentBlock(parts, across, corners, BitPlane.TILE << ComponentBlock.SHIFT * (level - 1));
	}
}
