package org.leeway.ui.map.layers;

import java.util.List;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.geom.Circle;

/**
 * A layer that paints the units of running games as discs, and the units of a simulated crowd with their bodies. Units that are
 * stuck have another colour, a wide ring and a cross, so that they differ in more than colour. A unit is large enough to see at
 * every zoom. A large crowd is painted without details, because a game may have thousands of units and reports them ten times a
 * second.
 */
public final class GameUnitsLayer extends UnscaledLayer<GameUnitsPicture> {

	/** The meaning that gives the colour of units that are neither stuck nor on their way back. */
	public static final Meaning GOES = Meaning.HERE;
	/**
	 * The meaning that gives the colour of crowd units on their way back. In every colour scheme, this colour differs from the
	 * colours of {@link #GOES} and {@link #STUCK}.
	 */
	public static final Meaning RETURNS = Meaning.LOST;
	private static final Meaning STUCK = Meaning.CUT_OFF;

	/** The smallest radius of a disc on the screen, in pixels. */
	private static final int LEAST = 3;
	private static final int RING = 3;
	private static final int FILL_ALPHA = 210;
	/** Maximum number of visible units that are painted with details. This number of units needs some 20 ms. */
	private static final int CROWD = 200;

	public GameUnitsLayer() {
		super(GameUnitsPicture.NONE);
	}

	/** Returns the legend of a picture of a simulated crowd. Empty for the empty picture. */
	public static List<LegendEntry> legend(GameUnitsPicture picture, OverlayColours colours) {
		return picture.isEmpty() ? List.of() : List.of(new LegendEntry("unit that goes", colours.of(GOES)),
				new LegendEntry("comes back", colours.of(RETURNS)), new LegendEntry("stuck", colours.of(STUCK)));
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (alpha(picture().alpha()) == 0 || picture().isEmpty()) {
			return;
		}
		Rectangle clip = graphics.getClip(new Rectangle()).expand(2 * RING, 2 * RING);
		List<Shape> moving = shapes(picture().moving(), clip);
		List<Shape> returning = shapes(picture().returning(), clip);
		List<Shape> stuck = shapes(picture().stuck(), clip);
		graphics.pushState();
		if (moving.size() + returning.size() + stuck.size() > CROWD) {
			fill(moving, colour(GOES), graphics);
			fill(returning, colour(RETURNS), graphics);
			// stuck units get larger boxes than moving units, so that users who cannot distinguish the colours see the
			// difference
			fill(stuck.stream().map(shape -> new Shape(shape.box.getCopy().expand(RING, RING), null)).toList(), colour(STUCK), graphics);
		} else {
			graphics.setAntialias(SWT.ON);
			moving.forEach(shape -> paint(shape, colour(GOES), graphics));
			returning.forEach(shape -> paint(shape, colour(RETURNS), graphics));
			stuck.forEach(shape -> paintStuck(shape, colour(STUCK), graphics));
		}
		graphics.popState();
	}

	/**
	 * A body on the screen, in pixels.
	 *
	 * @param box the smallest square around the disc or the square. For a rectangle, the square around the circle around it
	 * @param corners of a rectangle, clockwise from the right front corner. Null for a disc or a square
	 */
	private record Shape(Rectangle box, PointList corners) {
	}

	/** Returns the shapes of the bodies that meet the clip. */
	private List<Shape> shapes(List<Circle> bodies, Rectangle clip) {
		return bodies.stream().map(body -> new Shape(box(body), corners(picture().outlines().get(body))))
				.filter(shape -> clip.intersects(shape.box)).toList();
	}

	private PointList corners(double[] outline) {
		if (outline == null) {
			return null;
		}
		PointList corners = new PointList(outline.length / 2);
		for (int i = 0; i < outline.length; i += 2) {
			corners.addPoint(pixel(outline[i]), pixel(outline[i + 1]));
		}
		return corners;
	}

	private Rectangle box(Circle body) {
		int radius = Math.max(LEAST, pixel(body.radius()));
		return new Rectangle(pixel(body.x()) - radius, pixel(body.y()) - radius, 2 * radius, 2 * radius);
	}

	private void fill(List<Shape> shapes, Color colour, Graphics graphics) {
		setAlpha(picture().alpha(), graphics);
		graphics.setBackgroundColor(colour);
		for (Shape shape : shapes) {
			if (shape.corners != null) {
				graphics.fillPolygon(shape.corners);
			} else {
				graphics.fillRectangle(shape.box);
			}
		}
	}

	private void paint(Shape shape, Color colour, Graphics graphics) {
		setAlpha(FILL_ALPHA * picture().alpha() / 255, graphics);
		graphics.setBackgroundColor(colour);
		if (shape.corners != null) {
			graphics.fillPolygon(shape.corners);
		} else if (picture().areSquares()) {
			graphics.fillRectangle(shape.box);
		} else {
			graphics.fillOval(shape.box);
		}
		setAlpha(picture().alpha(), graphics);
		graphics.setLineWidth(1);
		graphics.setForegroundColor(ColorConstants.white);
		drawOutline(shape.box, shape.corners, graphics);
		if (shape.corners != null) {
			paintFront(shape.corners, graphics);
		}
	}

	/**
	 * Paints a line across a rectangular unit, so that users see where the unit looks. The line lies behind the front by a
	 * quarter of the unit's length.
	 */
	private static void paintFront(PointList corners, Graphics graphics) {
		Point right = corners.getPoint(0);
		Point left = corners.getPoint(3);
		Point rightBack = corners.getPoint(1);
		int dx = (rightBack.x - right.x) / 4;
		int dy = (rightBack.y - right.y) / 4;
		graphics.drawLine(right.x + dx, right.y + dy, left.x + dx, left.y + dy);
	}

	private void paintStuck(Shape shape, Color colour, Graphics graphics) {
		paint(shape, colour, graphics);
		graphics.setLineWidth(2);
		Rectangle box = shape.box;
		if (shape.corners != null) {
			graphics.drawLine(shape.corners.getPoint(0), shape.corners.getPoint(2));
			graphics.drawLine(shape.corners.getPoint(1), shape.corners.getPoint(3));
		} else {
			graphics.drawLine(box.getTopLeft(), box.getBottomRight());
			graphics.drawLine(box.getTopRight(), box.getBottomLeft());
		}
		graphics.setLineWidth(RING);
		graphics.setForegroundColor(colour);
		// squares may touch each other, so their rings are inside
		drawOutline(picture().areSquares() ? box.getCopy().shrink(RING / 2, RING / 2) : box.getCopy().expand(RING, RING), shape.corners,
				graphics);
	}

	private void drawOutline(Rectangle box, PointList corners, Graphics graphics) {
		if (corners != null) {
			graphics.drawPolygon(corners);
		} else if (picture().areSquares()) {
			graphics.drawRectangle(box);
		} else {
			graphics.drawOval(box);
		}
	}
}
