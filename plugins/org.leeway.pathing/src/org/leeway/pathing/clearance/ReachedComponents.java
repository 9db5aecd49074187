package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/** Separates the components of legal anchors in which a unit starts from the others. */
final class ReachedComponents {

	private final Components components;
	private final int size;
	/** By component of a band. */
	private final boolean[] isReached;
	private final List<Cell> misfits = new ArrayList<>();
	/** By component of the current tile. */
	private final boolean[] chosen = new boolean[TileComponents.MOST];
	private final long[] words = new long[BitPlane.TILE];

	ReachedComponents(Components components, int size, List<Cell> spawns) {
		this.components = components;
		this.size = size;
		this.isReached = new boolean[components.count()];
		if (!spawns.isEmpty()) {
			reachFrom(spawns);
		} else if (isReached.length > 0) {
			isReached[components.largest()] = true;
		}
		for (int component = 0; component < isReached.length; component++) {
			isReached[component] = isReached[components.root(component)];
		}
	}

	private void reachFrom(List<Cell> spawns) {
		for (Cell spawn : spawns) {
			boolean starts = false;
			for (int y = Math.max(0, spawn.y() - size + 1); y <= spawn.y(); y++) {
				starts |= reachFrom(spawn, y);
			}
			if (!starts) {
				misfits.add(spawn);
			}
		}
	}

	/** Marks the components that start at the spawn with an anchor in row {@code y}; returns whether there is one. */
	private boolean reachFrom(Cell spawn, int y) {
		BitPlane legal = components.plane();
		int first = legal.nextSet(Math.max(0, spawn.x() - size + 1), y);
		for (int x = first; x <= spawn.x(); x = legal.nextSet(legal.nextClear(x, y), y)) {
			isReached[components.rootAt(x, y)] = true;
		}
		return first <= spawn.x();
	}

	Components components() {
		return components;
	}

	/** The spawns at which no component starts, in their order. */
	List<Cell> misfits() {
		return List.copyOf(misfits);
	}

	/** The anchors of the reached components. */
	BitPlane plane() {
		BitPlaneEditor plane = components.plane().edit();
		for (int row = 0; row < components.plane().rows(); row++) {
			draw(row, plane);
		}
		return plane.build();
	}

	/** The same plane; it shares the unchanged tiles with the plane of other components. */
	BitPlane plane(ReachedComponents before, BitPlane planeBefore) {
		BitPlaneEditor plane = planeBefore.edit();
		for (int row = 0; row < components.plane().rows(); row++) {
			if (!isLike(before, row)) {
				draw(row, plane);
			}
		}
		return plane.build();
	}

	private boolean isLike(ReachedComponents other, int row) {
		ComponentBand band = components.band(row);
		int here = components.base(row);
		int there = other.components.base(row);
		return band == other.components.band(row) && Arrays.equals(isReached, here, here + band.count(),
				other.isReached, there, there + band.count());
	}

	private void draw(int row, BitPlaneEditor plane) {
		for (int column = 0; column < components.plane().columns(); column++) {
			TileComponents tile = components.band(row).tile(column);
			int reached = choose(column, row, tile.count());
			if (reached == tile.count()) {
				plane.shareTile(column, row, components.plane());
			} else if (reached == 0) {
				plane.setTile(column, row, BitPlane.EMPTY_TILE);
			} else {
				tile.select(chosen, words);
				plane.setTile(column, row, words);
			}
		}
	}

	/** Chooses the reached ones of a tile's components; returns their number. */
	private int choose(int column, int row, int count) {
		int reached = 0;
		for (int part = 0; part < count; part++) {
			chosen[part] = isReached[components.base(row) + components.band(row).component(column, part)];
			reached += chosen[part] ? 1 : 0;
		}
		return reached;
	}

	/** The runs of the components that are not reached. */
	UnreachedComponents unreached(Progress progress) {
		return new UnreachedComponents(components, isReached, size, progress);
	}
}
