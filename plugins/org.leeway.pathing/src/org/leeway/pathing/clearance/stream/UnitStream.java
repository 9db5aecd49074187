package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.List;

/**
 * Processes the rows of a map for a unit of one size. It turns rows of traversable cells into rows of legal anchors,
 * labels these, and counts the cells that the footprints on them cover. It reports a component, and forgets it, as soon
 * as no footprint of it reaches the current row.
 */
final class UnitStream {

	private static final int FEW = 64;

	private final MapHeader map;
	private final int size;
	private final List<RowErosion> erosions = new ArrayList<>();
	private final Starts starts;
	private final Component reached;
	private final FinishedComponents finished;
	private final Overlaps overlaps = new Overlaps();
	private final FootprintProfile profile;
	private RowRuns runs = new RowRuns();
	private RowRuns runsAbove = new RowRuns();
	private final List<Component> open = new ArrayList<>();
	private int limit = FEW;
	/** The next row of anchors. */
	private int y;
	private long traversable;
	private long legal;

	UnitStream(MapHeader map, StreamedUnit unit, long minArea) {
		this.map = map;
		this.size = unit.unit().size();
		this.starts = new Starts(unit.spawns(), size);
		this.reached = unit.spawns().isEmpty() ? null : Component.ofStarts();
		this.finished = new FinishedComponents(size, minArea, reached);
		this.profile = new FootprintProfile(map.width(), size, overlaps);
		for (int side = 1; fits() && side < size;) {
			int distance = Math.min(side, size - side);
			erosions.add(new RowErosion(distance, map.wordsPerRow()));
			side += distance;
		}
	}

	private boolean fits() {
		return size <= Math.min(map.width(), map.height());
	}

	/** Takes the traversable cells of the next row; the bits after its end are 0. */
	void add(long[] row) {
		for (long word : row) {
			traversable += Long.bitCount(word);
		}
		long[] anchors = fits() ? row : null;
		for (int i = 0; anchors != null && i < erosions.size(); i++) {
			anchors = erosions.get(i).next(anchors);
		}
		if (anchors != null) {
			addAnchors(anchors);
		}
	}

	private void addAnchors(long[] row) {
		RowRuns above = runsAbove;
		runsAbove = runs;
		runs = above;
		runs.load(row, map.width());
		legal += runs.anchors();
		runs.label(runsAbove, y, open);
		if (reached != null) {
			starts.join(y, runs, reached);
		}
		cover();
	}

	private void cover() {
		profile.next(y, runs);
		if (open.size() >= limit || overlaps.isFull()) {
			settle();
		}
		y++;
	}

	/** Reports the components with no footprint in row {@code y}. */
	private void settle() {
		overlaps.settle(y);
		open.removeIf(component -> !component.isRoot() || isReported(component));
		limit = Math.max(FEW, 2 * open.size());
	}

	private boolean isReported(Component component) {
		boolean whole = component.isFinishedAt(y);
		if (whole) {
			finished.add(component);
		}
		return whole;
	}

	/** The result, after the last row. */
	ReachSummary finish() {
		runs.clear();
		for (int row = 1; fits() && row < size; row++) {
			cover();
		}
		settle();
		return new ReachSummary(legal, finished.reachableAnchors(), finished.coveredCells(),
				traversable - profile.covered(), starts.misfits(), finished.unreachable());
	}
}
