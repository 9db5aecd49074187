package org.leeway.ui.map.layers;

import java.util.List;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.geom.Circle;

/**
 * A layer that paints the units of running games as discs, and the units of a simulated crowd as squares. Units that are stuck have another colour, a wide ring and a cross, so
 * that they differ in more than colour. A unit is large enough to see at every zoom. A crowd is painted as squares without
 * details, because a game may have thousands of units and reports them ten times a second.
 */
public final class GameUnitsLayer extends UnscaledLayer<GameUnitsPicture> {

	/** The meaning whose colour units have that can go on. */
	public static final Meaning GOES = Meaning.HERE;
	/** The meaning whose colour units of the crowd have that comes back. All schemes of colours tell it from the other two. */
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
		List<Rectangle> moving = boxes(picture().moving(), clip);
		List<Rectangle> returning = boxes(picture().returning(), clip);
		List<Rectangle> stuck = boxes(picture().stuck(), clip);
		graphics.pushState();
		if (moving.size() + returning.size() + stuck.size() > CROWD) {
			fill(moving, colour(GOES), graphics);
			fill(returning, colour(RETURNS), graphics);
			// stuck units get larger boxes than moving units, so that users who cannot distinguish the colours see the
			// difference
			fill(stuck.stream().map(box -> box.getCopy().expand(RING, RING)).toList(), colour(STUCK), graphics);
		} else {
			graphics.setAntialias(SWT.ON);
			moving.forEach(box -> paint(box, colour(GOES), graphics));
			returning.forEach(box -> paint(box, colour(RETURNS), graphics));
			stuck.forEach(box -> paintStuck(box, colour(STUCK), graphics));
		}
		graphics.popState();
	}

	/** Returns the boxes of the bodies that meet the clip, in pixels. */
	private List<Rectangle> boxes(List<Circle> bodies, Rectangle clip) {
		return bodies.stream().map(this::box).filter(clip::intersects).toList();
	}

	private Rectangle box(Circle body) {
		int radius = Math.max(LEAST, pixel(body.radius()));
		return new Rectangle(pixel(body.x()) - radius, pixel(body.y()) - radius, 2 * radius, 2 * radius);
	}

	private void fill(List<Rectangle> boxes, Color colour, Graphics graphics) {
		setAlpha(picture().alpha(), graphics);
		graphics.setBackgroundColor(colour);
		boxes.forEach(graphics::fillRectangle);
	}

	private void paint(Rectangle box, Color colour, Graphics graphics) {
		setAlpha(FILL_ALPHA * picture().alpha() / 255, graphics);
		graphics.setBackgroundColor(colour);
		if (picture().areSquares()) {
			graphics.fillRectangle(box);
		} else {
			graphics.fillOval(box);
		}
		setAlpha(picture().alpha(), graphics);
		graphics.setLineWidth(1);
		graphics.setForegroundColor(ColorConstants.white);
		drawOutline(box, graphics);
	}

	private void paintStuck(Rectangle box, Color colour, Graphics graphics) {
		paint(box, colour, graphics);
		graphics.setLineWidth(2);
		graphics.drawLine(box.getTopLeft(), box.getBottomRight());
		graphics.drawLine(box.getTopRight(), box.getBottomLeft());
		graphics.setLineWidth(RING);
		graphics.setForegroundColor(colour);
		// squares may touch each other, so their rings are inside
		drawOutline(picture().areSquares() ? box.getCopy().shrink(RING / 2, RING / 2) : box.getCopy().expand(RING, RING), graphics);
	}

	private void drawOutline(Rectangle box, Graphics graphics) {
		if (picture().areSquares()) {
			graphics.drawRectangle(box);
		} else {
			graphics.drawOval(box);
		}
	}
}
