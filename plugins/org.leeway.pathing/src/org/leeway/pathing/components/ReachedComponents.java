package org.leeway.pathing.components;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/**
 * The connected components of the places where a unit can stand, and which of them the unit reaches. A component is reached
 * if the unit starts in it. A unit without spawns starts in the largest component.
 */
public final class ReachedComponents {

	private final Components components;
	private final int size;
	private final List<Cell> spawns;
	/**
	 * Indexed by spawn: the components in which the unit can start at the spawn. Each of these components has a place where the
	 * unit covers the spawn.
	 */
	private final List<Set<ComponentRef>> starts;
	private final List<ComponentRef> reached;

	/**
	 * Finds the components in which a unit starts.
	 *
	 * @param components the connected components of the anchors, the top-left cells of the unit where it can stand
	 * @param size the side of the unit, in cells
	 * @param spawns the cells of the spawns
	 */
	public ReachedComponents(Components components, int size, List<Cell> spawns) {
		this.components = components;
		this.size = size;
		this.spawns = List.copyOf(spawns);
		this.starts = this.spawns.stream().map(this::over).toList();
		this.reached = spawns.isEmpty() ? components.largest().stream().toList()
				: starts.stream().flatMap(Set::stream).distinct().toList();
	}

	private Set<ComponentRef> over(Cell spawn) {
		BitPlane legal = components.plane();
		Set<ComponentRef> over = new LinkedHashSet<>();
		for (int y = Math.max(0, spawn.y() - size + 1); y <= spawn.y(); y++) {
			int first = legal.nextSet(Math.max(0, spawn.x() - size + 1), y);
			for (int x = first; x <= spawn.x(); x = legal.nextSet(legal.nextClear(x, y), y)) {
				over.add(components.find(x, y));
			}
		}
		return over;
	}

	public Components components() {
		return components;
	}

	/**
	 * Returns the spawns where the unit does not fit, in the order of all spawns. No legal place of the unit covers such a
	 * spawn.
	 */
	public List<Cell> misfits() {
		return IntStream.range(0, spawns.size()).filter(spawn -> starts.get(spawn).isEmpty()).mapToObj(spawns::get).toList();
	}

	/**
	 * Returns one gap for each group of connected spawns except the largest group: the gap between this group and the largest
	 * group. Empty if all spawns where the unit fits are connected.
	 */
	public List<StartGap> gaps() {
		return StartGap.of(starts);
	}

	/** Returns the anchors of the reached components. */
	public BitPlane plane() {
		return new Drawing(components.plane().edit()).draw(whole(), null);
	}

	/**
	 * Returns the places in the reached components. The result equals {@link #plane()}, but shares unchanged tiles with the
	 * old plane. After a small edit, this saves time and memory.
	 *
	 * @param before the components before the edit
	 * @param planeBefore the result before the edit
	 */
	public BitPlane plane(ReachedComponents before, BitPlane planeBefore) {
		return new Drawing(planeBefore.edit()).draw(whole(), before.whole());
	}

	private ReachedPart whole() {
		return ReachedPart.whole(components, reached);
	}

	/** Returns the components that are not reached. */
	public UnreachedComponents unreached(Progress progress) {
		return new UnreachedComponents(components, reached, size, progress);
	}

	/**
	 * An update of a plane, after which the plane has the places that the unit reaches now. The plane to update has
	 * either the places that the unit reached before an edit, or all places where the unit can stand. The update visits only
	 * tiles and blocks that may differ.
	 */
	private final class Drawing {

		private final BitPlaneEditor plane;
		private final long[] words = new long[BitPlane.TILE];

		Drawing(BitPlaneEditor plane) {
			this.plane = plane;
		}

		/**
		 * Updates the plane to the places that the unit reaches now, and returns the plane.
		 *
		 * @param part the whole map, with the components that are reached now
		 * @param before the whole map before the edit, with the components that were reached then. {@link #plane} still holds
		 * the places of these components. Null if {@link #plane} holds all places where the unit can stand
		 */
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
				plane.setTile(part.column(), part.row(), TileWords.EMPTY);
			} else {
				tile.select(part.isReached(), words);
				plane.setTile(part.column(), part.row(), words);
			}
		}
	}
}
