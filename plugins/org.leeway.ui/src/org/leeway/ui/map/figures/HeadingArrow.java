package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Display;

/**
 * The arrow that shows the unit's heading at the start or goal of a path probe. The arrow turns about the middle of the unit,
 * and the user can drag its head. If the unit may have any heading, a faint ring replaces the shaft of the arrow.
 */
public final class HeadingArrow {

	private static final Color FILL = new Color(194, 24, 91);
	private static final int HEAD = 15;
	private static final int HALF_HEAD = 8;
	/** The length of the arrow from the tail to the tip, in pixels. */
	private static final int SHAFT = 34;
	/** The largest distance from the middle of the head, in pixels, at which the mouse grips the arrow. */
	private static final int GRIP = 11;
	private static final int FAINT = 130;
	private static final int[] DASHES = {4, 4};
	private static final int WORDS = 26;

	private int x;
	private int y;
	private int reach;
	private double degrees;
	private boolean any;

	/**
	 * Places the arrow, and returns the bounds that it needs.
	 *
	 * @param middleX x of the point about which the arrow turns, in pixels
	 * @param middleY y of the point about which the arrow turns, in pixels
	 * @param newReach the distance from this point to the tip of the arrow, in pixels
	 * @param newDegrees the heading, 0 to the right, growing clockwise
	 * @param isAny whether the unit may have any heading
	 */
	public Rectangle place(int middleX, int middleY, int newReach, double newDegrees, boolean isAny) {
		x = middleX;
		y = middleY;
		reach = newReach;
		degrees = newDegrees;
		any = isAny;
		int side = reach + 2 * WORDS;
		return new Rectangle(x - side, y - side, 2 * side, 2 * side);
	}

	/** Returns whether a place is on the head. */
	public boolean isGripAt(int atX, int atY) {
		double middle = reach - HEAD / 2.0;
		return Math.hypot(atX - x - middle * cos(), atY - y - middle * sin()) <= GRIP;
	}

	private double cos() {
		return Math.cos(Math.toRadians(degrees));
	}

	private double sin() {
		return Math.sin(Math.toRadians(degrees));
	}

	/**
	 * Paints the arrow or the ring.
	 *
	 * @param turning whether the user drags the arrow. If so, the ring and a text with the degrees are painted too
	 */
	public void paint(Graphics graphics, boolean turning) {
		graphics.setAntialias(SWT.ON);
		if (any || turning) {
			paintRing(graphics);
		}
		PointList head = polygon(reach - HEAD, -HALF_HEAD, reach, 0, reach - HEAD, HALF_HEAD);
		if (!any) {
			PointList shaft = polygon(Math.max(HEAD, reach - SHAFT), 0, reach - HEAD, 0);
			paintLine(graphics, shaft);
		}
		graphics.setAlpha(any ? FAINT : 255);
		graphics.setForegroundColor(any ? FILL : ColorConstants.white);
		graphics.setBackgroundColor(any ? ColorConstants.white : FILL);
		graphics.setLineWidth(any ? 1 : 3);
		if (any) {
			graphics.fillPolygon(head);
			graphics.drawPolygon(head);
		} else {
			graphics.drawPolygon(head);
			graphics.fillPolygon(head);
		}
		graphics.setAlpha(255);
		if (turning) {
			paintDegrees(graphics);
		}
	}

	private void paintRing(Graphics graphics) {
		int radius = reach - HEAD / 2;
		graphics.setAlpha(FAINT);
		graphics.setLineWidth(3);
		graphics.setForegroundColor(ColorConstants.white);
		graphics.drawOval(x - radius, y - radius, 2 * radius, 2 * radius);
		graphics.setLineWidth(1);
		graphics.setForegroundColor(FILL);
		graphics.setLineDash(DASHES);
		graphics.drawOval(x - radius, y - radius, 2 * radius, 2 * radius);
		graphics.setLineStyle(SWT.LINE_SOLID);
		graphics.setAlpha(255);
	}

	private static void paintLine(Graphics graphics, PointList line) {
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(7);
		graphics.drawPolyline(line);
		graphics.setForegroundColor(FILL);
		graphics.setLineWidth(3);
		graphics.drawPolyline(line);
	}

	private void paintDegrees(Graphics graphics) {
		String words = Math.round(degrees) + "\u00b0";
		graphics.setFont(Display.getCurrent().getSystemFont());
		Dimension size = FigureUtilities.getTextExtents(words, graphics.getFont());
		int middleX = (int) Math.round(x + (reach + WORDS * 0.8) * cos());
		int middleY = (int) Math.round(y + (reach + WORDS * 0.8) * sin());
		Rectangle box = new Rectangle(middleX - size.width / 2, middleY - size.height / 2, size.width, size.height)
				.expand(3, 1);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillRoundRectangle(box, 6, 6);
		graphics.setForegroundColor(ColorConstants.black);
		graphics.drawString(words, box.x + 3, box.y + 1);
	}

	/**
	 * Converts a polygon from coordinates of the arrow to coordinates of the canvas.
	 *
	 * @param aheadAndAside two numbers for each corner, in pixels. The first is how far the corner is ahead of the middle
	 * of the unit, in the direction of the arrow. The second is how far the corner is to the right of the arrow
	 */
	private PointList polygon(int... aheadAndAside) {
		PointList points = new PointList();
		for (int i = 0; i < aheadAndAside.length; i += 2) {
			points.addPoint((int) Math.round(x + aheadAndAside[i] * cos() - aheadAndAside[i + 1] * sin()),
					(int) Math.round(y + aheadAndAside[i] * sin() + aheadAndAside[i + 1] * cos()));
		}
		return points;
	}
}
