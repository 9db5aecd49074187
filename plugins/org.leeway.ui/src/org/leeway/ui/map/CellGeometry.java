package org.leeway.ui.map;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.GridUnit;

/**
 * Conversions between cells and the canvas. Figures use <em>content coordinates</em>, in which a cell is {@link #CELL} units
 * wide. At a zoom of 100 %, one unit of these coordinates is one pixel of the device.
 */
public final class CellGeometry {

	/** The side of a cell in content coordinates. */
	public static final int CELL = 16;

	private static final double SMALLEST_RADIUS = 0.5;
	/**
	 * The smallest radius of a circle that the user drags without snapping, in cells. Equals 1 unit of content coordinates. A
	 * circle with radius 0 would be invisible, and would block nothing.
	 */
	private static final double SMALLEST_FREE_RADIUS = 1.0 / CELL;

	private CellGeometry() {
	}

	/**
	 * Returns the bounds of a circle in content coordinates.
	 *
	 * @param x the x coordinate of the centre, in cells
	 * @param y the y coordinate of the centre, in cells
	 * @param radius in cells
	 */
	public static Rectangle bounds(double x, double y, double radius) {
		int left = round(x - radius);
		int top = round(y - radius);
		return new Rectangle(left, top, round(x + radius) - left, round(y + radius) - top);
	}

	/** Converts a rectangle of cells to content coordinates. */
	public static Rectangle bounds(CellRect cells) {
		return new Rectangle(cells.x() * CELL, cells.y() * CELL, cells.width() * CELL, cells.height() * CELL);
	}

	/**
	 * Returns the bounds of a rectangle in content coordinates.
	 *
	 * @param cells the rectangle, in cells
	 */
	public static Rectangle bounds(Envelope cells) {
		int left = round(cells.left());
		int top = round(cells.top());
		return new Rectangle(left, top, round(cells.right()) - left, round(cells.bottom()) - top);
	}

	/**
	 * Returns the corners of a polygon in content coordinates.
	 *
	 * @param polygon in cells
	 */
	public static PointList corners(Polygon polygon) {
		PointList corners = new PointList();
		for (int i = 0; i < polygon.size(); i++) {
			corners.addPoint(round(polygon.x(i)), round(polygon.y(i)));
		}
		return corners;
	}

	/** Returns the cell at a point in content coordinates. The cell may lie outside the level. */
	public static Cell cellAt(Point point) {
		return new Cell(Math.floorDiv(point.x, CELL), Math.floorDiv(point.y, CELL));
	}

	/**
	 * Returns the anchor of a footprint around a cell: the top-left cell of the footprint. A footprint that would reach
	 * beyond the map is moved to the nearest place on the map.
	 *
	 * @param middle the cell in the middle of the footprint. For an even size, the top left of the four middle cells
	 * @param size the side of the footprint, in cells
	 * @param map the bounds of the map
	 */
	public static Cell anchor(Cell middle, int size, CellRect map) {
		int before = (size - 1) / 2;
		return new Cell(Math.clamp(middle.x() - before, 0, Math.max(0, map.width() - size)),
				Math.clamp(middle.y() - before, 0, Math.max(0, map.height() - size)));
	}

	/**
	 * Returns the side of an agent's footprint, in cells. The result is at most the shorter side of the map plus 1, because an
	 * agent of this size already fits nowhere. Returns 1 if the agent belongs to no level.
	 */
	public static int sizeOnMap(AgentType agent) {
		return agent.eContainer() instanceof Level level
				? GridUnit.sizeOn(agent.getSize(), level.getTerrain().width(), level.getTerrain().height()) : 1;
	}

	/**
	 * Returns the cells that a rectangle touches. Even for a rectangle without width or height, the result has at least
	 * one column and one row.
	 */
	public static CellRect cellsAround(Envelope area) {
		int left = (int) Math.floor(area.left());
		int top = (int) Math.floor(area.top());
		return new CellRect(left, top, Math.max(1, (int) Math.ceil(area.right()) - left),
				Math.max(1, (int) Math.ceil(area.bottom()) - top));
	}

	/** Converts a length from content coordinates to cells. */
	public static double cells(double contentLength) {
		return contentLength / CELL;
	}

	/** Rounds a coordinate, in cells, to the nearest multiple of 0.5: to an edge or to the middle of a cell. */
	public static double snap(double cells) {
		return Math.round(cells * 2) / 2.0;
	}

	/**
	 * Returns the new radius of a circle whose radius the user drags. The result has a lower limit above 0, even if the mouse
	 * is at the centre.
	 *
	 * @param cells the radius at which the mouse is, in cells. Negative if the user drags the radius beyond the centre
	 * @param free false to snap the radius to multiples of half a cell
	 */
	public static double draggedRadius(double cells, boolean free) {
		return free ? Math.max(SMALLEST_FREE_RADIUS, cells) : Math.max(SMALLEST_RADIUS, snap(cells));
	}

	private static int round(double cells) {
		return (int) Math.round(cells * CELL);
	}
}
