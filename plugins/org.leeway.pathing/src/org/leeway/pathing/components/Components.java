package org.leeway.pathing.components;

import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.world.Diagonals;

/**
 * The connected components of the set cells of a plane. Cells connect at their four sides. If the rule of diagonal steps
 * {@linkplain Diagonals#joinCorners joins corners}, cells connect at their four corners as well. Immutable. After an edit,
 * only changed tiles and the blocks around them are computed again.
 */
public final class Components {

	private static final int TILE_SHIFT = Integer.numberOfTrailingZeros(BitPlane.TILE);

	private final BitPlane plane;
	private final Diagonals diagonals;
	private final ComponentNode root;
	/**
	 * The level of the root of the tree of parts, that is, of the part with the whole plane. Levels are counted as in
	 * {@link ComponentRef}: 0 if the plane is a single tile.
	 */
	private final int top;

	private Components(BitPlane plane, Diagonals diagonals, ComponentNode old, TileSet changed, Progress progress) {
		ComponentBuilder builder = new ComponentBuilder(plane, diagonals.joinCorners(), changed, progress);
		this.plane = plane;
		this.diagonals = diagonals;
		this.top = builder.top();
		this.root = builder.build(old);
	}

	/** Labels a plane, on all cores. */
	public static Components of(BitPlane plane, Diagonals diagonals, Progress progress) {
		return new Components(plane, diagonals, null, TileSet.all(plane.width(), plane.height()), progress);
	}

	/** Returns the components of another plane of the same size. Reuses the labels of unchanged tiles. */
	Components with(BitPlane newPlane, Progress progress) {
		return new Components(newPlane, diagonals, root, newPlane.changedSince(plane), progress);
	}

	BitPlane plane() {
		return plane;
	}

	public Diagonals diagonals() {
		return diagonals;
	}

	/** Returns the whole plane as a part. */
	ComponentNode root() {
		return root;
	}

	/**
	 * Returns the level of the part that holds the whole plane. A tile has level 0, a block of tiles has level 1, and a
	 * block of these blocks has level 2.
	 */
	int top() {
		return top;
	}

	/** Returns the component of a set cell. */
	ComponentRef find(int x, int y) {
		int column = x >> TILE_SHIFT;
		int row = y >> TILE_SHIFT;
		ComponentNode[] path = path(column, row);
		int component = ((TileComponents) path[0]).of(x % BitPlane.TILE, y % BitPlane.TILE);
		int level = 0;
		while (level < top && component < path[level].open()) {
			ComponentBlock block = (ComponentBlock) path[level + 1];
			component = block.component(block.at(shifted(column, level), shifted(row, level)), component);
			level++;
		}
		return new ComponentRef(level, shifted(column, level), shifted(row, level), component);
	}

	/**
	 * Returns the tile and the blocks that contain it, indexed by level: the tile first, the whole plane last.
	 *
	 * @param column the column of the tile, counted in tiles
	 * @param row the row of the tile, counted in tiles
	 */
	private ComponentNode[] path(int column, int row) {
		ComponentNode[] path = new ComponentNode[top + 1];
		path[top] = root;
		for (int level = top - 1; level >= 0; level--) {
			ComponentBlock block = (ComponentBlock) path[level + 1];
			path[level] = block.part(block.at(shifted(column, level), shifted(row, level)));
		}
		return path;
	}

	private static int shifted(int tile, int level) {
		return tile >> ComponentBlock.SHIFT * level;
	}

	/**
	 * Returns the component with the most cells. Ties go to the component whose first cell comes first, row by row. Empty
	 * if no cell is set.
	 */
	Optional<ComponentRef> largest() {
		Extent largest = root.largestClosed();
		for (int component = 0; component < root.open(); component++) {
			largest = largest.larger(root.extent(component));
		}
		return largest == Extent.NONE ? Optional.empty() : Optional.of(find(largest.x(), largest.y()));
	}
}
