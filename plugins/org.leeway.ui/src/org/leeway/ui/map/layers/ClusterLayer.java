package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.hierarchy.Entrance;

/**
 * A layer that paints the clusters of hierarchical search:
 * <ul>
 * <li>The borders of the clusters, which are squares of cells.
 * <li>Entrances: the parts of a border that an agent can cross.
 * <li>Transitions: the crossings of a border that the search uses.
 * </ul>
 * Entrances and transitions are drawn at the middle of the agent's footprint, as routes are. They are left out if cells are too
 * small on the screen.
 */
public final class ClusterLayer extends UnscaledLayer<ClusterPicture> {

	private static final Color BORDER = new Color(255, 255, 255);
	private static final Color ENTRANCE = new Color(0, 230, 180);
	private static final Color TRANSITION = new Color(0, 60, 50);
	private static final int BORDER_ALPHA = 140;
	private static final int ENTRANCE_ALPHA = 120;
	/** Clusters narrower than this many pixels are not shown. */
	private static final int SMALLEST_CLUSTER = 8;
	/** The least side of a cell on the screen, in pixels, at which entrances are shown. */
	private static final double ENTRANCES_FROM = 3;

	public ClusterLayer() {
		super(ClusterPicture.NONE);
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (picture().graph() == null || picture().graph().side() * scale() < SMALLEST_CLUSTER) {
			return;
		}
		double shift = (picture().agent().size() - 1) * scale() / 2;
		graphics.pushState();
		graphics.translate((int) Math.round(shift), (int) Math.round(shift));
		Rectangle clip = graphics.getClip(new Rectangle());
		int left = Math.max(0, (int) (clip.x / scale()));
		int top = Math.max(0, (int) (clip.y / scale()));
		int right = Math.min(picture().map().width(), (int) Math.ceil(clip.right() / scale()));
		int bottom = Math.min(picture().map().height(), (int) Math.ceil(clip.bottom() / scale()));
		if (left < right && top < bottom) {
			CellRect visible = new CellRect(left, top, right - left, bottom - top);
			if (scale() >= ENTRANCES_FROM) {
				paintEntrances(withClustersBefore(visible), graphics);
			}
			paintBorders(visible, graphics);
		}
		graphics.popState();
	}

	/**
	 * Extends the visible part of the map by one row above it and one column to its left. An entrance lies on both sides of a
	 * border. Without the extension, entrances on borders along the upper and left edge of the visible part would be missing.
	 */
	private static CellRect withClustersBefore(CellRect visible) {
		return visible.union(new CellRect(Math.max(0, visible.x() - 1), Math.max(0, visible.y() - 1), 1, 1));
	}

	private void paintBorders(CellRect visible, Graphics graphics) {
		int side = picture().graph().side();
		graphics.setAlpha(BORDER_ALPHA);
		graphics.setForegroundColor(BORDER);
		for (int x = (visible.x() / side + 1) * side; x < visible.right(); x += side) {
			graphics.drawLine(pixel(x), pixel(visible.y()), pixel(x), pixel(visible.bottom()));
		}
		for (int y = (visible.y() / side + 1) * side; y < visible.bottom(); y += side) {
			graphics.drawLine(pixel(visible.x()), pixel(y), pixel(visible.right()), pixel(y));
		}
	}

	private void paintEntrances(CellRect visible, Graphics graphics) {
		graphics.setForegroundColor(ColorConstants.white);
		for (Entrance entrance : picture().graph().entrances(picture().agent().unit(), visible)) {
			graphics.setAlpha(ENTRANCE_ALPHA);
			graphics.setBackgroundColor(ENTRANCE);
			graphics.fillRectangle(bounds(entrance.pairs()));
			graphics.setAlpha(255);
			graphics.setBackgroundColor(TRANSITION);
			for (CellRect transition : entrance.transitions()) {
				Rectangle pair = bounds(transition);
				int inset = Math.max(1, (int) (scale() / 4));
				graphics.fillRectangle(pair.shrink(inset, inset));
			}
		}
	}

	private Rectangle bounds(CellRect cells) {
		int x = pixel(cells.x());
		int y = pixel(cells.y());
		return new Rectangle(x, y, pixel(cells.right()) - x, pixel(cells.bottom()) - y);
	}
}
