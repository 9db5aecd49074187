package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.leeway.pathing.clearance.stream.PartialReach.SharedCells;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.world.Diagonals;

/**
 * A computation of the reachability of one unit in a part of a map, row by row. Keeps a connected component of places while
 * the component may still grow, or may continue in a neighbouring part. Reports and releases all other components.
 */
final class UnitStream {

	private static final int FEW = 64;

	private final CellRect cells;
	private final CellRect anchors;
	private final OwnCells own;
	private final int size;
	private final long minArea;
	private final List<RowErosion> erosions = new ArrayList<>();
	private final List<Seam> seams;
	private final Starts starts;
	/**
	 * The {@linkplain Component#ofStarts component of all starts}. This single object counts the cells of all components in
	 * which the unit starts. Null while there are no spawns.
	 */
	private Component reached;
	private final FinishedComponents finished;
	private final Overlaps overlaps = new Overlaps();
	private final FootprintProfile profile;
	private RowRuns runs;
	private RowRuns runsAbove;
	private final List<Component> open = new ArrayList<>();
	private int limit = FEW;
	/**
	 * The next row that {@link #add} receives. Row 0 is the first row of {@link #cells}, the cells that this part of the map
	 * sees.
	 */
	private int cellY;
	/**
	 * The next row in which to find places of the unit. Rows are counted from the first row of cells that this part of the
	 * map reads.
	 */
	private int y;
	private long traversable;
	private long legal;

	UnitStream(MapPart part, int size, Diagonals diagonals, long minArea) {
		this.cells = part.cells();
		this.anchors = part.anchors();
		this.own = OwnCells.of(part);
		this.size = size;
		this.minArea = minArea;
		this.runs = new RowRuns(diagonals);
		this.runsAbove = new RowRuns(diagonals);
		this.seams = Seam.of(part, diagonals);
		this.starts = new Starts(size);
		this.finished = new FinishedComponents(minArea);
		this.profile = new FootprintProfile(cells.width(), size, own, overlaps);
		for (int side = 1; fits() && side < size;) {
			int distance = Math.min(side, size - side);
			erosions.add(new RowErosion(distance, cells.width() + 63 >> 6));
			side += distance;
		}
	}

	private boolean fits() {
		return size <= Math.min(cells.width(), cells.height());
	}

	/**
	 * Adds spawns. The rows of the spawns must not have been added yet.
	 *
	 * @param spawns in coordinates of the map
	 */
	void start(List<Cell> spawns) {
		starts.add(spawns.stream().map(spawn -> new Cell(spawn.x() - cells.x(), spawn.y() - cells.y())).toList());
		if (reached == null && !spawns.isEmpty()) {
			reached = Component.ofStarts();
		}
	}

	/** Adds the next row of traversable cells, 64 in a word. Bits after the end of the row must be 0. */
	void add(long[] row) {
		traversable += own.bits(row, cellY++);
		long[] grown = fits() ? row : null;
		for (int i = 0; grown != null && i < erosions.size(); i++) {
			grown = erosions.get(i).next(grown);
		}
		if (grown != null && y < anchors.height()) {
			addAnchors(grown);
		}
	}

	private void addAnchors(long[] row) {
		RowRuns above = runsAbove;
		runsAbove = runs;
		runs = above;
		runs.load(row, anchors.width());
		legal += runs.label(runsAbove, y, own, open);
		for (Seam seam : seams) {
			seam.next(y, runs);
		}
		if (reached != null) {
			starts.find(y, runs, reached);
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

	/** Reports and releases the components that are complete, because all of their footprints lie above row {@link #y}. */
	private void settle() {
		overlaps.settle(y);
		open.removeIf(component -> !component.isCounted() || isReported(component));
		limit = Math.max(FEW, 2 * open.size());
	}

	private boolean isReported(Component component) {
		boolean whole = component.isFinishedAt(y);
		if (whole) {
			finished.add(component.region(size, origin()));
		}
		return whole;
	}

	private Cell origin() {
		return new Cell(cells.x(), cells.y());
	}

	/** Returns the result, after the last row. */
	PartialReach finish() {
		runs.clear();
		while (fits() && y < own.bottom()) {
			cover();
		}
		settle();
		if (reached != null && !reached.isEmpty()) {
			open.add(reached);
		}
		Map<Component, Integer> numbers = new IdentityHashMap<>();
		List<Region> regions = new ArrayList<>();
		for (Component component : open) {
			numbers.put(component, numbers.size());
			regions.add(component.region(size, origin()));
		}
		List<SharedCells> shared = new ArrayList<>();
		overlaps.forEach((components, count) -> shared
				.add(new SharedCells(components.stream().map(numbers::get).sorted().toList(), count)));
		return new PartialReach(legal, traversable, profile.covered(), minArea, reached != null, misfits(), regions,
				numbers.getOrDefault(reached, -1), pieces(numbers), shared, finished);
	}

	/**
	 * Returns the pieces of this part of the map. A piece is a component that reaches a border of the part or covers a spawn.
	 * {@link PartJoin} connects the pieces of all parts.
	 *
	 * @param open maps each {@linkplain PartialReach open} component to its index
	 */
	private Pieces pieces(Map<Component, Integer> open) {
		Map<Component, Integer> pieces = new LinkedHashMap<>();
		Map<SeamComponent, Integer> strips = new HashMap<>();
		seams.forEach(seam -> seam.forEach(origin(), (strip, holder) -> strips.put(strip, number(holder, pieces))));
		List<Pieces.Start> found = new ArrayList<>();
		starts.forEach((spawn, over) -> found.add(new Pieces.Start(inMap(spawn),
				over.stream().map(component -> number(component, pieces)).collect(Collectors.toSet()))));
		return new Pieces(pieces.keySet().stream().mapToInt(piece -> open.get(piece.counted())).toArray(), strips, found);
	}

	private static int number(Component piece, Map<Component, Integer> pieces) {
		return pieces.computeIfAbsent(piece, key -> pieces.size());
	}

	private List<Cell> misfits() {
		return starts.misfits().stream().map(this::inMap).toList();
	}

	private Cell inMap(Cell seen) {
		return new Cell(seen.x() + cells.x(), seen.y() + cells.y());
	}
}
