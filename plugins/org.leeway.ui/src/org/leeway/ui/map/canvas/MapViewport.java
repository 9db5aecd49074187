package org.leeway.ui.map.canvas;

import java.util.Arrays;

import org.eclipse.draw2d.CoordinateListener;
import org.eclipse.draw2d.Viewport;
import org.eclipse.draw2d.geometry.Insets;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.editparts.ZoomManager;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.figures.MapExtent;

/** The part of the map that is on the screen. The part can be moved and zoomed. */
public final class MapViewport {

	/**
	 * The zoom levels, as the side of a cell in pixels, from 1/64 to 64. Each level is a whole number, or 1 divided by
	 * a whole number.
	 */
	private static final double[] PIXELS_A_CELL = {1 / 64.0, 1 / 32.0, 1 / 16.0, 1 / 8.0, 1 / 4.0, 1 / 2.0, 1, 2, 3, 4,
			6, 8, 12, 16, 24, 32, 48, 64};

	/** The distance of fitted cells from the edges of the canvas, in pixels. */
	private static final int MARGIN = 6;

	private final LevelRootPart root;
	/** The cells of the last {@link #fit}, with the zoom and scroll position after it. Null before the first call. */
	private Fitted fitted;
	/** The widths of the strips that bars cover along the edges of the canvas, in pixels. */
	private Insets covered = new Insets();

	MapViewport(LevelRootPart root) {
		this.root = root;
	}

	private ZoomManager zoom() {
		return root.getZoomManager();
	}

	private Viewport figure() {
		return (Viewport) root.getFigure();
	}

	/** Sets the zoom levels of the canvas. */
	void setZoomLevels() {
		double[] levels = PIXELS_A_CELL.clone();
		for (int i = 0; i < levels.length; i++) {
			levels[i] /= CellGeometry.CELL;
		}
		zoom().setZoomLevels(levels);
	}

	/** Scrolls the canvas by some pixels. */
	public void scroll(int right, int down) {
		Point now = zoom().getViewport().getViewLocation();
		zoom().setViewLocation(now.getCopy().translate(right, down));
	}

	/**
	 * Adds a listener that runs after every zoom. Does not use GEF's own zoom listeners, because their type differs
	 * between versions of GEF.
	 */
	public void addZoomListener(CoordinateListener listener) {
		zoom().getScalableFigure().addCoordinateListener(listener);
	}

	public void removeZoomListener(CoordinateListener listener) {
		zoom().getScalableFigure().removeCoordinateListener(listener);
	}

	/** Adds a listener that runs after every scroll and zoom. */
	public void addListener(Runnable listener) {
		addZoomListener(map -> listener.run());
		Viewport viewport = figure();
		viewport.getHorizontalRangeModel().addPropertyChangeListener(change -> listener.run());
		viewport.getVerticalRangeModel().addPropertyChangeListener(change -> listener.run());
	}

	/** Returns the part of the map on the screen, in content coordinates. The part may reach beyond the map. */
	public Rectangle visibleArea() {
		return figure().getClientArea(new Rectangle()).getCopy().scale(1 / zoom().getZoom());
	}

	/** Returns the place of cells on the canvas, in pixels. The place may reach beyond the canvas. */
	public Rectangle place(CellRect cells) {
		Point view = figure().getViewLocation();
		return CellGeometry.bounds(cells).getCopy().scale(zoom().getZoom()).translate(-view.x, -view.y);
	}

	/** Returns the cells on the screen, whole or in part. Some cells may lie beyond the map. */
	public CellRect visibleCells() {
		Rectangle area = visibleArea();
		Cell first = CellGeometry.cellAt(area.getTopLeft());
		Cell last = CellGeometry.cellAt(area.getBottomRight());
		return new CellRect(first.x(), first.y(), last.x() - first.x() + 1, last.y() - first.y() + 1);
	}

	/**
	 * Zooms by one step in or out. The point of the map under the given point of the canvas stays there.
	 *
	 * @param point the point, in pixels of the canvas
	 * @param in true to zoom in, false to zoom out
	 */
	public void zoomAt(Point point, boolean in) {
		ZoomManager zoom = zoom();
		Point before = zoom.getViewport().getViewLocation();
		double old = zoom.getZoom();
		double next = in ? zoom.getNextZoomLevel() : zoom.getPreviousZoomLevel();
		double ratio = next / old;
		zoom.setZoom(next);
		zoom.getViewport().getUpdateManager().performUpdate();
		zoom.setViewLocation(new Point((int) Math.round((before.x + point.x) * ratio) - point.x,
				(int) Math.round((before.y + point.y) * ratio) - point.y));
	}

	/** Runs a change of the canvas, and then restores the scroll position from before the change. */
	public void keepingPlace(Runnable change) {
		ZoomManager zoom = zoom();
		Point place = zoom.getViewport().getViewLocation().getCopy();
		change.run();
		zoom.getViewport().getUpdateManager().performUpdate();
		zoom.setViewLocation(place);
	}

	/** Puts a point, in content coordinates, in the middle of the canvas. */
	public void centreOn(Point point) {
		Rectangle client = zoom().getViewport().getClientArea();
		put(point, new Point(client.width / 2, client.height / 2));
	}

	/**
	 * Scrolls so that a point of the map lies at a place of the canvas, even beyond the usual end of the scroll bars. For example,
	 * a map that is smaller than the canvas can be moved to its middle.
	 *
	 * @param point the point, in content coordinates
	 * @param place the place, in pixels of the canvas
	 */
	private void put(Point point, Point place) {
		ZoomManager zoom = zoom();
		Rectangle client = zoom.getViewport().getClientArea();
		Rectangle view = new Rectangle((int) Math.round(point.x * zoom.getZoom()) - place.x,
				(int) Math.round(point.y * zoom.getZoom()) - place.y, client.width, client.height);
		if (root.getContents() instanceof GraphicalEditPart part && part.getFigure() instanceof MapExtent extent) {
			extent.include(view.getCopy().expand(1, 1).scale(1 / zoom.getZoom()));
		}
		zoom.getViewport().getUpdateManager().performUpdate();
		zoom.setViewLocation(view.getLocation());
	}

	/**
	 * Sets the widths of the strips that bars cover along the edges of the canvas, in pixels. {@link #fit} and {@link #reveal}
	 * place cells between these strips.
	 */
	public void setCovered(Insets strips) {
		if (!covered.equals(strips)) {
			covered = new Insets(strips);
			resized();
		}
	}

	/** Returns the free part of the canvas, which no bar covers, in pixels from the corner of the canvas. */
	public Rectangle free() {
		Rectangle client = zoom().getViewport().getClientArea();
		return new Rectangle(covered.left, covered.top, client.width - covered.getWidth(), client.height - covered.getHeight());
	}

	/**
	 * Returns whether the free part of the canvas is large enough to show cells. Returns false, for example, if another
	 * part of the workbench is maximised and hides the canvas.
	 */
	public boolean hasRoom() {
		return !free().shrink(MARGIN, MARGIN).isEmpty();
	}

	/**
	 * Zooms and scrolls so that cells fill the {@linkplain #free free part} of the canvas, except for a margin. If the free
	 * part changes later, and the user has neither scrolled nor zoomed, the cells are fitted again.
	 */
	public void fit(CellRect cells) {
		Rectangle before = free();
		fitNow(cells);
		if (!before.equals(free())) {
			// the first fit has shown or hidden a scroll bar, which changes the free part
			fitNow(cells);
		}
		fitted = new Fitted(cells, figure().getViewLocation().getCopy(), zoom().getZoom());
	}

	private void fitNow(CellRect cells) {
		zoom().setZoom(fitting(cells));
		put(CellGeometry.bounds(cells).getCenter(), free().getCenter());
	}

	/** Returns the zoom at which cells fill the {@linkplain #free free part} of the canvas, with a margin. */
	private double fitting(CellRect cells) {
		double[] levels = zoom().getZoomLevels();
		return Math.clamp(wanted(CellGeometry.bounds(cells), 1, MARGIN), levels[0], levels[levels.length - 1]);
	}

	/**
	 * Cells that were fitted into the canvas, with the scroll position and zoom after the fit. Another position or zoom shows
	 * that the user has scrolled or zoomed since.
	 *
	 * @param at the scroll position after the fit, in pixels
	 * @param zoom the zoom after the fit
	 */
	private record Fitted(CellRect cells, Point at, double zoom) {
	}

	/**
	 * Fits the cells of the last {@link #fit} into the canvas again, after a change of the canvas's size. Does nothing if the
	 * user has scrolled or zoomed since the last fit.
	 */
	public void resized() {
		if (fitted != null && zoom().getZoom() == fitted.zoom && figure().getViewLocation().equals(fitted.at)) {
			fit(fitted.cells);
		}
	}

	/**
	 * Returns the largest zoom at which an area fits into a fraction of the {@linkplain #free free part} of the canvas.
	 *
	 * @param area the area, in content coordinates
	 * @param share the fraction of the width and of the height that the area may fill. Margins are subtracted before
	 * @param margin the margin at each edge of the free part, in pixels
	 */
	private double wanted(Rectangle area, double share, int margin) {
		Rectangle free = free().shrink(margin, margin);
		return Math.min(free.width * share / area.width, free.height * share / area.height);
	}

	/**
	 * A visible part of the map.
	 *
	 * @param x the x coordinate of the place in the middle of the canvas, in content coordinates
	 * @param y the y coordinate of the place in the middle of the canvas, in content coordinates
	 * @param zoom the zoom of the canvas
	 */
	public record Place(int x, int y, double zoom) {
	}

	/** Returns the visible part of the map. */
	public Place place() {
		Point middle = visibleArea().getCenter();
		return new Place(middle.x, middle.y, zoom().getZoom());
	}

	/** Scrolls and zooms to a part of the map. */
	public void show(Place place) {
		zoom().setZoom(place.zoom());
		centreOn(new Point(place.x(), place.y()));
	}

	/**
	 * Scrolls cells to the middle of the {@linkplain #free free part} of the canvas. Zooms to the largest level at which the cells
	 * fill at most a fraction of this part. If even the whole map fits into the free part at this zoom, fits the whole map instead.
	 *
	 * @param share the fraction of the free width and height, more than 0 and at most 1
	 */
	public void reveal(CellRect cells, double share) {
		Rectangle area = CellGeometry.bounds(cells);
		double wanted = wanted(area, share, 0);
		double level = Arrays.stream(zoom().getZoomLevels()).filter(each -> each <= wanted).max().orElse(0);
		CellRect map = root.picture().grid().bounds();
		if (level <= fitting(map)) {
			fit(map);
		} else {
			zoom().setZoom(level);
			put(area.getCenter(), free().getCenter());
		}
	}
}
