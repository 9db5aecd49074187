package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.clearance.Region;

/**
 * Receives complete components, separates the reached one from the others, and keeps those others that are to be
 * reported. With spawns, everything that starts there is one component. Without spawns, the component with the most
 * anchors so far counts as reached; of equals, the first.
 */
final class FinishedComponents {

	private final int size;
	private final long minArea;
	private final boolean hasSpawns;
	private final List<Region> regions = new ArrayList<>();
	/** Null while there is none. */
	private Component reached;

	FinishedComponents(int size, long minArea, Component ofStarts) {
		this.size = size;
		this.minArea = minArea;
		this.hasSpawns = ofStarts != null;
		this.reached = ofStarts;
	}

	void add(Component component) {
		if (hasSpawns || reached != null && !isLarger(component, reached)) {
			report(component);
			return;
		}
		if (reached != null) {
			report(reached);
		}
		reached = component;
	}

	private static boolean isLarger(Component component, Component than) {
		return component.anchors() == than.anchors() ? component.isBefore(than) : component.anchors() > than.anchors();
	}

	private void report(Component component) {
		if (component.cells() >= minArea) {
			regions.add(component.region(size));
		}
	}

	long reachableAnchors() {
		return reached == null ? 0 : reached.anchors();
	}

	long coveredCells() {
		return reached == null ? 0 : reached.cells();
	}

	/** The components that are not reached: those of most cells first, equals by their samples row by row. */
	List<Region> unreachable() {
		regions.sort(Comparator.comparingLong(Region::cells).reversed()
				.thenComparingInt(region -> region.sample().y()).thenComparingInt(region -> region.sample().x()));
		return regions;
	}
}
