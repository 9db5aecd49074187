package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.Region;

/**
 * A receiver of complete components in which the unit does not start. Keeps the components that are large enough to report.
 * Also keeps the largest component, because a unit without spawns starts there. Ties go to the component that begins first,
 * row by row.
 */
final class FinishedComponents {

	private final long minArea;
	private final List<Region> others = new ArrayList<>();
	/** The largest component, by number of anchors. Null before the first component. */
	private Region largest;

	/**
	 * Creates a receiver without components.
	 *
	 * @param minArea the least number of cells of a component to keep. The component with the most anchors is kept in any
	 * case
	 */
	FinishedComponents(long minArea) {
		this.minArea = minArea;
	}

	void add(Region component) {
		if (largest != null && !isLarger(component, largest)) {
			keep(component);
			return;
		}
		if (largest != null) {
			keep(largest);
		}
		largest = component;
	}

	private static boolean isLarger(Region component, Region than) {
		return component.anchors() == than.anchors() ? SampleOrder.isBefore(component, than)
				: component.anchors() > than.anchors();
	}

	private void keep(Region component) {
		if (component.cells() >= minArea) {
			others.add(component);
		}
	}

	/** Returns the largest component, by number of anchors. Null if there is none. */
	Region largest() {
		return largest;
	}

	/** Returns all kept components except {@link #largest()}. */
	List<Region> others() {
		return others;
	}
}
