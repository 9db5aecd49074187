package org.leeway.core.merge;

import java.util.Optional;

import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The place of the map of one side of a merge (ours or theirs), in cells of the base. The origins of the two levels tell the
 * place, because an origin stays valid when the map is resized. Without origins, maps of the same size lie on each other. For
 * other maps, the class chooses the place with the most equal cells.
 */
final class Placement {

	private static final double EXACT = 1e-6;

	private final Level base;
	private final Level side;
	private final CellMatches matches;

	private Placement(Level base, Level side, CellMatches matches) {
		this.base = base;
		this.side = side;
		this.matches = matches;
	}

	/**
	 * Returns where the map of a side lies, in cells of the base.
	 *
	 * @param name the name of the side, for messages
	 * @param ids a number for each terrain, indexed by the terrain's id in the base. The same terrain has the same number in
	 * all levels
	 * @param sideIds like {@code ids}, but indexed by the terrain's id in the level of the side
	 * @throws MergeException if several places are equally good, or if the search for the best place would take too long
	 */
	static CellRect of(Level base, int[] ids, Level side, int[] sideIds, String name, Progress progress) throws MergeException {
		Placement placement = new Placement(base, side, new CellMatches(base.getTerrain(), ids, side.getTerrain(), sideIds, progress));
		Optional<CellRect> byOrigin = placement.byOrigin();
		if (byOrigin.isPresent()) {
			return byOrigin.get();
		}
		return placement.hasSizeOfBase() ? placement.at(0, 0) : placement.matches.best().map(cell -> placement.at(cell.x(), cell.y()))
				.orElseThrow(() -> new MergeException("the map of " + name + ", " + side.getTerrain() + ", fits the base, "
						+ base.getTerrain() + ", equally well at several places, expected originX and originY in both levels"));
	}

	private CellRect at(int x, int y) {
		return new CellRect(x, y, side.getTerrain().width(), side.getTerrain().height());
	}

	private boolean hasSizeOfBase() {
		TerrainGrid map = base.getTerrain();
		return map.width() == side.getTerrain().width() && map.height() == side.getTerrain().height();
	}

	/**
	 * Returns the place that follows from the origins of the two levels. Empty if the levels have no origins, or have origins
	 * in different coordinate systems. Also empty if the origins give no whole cell, or if the cells show that the map has not
	 * moved.
	 */
	private Optional<CellRect> byOrigin() {
		GameFrame frame = base.getFrame();
		if (frame != side.getFrame() || base.isYUp() != side.isYUp()
				|| frame == GameFrame.UNITS && base.getCellScale() != side.getCellScale()) {
			return Optional.empty();
		}
		double step = frame == GameFrame.UNITS ? base.getCellScale() : 1;
		double x = (side.getOriginX() - base.getOriginX()) / step;
		double y = (side.getOriginY() - base.getOriginY()) / (base.isYUp() ? -step : step);
		if (frame == GameFrame.NONE && !hasOrigin(base) && !hasOrigin(side) || !isWhole(x) || !isWhole(y)) {
			return Optional.empty();
		}
		CellRect place = at((int) Math.rint(x), (int) Math.rint(y));
		// origins also differ if a user has only corrected the origin of a game's map. Then no cell has moved. So more cells
		// are equal at (0, 0) than at the place that follows from the origins, and the origins must be ignored
		boolean isCorrected = frame != GameFrame.NONE && (place.x() != 0 || place.y() != 0)
				&& matches.at(0, 0) > matches.at(place.x(), place.y());
		return isCorrected ? Optional.empty() : Optional.of(place);
	}

	private static boolean hasOrigin(Level level) {
		return level.isSetOriginX() || level.isSetOriginY();
	}

	private static boolean isWhole(double cells) {
		return Math.abs(cells - Math.rint(cells)) < EXACT && Math.abs(cells) <= TerrainGrid.MAX_SIDE;
	}
}
