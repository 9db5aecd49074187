package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Diagonals;

/**
 * A strip of cells along a border between two parts of a map. Both parts see the strip. Each part creates an object of this
 * class for the strip, and finds the connected components of the strip. Paths outside of the strip do not count as connections,
 * because only one of the parts sees them. So both parts find the same components. Columns and rows of the object are counted
 * from the top-left cell that its part sees.
 */
final class Seam {

	private final boolean vertical;
	/**
	 * The cell that identifies the border, in coordinates of the map. For a vertical border, the topmost cell just right of the
	 * border. For a horizontal border, the leftmost cell just below the border. Both parts of the map find the same cell.
	 */
	private final Cell place;
	private final int left;
	private final int right;
	private final int top;
	private final int bottom;
	private RowRuns runs;
	private RowRuns runsAbove;
	private final List<Component> components = new ArrayList<>();
	/** Indexed by component of the strip: the component of the whole map part that contains the component of the strip. */
	private final List<Component> holders = new ArrayList<>();

	private Seam(boolean vertical, Cell place, CellRect strip, CellRect seen, Diagonals diagonals) {
		this.vertical = vertical;
		this.place = place;
		this.left = strip.x() - seen.x();
		this.right = left + strip.width();
		this.top = strip.y() - seen.y();
		this.bottom = top + strip.height();
		this.runs = new RowRuns(diagonals);
		this.runsAbove = new RowRuns(diagonals);
	}

	/** Returns the strips of a part, one along each border with another part. */
	static List<Seam> of(MapPart part, Diagonals diagonals) {
		List<Seam> seams = new ArrayList<>();
		CellRect own = part.own();
		if (own.x() > 0) {
			seams.add(column(part, own.x(), diagonals));
		}
		if (own.right() < part.mapWidth()) {
			seams.add(column(part, own.right(), diagonals));
		}
		if (own.y() > 0) {
			seams.add(row(part, own.y(), diagonals));
		}
		if (own.bottom() < part.mapHeight()) {
			seams.add(row(part, own.bottom(), diagonals));
		}
		return seams;
	}

	private static Seam column(MapPart part, int x, Diagonals diagonals) {
		CellRect seen = part.anchors();
		int from = Math.max(0, x - part.halo());
		return new Seam(true, new Cell(x, part.own().y()), new CellRect(from, seen.y(), x + 1 - from, seen.height()), seen,
				diagonals);
	}

	private static Seam row(MapPart part, int y, Diagonals diagonals) {
		CellRect seen = part.anchors();
		int from = Math.max(0, y - part.halo());
		return new Seam(false, new Cell(part.own().x(), y), new CellRect(seen.x(), from, seen.width(), y + 1 - from), seen,
				diagonals);
	}

	/**
	 * Adds the cells of a row that lie in the strip.
	 *
	 * @param row the runs of the row. Each run must already have its component in the whole part of the map
	 */
	void next(int y, RowRuns row) {
		if (y < top || y >= bottom) {
			return;
		}
		RowRuns above = runsAbove;
		runsAbove = runs;
		runs = above;
		int first = runs.loadPart(row, left, right);
		int known = components.size();
		runs.label(runsAbove, y, OwnCells.NONE, components);
		for (int run = 0; known < components.size(); run++) {
			if (runs.component(run) == components.get(known)) {
				Component holder = row.component(first + run);
				holder.keepOpen();
				holders.add(holder);
				known++;
			}
		}
	}

	/**
	 * Calls an action for each connected component of the strip. The action also receives the component of the whole part of
	 * the map that contains the component of the strip. Call this after the last row.
	 *
	 * @param seen the top-left cell that the part {@linkplain MapPart sees}
	 */
	void forEach(Cell seen, BiConsumer<SeamComponent, Component> action) {
		for (int i = 0; i < holders.size(); i++) {
			if (components.get(i).isRoot()) {
				Cell first = components.get(i).first();
				action.accept(new SeamComponent(vertical, place.x(), place.y(), seen.x() + first.x(), seen.y() + first.y()),
						holders.get(i).root());
			}
		}
	}
}
