package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** Tells the components of legal anchors in which a unit starts from the others. */
final class ReachedComponents {

	private final Components components;
	private final int size;
	/** By part of a component. */
	private final boolean[] isReached;
	private final List<Cell> misfits = new ArrayList<>();
	private final long[] words = new long[BitPlane.TILE];

	ReachedComponents(Components components, int size, List<Cell> spawns) {
		this.components = components;
		this.size = size;
		this.isReached = new boolean[components.parts()];
		if (!spawns.isEmpty()) {
			reachFrom(spawns);
		} else if (isReached.length > 0) {
			isReached[components.largest()] = true;
		}
		for (int part = 0; part < isReached.length; part++) {
			isReached[part] = isReached[components.root(part)];
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

	/** Marks the components that start at the spawn with an anchor in row {@code y}; tells whether there is one. */
	private boolean reachFrom(Cell spawn, int y) {
		BitPlane legal = components.plane();
		int first = legal.nextSet(Math.max(0, spawn.x() - size + 1), y);
		for (int x = first; x <= spawn.x(); x = legal.nextSet(legal.nextClear(x, y), y)) {
			isReached[components.root(components.partAt(x, y))] = true;
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
		BitPlane legal = components.plane();
		BitPlane.Editor plane = legal.edit();
		for (int tile = 0; tile < components.tiles(); tile++) {
			draw(tile, plane);
		}
		return plane.build();
	}

	/** The same, sharing the tiles where nothing changed with the plane of other components. */
	BitPlane plane(ReachedComponents before, BitPlane planeBefore) {
		BitPlane.Editor plane = planeBefore.edit();
		for (int tile = 0; tile < components.tiles(); tile++) {
			if (!isLike(before, tile)) {
				draw(tile, plane);
			}
		}
		return plane.build();
	}

	private boolean isLike(ReachedComponents other, int tile) {
		TileComponents parts = components.tile(tile);
		if (parts != other.components.tile(tile)) {
			return false;
		}
		int here = components.base(tile);
		int there = other.components.base(tile);
		return Arrays.equals(isReached, here, here + parts.count(), other.isReached, there, there + parts.count());
	}

	private void draw(int tile, BitPlane.Editor plane) {
		int column = tile % components.plane().columns();
		int row = tile / components.plane().columns();
		int reached = reachedParts(tile);
		if (reached == components.tile(tile).count()) {
			plane.shareTile(column, row, components.plane());
		} else if (reached == 0) {
			plane.setTile(column, row, BitPlane.EMPTY_TILE);
		} else {
			components.tile(tile).select(isReached, components.base(tile), words);
			plane.setTile(column, row, words);
		}
	}

	/** The number of a tile's parts that are reached. */
	private int reachedParts(int tile) {
		int reached = 0;
		for (int part = components.base(tile); part < components.base(tile + 1); part++) {
			reached += isReached[part] ? 1 : 0;
		}
		return reached;
	}

	/** The runs of the components that are not reached. */
	UnreachedComponents unreached(Progress progress) {
		return new UnreachedComponents(components, isReached, size, progress);
	}
}
