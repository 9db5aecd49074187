package org.leeway.core.merge;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EReference;
import org.leeway.pathing.grid.BitPlane;

/** A set of changes to leave out of a merge. The merge is repeated without these changes, to find out which findings they cause. */
final class LeftOut {

	/** Leaves out nothing. */
	static final LeftOut NOTHING = new LeftOut(List.of());

	/** A change of one side. */
	sealed interface Change {

		Side side();
	}

	/**
	 * Cells that a side painted or added.
	 *
	 * @param cells of the merged map
	 */
	record Cells(Side side, BitPlane cells) implements Change {
	}

	/** An object that a side added, changed or removed. */
	record OneObject(Side side, EReference list, int identity) implements Change {
	}

	/** The attributes of a level that a side changed. */
	record Attributes(Side side) implements Change {
	}

	private final Map<Side, BitPlane> cells = new EnumMap<>(Side.class);
	private final Set<Change> others = new HashSet<>();

	LeftOut(Collection<? extends Change> changes) {
		for (Change change : changes) {
			if (change instanceof Cells painted) {
				cells.merge(painted.side, painted.cells, BitPlane::or);
			} else {
				others.add(change);
			}
		}
	}

	boolean hasCells(int y) {
		return cells.values().stream().anyMatch(plane -> plane.nextSet(0, y) < plane.width());
	}

	/** Undoes changes of a side in a row of cells: each cell whose change is left out gets its value of the base again. */
	void apply(int y, Side side, short[] base, short[] row) {
		BitPlane plane = cells.get(side);
		if (plane != null) {
			for (int x = plane.nextSet(0, y); x < plane.width(); x = plane.nextSet(x + 1, y)) {
				row[x] = base[x];
			}
		}
	}

	/**
	 * Returns the three versions of an object for the repeated merge: base, ours and theirs. If the change of a side is left
	 * out, this side gets the version of the base.
	 */
	Triple apply(EReference list, int identity, Triple object, MergeFrame frame) {
		ObjectValue ours = others.contains(new OneObject(Side.OURS, list, identity)) ? frame.base().move(object.base(), frame.ours())
				: object.ours();
		ObjectValue theirs = others.contains(new OneObject(Side.THEIRS, list, identity))
				? frame.base().move(object.base(), frame.theirs()) : object.theirs();
		return new Triple(object.base(), ours, theirs);
	}

	/** Returns whether the attributes that a side changed are left out. */
	boolean hasAttributes(Side side) {
		return others.contains(new Attributes(side));
	}
}
