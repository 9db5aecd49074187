package org.leeway.ui.map.layers;

import java.util.stream.Stream;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Viewport;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.theme.Colours;

/**
 * A layer that paints a picture over the map. GEF does not scale the layer. The layer itself converts cells to pixels, according
 * to the zoom. So lines and words have one size at every zoom.
 *
 * @param <P> the picture: an immutable value that determines the look of the layer
 */
public abstract class UnscaledLayer<P> extends FreeformLayer {

	private static final int EDGE = 2;

	private P picture;
	private double scale = CellGeometry.CELL;
	private int opacity = 255;
	private OverlayColours colours = ColourScheme.OKABE_ITO.colours();

	private LabelRoom room = new LabelRoom();

	UnscaledLayer(P picture) {
		this.picture = picture;
		room.add(this);
	}

	/**
	 * Sets the object that places the labels of all layers. Must be called in the order of the layers, from the lowest to the
	 * highest. Labels of higher layers then avoid labels of lower layers.
	 */
	public final void setRoom(LabelRoom shared) {
		room = shared;
		room.add(this);
	}

	@Override
	protected final void paintFigure(Graphics graphics) {
		room.begin(this);
		paintPicture(graphics);
	}

	/** Paints the picture. */
	abstract void paintPicture(Graphics graphics);

	/** Reserves a place for a label. Returns the box of the label, moved if necessary, see {@link LabelRoom}. */
	final Rectangle free(Rectangle box) {
		return room.take(this, box, visible());
	}

	/** Shows another picture. */
	public final void setPicture(P next) {
		if (!picture.equals(next)) {
			P before = picture;
			picture = next;
			repaintFor(before);
		}
	}

	/** Sets the colours in which the layer draws. */
	public final void setColours(OverlayColours others) {
		if (!colours.equals(others)) {
			colours = others;
			repaint();
		}
	}

	/** Returns the colour that stands for a meaning, such as a cell that is cut off. */
	final Color colour(Meaning meaning) {
		return new Color(Colours.of(colours.of(meaning)));
	}

	/** Repaints the parts that may differ from an earlier picture. */
	void repaintFor(P before) {
		repaint();
	}

	/** Returns the displayed picture. */
	public final P picture() {
		return picture;
	}

	/** Sets the zoom of the map, 1 at 100 %. */
	public final void setZoom(double zoom) {
		scale = zoom * CellGeometry.CELL;
		repaint();
	}

	/**
	 * Repaints the layer if it has texts that must stay in the visible part of the map. Call this when the user has scrolled or
	 * zoomed the map.
	 */
	public final void followView() {
		if (hasWords()) {
			repaint();
		}
	}

	/**
	 * Returns whether the layer has texts that follow the view. When the user scrolls, these texts are painted at other places
	 * of the map, so that they stay visible.
	 */
	boolean hasWords() {
		return false;
	}

	/** Returns the visible part of the layer, in pixels. If the layer is on no canvas, returns the bounds of the layer. */
	final Rectangle visible() {
		for (IFigure figure = getParent(); figure != null; figure = figure.getParent()) {
			if (figure instanceof Viewport viewport) {
				return viewport.getClientArea(new Rectangle());
			}
		}
		return getBounds();
	}

	/** Sets the opacity of the layer, from 0 to 255. */
	public final void setOpacity(int alpha) {
		if (opacity != alpha) {
			opacity = alpha;
			repaint();
		}
	}

	/** Sets the alpha value of {@code graphics} to a given value from 0 to 255, scaled by the opacity of the layer. */
	final void setAlpha(int alpha, Graphics graphics) {
		graphics.setAlpha(alpha(alpha));
	}

	/** Returns an alpha value from 0 to 255, scaled by the opacity of the layer. */
	final int alpha(int alpha) {
		return alpha * opacity / 255;
	}

	/** Returns the side of a cell, in pixels. */
	final double scale() {
		return scale;
	}

	final int pixel(double cells) {
		return (int) Math.round(cells * scale);
	}

	final Point pixel(org.leeway.pathing.geom.Point place) {
		return new Point(pixel(place.x()), pixel(place.y()));
	}

	/** Draws the lines that meet the clip. */
	final void draw(Stream<Segment> lines, Graphics graphics) {
		Rectangle clip = graphics.getClip(new Rectangle());
		lines.forEach(line -> {
			Point from = pixel(line.from());
			Point to = pixel(line.to());
			if (new Rectangle(from, to).intersects(clip)) {
				graphics.drawLine(from, to);
			}
		});
	}

	/**
	 * Draws in a colour with light edges, which contrast with any terrain.
	 *
	 * @param width of the lines without the edges, in pixels
	 * @param drawing draws the lines. Runs twice
	 */
	static void drawWithEdges(int width, Color colour, Graphics graphics, Runnable drawing) {
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(width + 2 * EDGE);
		drawing.run();
		graphics.setForegroundColor(colour);
		graphics.setLineWidth(width);
		drawing.run();
	}

	/** Returns the middle of the square of cells that a unit covers, in pixels. */
	final Point middle(Cell anchor, int size) {
		return new Point(pixel(anchor.x() + size / 2.0), pixel(anchor.y() + size / 2.0));
	}
}
