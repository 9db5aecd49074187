package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/** Separates the components of legal anchors in which a unit starts from the others. */
final class ReachedComponents {

	private final Components components;
	private final int size;
	private final List<ComponentRef> reached;
	private final List<Cell> misfits = new ArrayList<>();

	ReachedComponents(Components components, int size, List<Cell> spawns) {
		this.components = components;
		this.size = size;
		this.reached = spawns.isEmpty() ? components.largest().stream().toList() : reachedFrom(spawns);
	}

	private List<ComponentRef> reachedFrom(List<Cell> spawns) {
		Set<ComponentRef> starts = new LinkedHashSet<>();
		for (Cell spawn : spawns) {
			boolean fits = false;
			for (int y = Math.max(0, spawn.y() - size + 1); y <= spawn.y(); y++) {
				fits |= addStarts(spawn, y, starts);
			}
			if (!fits) {
				misfits.add(spawn);
			}
		}
		return List.copyOf(starts);
	}

	/** Adds the components that start at the spawn with an anchor in row {@code y}; returns whether there is one. */
	private boolean addStarts(Cell spawn, int y, Set<ComponentRef> starts) {
		BitPlane legal = components.plane();
		int first = legal.nextSet(Math.max(0, spawn.x() - size + 1), y);
		for (int x = first; x <= spawn.x(); x = legal.nextSet(legal.nextClear(x, y), y)) {
			starts.add(components.find(x, y));
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
		return new Drawing(components.plane().edit()).draw(whole(), null);
	}

	/** The same plane; it shares the unchanged tiles with the plane of other components. */
	BitPlane plane(ReachedComponents before, BitPlane planeBefore) {
		return new Drawing(planeBefore.edit()).draw(whole(), before.whole());
	}

	private ReachedPart whole() {
		return ReachedPart.whole(components, reached);
	}

	/** The runs of the components that are not reached. */
	UnreachedComponents unreached(Progress progress) {
		return new UnreachedComponents(components, reached, size, progress);
	}

	/** Draws the reached anchors where they differ from what a plane holds. */
	private final class Drawing {

		private final BitPlaneEditor plane;
		private final long[] words = new long[BitPlane.TILE];

		Drawing(BitPlaneEditor plane) {
			this.plane = plane;
		}

		/** @param before what the plane holds; null for all anchors */
		BitPlane draw(ReachedPart part, ReachedPart before) {
			drawPart(part, before);
			return plane.build();
		}

		private void drawPart(ReachedPart part, ReachedPart before) {
			if (before == null ? part.isWhollyReached() : part.isLike(before)) {
				return;
			}
			switch (part.node()) {
			case TileComponents tile -> drawTile(tile, part);
			case ComponentBlock block -> {
				for (int i = 0; i < block.size(); i++) {
					drawPart(part.part(i), before == null ? null : before.part(i));
				}
			}
			}
		}

		private void drawTile(TileComponents tile, ReachedPart part) {
			int reachedHere = part.reached();
			if (reachedHere == tile.count()) {
				plane.shareTile(part.column(), part.row(), components.plane());
			} else if (reachedHere == 0) {
				plane.setTile(part.column(), part.row(), BitPlane.EMPTY_TILE);
			} else {
				tile.select(part.isReached(), words);
				plane.setTile(part.column(), part.row(), words);
			}
		}
	}
}
