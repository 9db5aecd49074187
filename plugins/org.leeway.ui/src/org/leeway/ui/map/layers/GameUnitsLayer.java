package org.leeway.ui.map.layers;

import java.util.List;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.geom.Circle;

/**
 * A layer that paints the units of running games as discs. Units that are stuck have another colour, a wide ring and a cross, so
 * that they differ in more than colour. A unit is large enough to see at every zoom.
 */
public final class GameUnitsLayer extends UnscaledLayer<GameUnitsPicture> {

	/** The smallest radius of a disc on the screen, in pixels. */
	private static final int LEAST = 3;
	private static final int RING = 3;
	private static final int FILL_ALPHA = 210;

	public GameUnitsLayer() {
		super(GameUnitsPicture.NONE);
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (picture().alpha() == 0 || picture().moving().isEmpty() && picture().stuck().isEmpty()) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		paint(picture().moving(), colour(Meaning.HERE), false, graphics);
		paint(picture().stuck(), colour(Meaning.CUT_OFF), true, graphics);
		graphics.popState();
	}

	private void paint(List<Circle> bodies, Color colour, boolean isStuck, Graphics graphics) {
		Rectangle clip = graphics.getClip(new Rectangle());
		for (Circle body : bodies) {
			Rectangle box = box(body);
			if (box.getCopy().expand(2 * RING, 2 * RING).intersects(clip)) {
				paint(box, colour, isStuck, graphics);
			}
		}
	}

	private Rectangle box(Circle body) {
		int radius = Math.max(LEAST, pixel(body.radius()));
		return new Rectangle(pixel(body.x()) - radius, pixel(body.y()) - radius, 2 * radius, 2 * radius);
	}

	private void paint(Rectangle box, Color colour, boolean isStuck, Graphics graphics) {
		graphics.setAlpha(FILL_ALPHA * picture().alpha() / 255);
		graphics.setBackgroundColor(colour);
		graphics.fillOval(box);
		graphics.setAlpha(picture().alpha());
		graphics.setLineWidth(1);
		graphics.setForegroundColor(ColorConstants.white);
		graphics.drawOval(box);
		if (isStuck) {
			graphics.setLineWidth(2);
			graphics.drawLine(box.getTopLeft(), box.getBottomRight());
			graphics.drawLine(box.getTopRight(), box.getBottomLeft());
			graphics.setLineWidth(RING);
			graphics.setForegroundColor(colour);
			graphics.drawOval(box.getCopy().expand(RING, RING));
		}
	}
}
