package org.leeway.pathing.components;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * The connected components of the places where a unit can stand. A place is given by its anchor, the cell under the unit's
 * top-left corner. Two anchors are connected if they are in one component. Immutable.
 */
public final class Connectivity {

	private final Components components;

	private Connectivity(Components components) {
		this.components = components;
	}

	/**
	 * Labels a plane.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Connectivity of(BitPlane legal, Diagonals diagonals, Progress progress) {
		return new Connectivity(Components.of(legal, diagonals, progress));
	}

	/**
	 * Returns the connectivity after an edit of the map. Only changed tiles are computed again.
	 *
	 * @param legal the places where the unit can stand after the edit, as the cells under its top-left corner. The size of
	 * the map must be the same
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public Connectivity with(BitPlane legal, Progress progress) {
		return legal == components.plane() ? this : new Connectivity(components.with(legal, progress));
	}

	/** Returns the rule of diagonal steps. */
	public Diagonals diagonals() {
		return components.diagonals();
	}

	/**
	 * Returns the anchors that the unit can reach from an anchor, including this anchor. An anchor is the cell under the unit's
	 * top-left corner. Empty if the unit cannot stand at the given anchor.
	 *
	 * @param anchor a cell inside the map
	 */
	public BitPlane connectedTo(Cell anchor) {
		return new ReachedComponents(components, 1, List.of(anchor)).plane();
	}

	/**
	 * Returns whether the unit can get from one place to another. A place is given by the cell under the unit's top-left
	 * corner. The time grows with the logarithm of the map's side.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside
	 */
	public boolean connects(Cell from, Cell to) {
		return isLegal(from) && isLegal(to)
				&& components.find(from.x(), from.y()).equals(components.find(to.x(), to.y()));
	}

	private boolean isLegal(Cell anchor) {
		return components.plane().get(anchor.x(), anchor.y());
	}
}
