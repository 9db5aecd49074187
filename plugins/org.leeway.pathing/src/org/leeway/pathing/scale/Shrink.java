package org.leeway.pathing.scale;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;

/** A rule that decides which cells of a coarser copy of a map are blocked. */
public enum Shrink {

	/** A coarse cell is blocked if any of its cells is blocked. */
	ANY {
		@Override
		boolean isFree(Blocks free, int x, int y) {
			return free.count(x, y) == free.cells();
		}
	},
	/** A coarse cell is blocked if more than half of its cells are blocked. */
	MAJORITY {
		@Override
		boolean isFree(Blocks free, int x, int y) {
			return 2 * free.count(x, y) >= free.cells();
		}
	},
	/**
	 * A coarse cell is blocked if its middle cell is blocked. If the factor is even, four cells meet in the middle of the
	 * coarse cell. The lower right of these four is then the middle cell.
	 */
	CENTRE {
		@Override
		boolean isFree(Blocks free, int x, int y) {
			return free.middle(x, y);
		}
	};

	/** Returns the name of the rule in files and options. */
	public String id() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** Returns the rule with an {@link #id}. Empty if no rule has this id. */
	public static Optional<Shrink> of(String id) {
		return Arrays.stream(values()).filter(rule -> rule.id().equals(id)).findFirst();
	}

	/**
	 * Returns the free cells of a coarser copy. The size of the copy is rounded up. Cells beyond the map count as blocked.
	 *
	 * @param factor the number of cells in a row that become one cell, at least 1
	 */
	public BitPlane coarse(BitPlane free, int factor) {
		Blocks blocks = new Blocks(free, factor);
		return blocks.plane((x, y) -> isFree(blocks, x, y));
	}

	abstract boolean isFree(Blocks free, int x, int y);
}
