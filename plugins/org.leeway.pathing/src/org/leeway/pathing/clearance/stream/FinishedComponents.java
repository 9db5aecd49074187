package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.clearance.Region;

/**
 * Receives complete components in which no unit starts. Separates the one with the most anchors so far, of equals the
 * first, which counts as reached if there are no spawns; keeps those others that are to be reported.
 */
final class FinishedComponents {

	private final long minArea;
	private final List<Region> others = new ArrayList<>();
	/** Null while there is none. */
	private Region largest;

	/** @param minArea smaller components are not kept, in cells */
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

	/** Null if there is none. */
	Region largest() {
		return largest;
	}

	/** All but the largest. */
	List<Region> others() {
		return others;
	}
}
