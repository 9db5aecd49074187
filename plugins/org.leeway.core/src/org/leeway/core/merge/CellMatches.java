package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A search for the place where the map of one side of a merge lies on the map of the base. This is the place where most cells
 * of both maps are equal.
 */
final class CellMatches {

	/**
	 * Number of random cells that are compared first, at each possible place of the map. The places where most of these cells
	 * are equal are then compared completely, before the other places.
	 */
	private static final int SAMPLES = 64;
	/**
	 * Limit for the number of places at which the smaller map could lie on the larger map. If the sizes allow more places,
	 * there is no search.
	 */
	private static final long MOST_PLACES = 1 << 20;
	/** Limit for the number of cells that a search compares, which needs about three seconds. */
	private static final long MOST_CELLS = 1L << 31;

	/**
	 * Factor that prefers the place (0, 0), because a repainted map may fit better elsewhere by chance. Another place is chosen
	 * only if the cells that differ there are less than 1/{@value} of the cells that differ at (0, 0).
	 */
	private static final long MUCH_BETTER = 4;

	private final TerrainGrid base;
	private final int[] ids;
	private final TerrainGrid side;
	private final int[] sideIds;
	private final Progress progress;
	private long compared;

	/** A possible place of the side's map on the map of the base, with the number of sample cells that differ there. */
	private record Tried(Cell cell, int different) {
	}

	CellMatches(TerrainGrid base, int[] ids, TerrainGrid side, int[] sideIds, Progress progress) {
		this.base = base;
		this.ids = ids;
		this.side = side;
		this.sideIds = sideIds;
		this.progress = progress;
	}

	/**
	 * Returns the number of equal cells if the top-left cell of the side's map lies at the cell (x, y) of the base. Compares
	 * only cells that both maps have.
	 */
	long at(int x, int y) {
		Optional<CellRect> common = common(x, y);
		return common.isEmpty() ? 0 : common.get().cells() - different(x, y, Long.MAX_VALUE);
	}

	private Optional<CellRect> common(int x, int y) {
		return base.bounds().intersection(new CellRect(x, y, side.width(), side.height()));
	}

	/**
	 * Returns where the top-left cell of the side's map lies on the base, so that most cells are equal. In each direction, the
	 * smaller map lies inside the larger map. Prefers (0, 0), see {@link #MUCH_BETTER}: there lies a map that was resized only
	 * on the right and below. Empty if several places are equally good, or if the search would take too long.
	 */
	Optional<Cell> best() {
		long columns = 1L + Math.abs(base.width() - side.width());
		long rows = 1L + Math.abs(base.height() - side.height());
		if (columns * rows > MOST_PLACES) {
			return Optional.empty();
		}
		Cell corner = new Cell(0, 0);
		long atCorner = different(0, 0, Long.MAX_VALUE);
		List<Cell> best = List.of();
		long fewest = atCorner;
		for (Tried place : places((int) columns, (int) rows)) {
			progress.check();
			if (place.cell.equals(corner)) {
				continue;
			}
			long different = different(place.cell.x(), place.cell.y(), fewest);
			if (compared > MOST_CELLS) {
				return Optional.empty();
			}
			if (different <= fewest) {
				best = different < fewest || best.isEmpty() ? List.of(place.cell) : List.of(best.getFirst(), place.cell);
				fewest = different;
			}
			if (fewest == 0 && (best.size() > 1 || atCorner == 0 && !best.isEmpty())) {
				return Optional.empty();
			}
		}
		if (fewest * MUCH_BETTER < atCorner) {
			return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
		}
		return fewest == atCorner && !best.isEmpty() ? Optional.empty() : Optional.of(corner);
	}

	private List<Tried> places(int columns, int rows) {
		Random random = new Random(1);
		int width = Math.min(base.width(), side.width());
		int height = Math.min(base.height(), side.height());
		int[] xs = random.ints(SAMPLES, 0, width).toArray();
		int[] ys = random.ints(SAMPLES, 0, height).toArray();
		List<Tried> places = new ArrayList<>();
		for (int row = 0; row < rows; row++) {
			progress.check();
			for (int column = 0; column < columns; column++) {
				int x = base.width() > side.width() ? column : -column;
				int y = base.height() > side.height() ? row : -row;
				int different = 0;
				for (int i = 0; i < SAMPLES; i++) {
					different += isEqual(Math.max(0, x) + xs[i], Math.max(0, y) + ys[i], x, y) ? 0 : 1;
				}
				places.add(new Tried(new Cell(x, y), different));
			}
		}
		places.sort(Comparator.comparingInt(Tried::different));
		return places;
	}

	private boolean isEqual(int column, int row, int x, int y) {
		return ids[base.terrain(column, row)] == sideIds[side.terrain(column - x, row - y)];
	}

	/** Returns the number of cells that differ at a place. Stops after a row if more than {@code most} cells differ. */
	private long different(int x, int y, long most) {
		Optional<CellRect> common = common(x, y);
		if (common.isEmpty()) {
			return 0;
		}
		CellRect cells = common.get();
		byte[] one = new byte[cells.width()];
		byte[] other = new byte[cells.width()];
		long different = 0;
		for (int row = cells.y(); row < cells.bottom() && different <= most && compared <= MOST_CELLS; row++) {
			base.copyRow(cells.x(), row, one.length, one, 0);
			side.copyRow(cells.x() - x, row - y, other.length, other, 0);
			for (int i = 0; i < one.length; i++) {
				different += ids[one[i] & 0xFF] == sideIds[other[i] & 0xFF] ? 0 : 1;
			}
			compared += one.length;
		}
		return different;
	}
}
