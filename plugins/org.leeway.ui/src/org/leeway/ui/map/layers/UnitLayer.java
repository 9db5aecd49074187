package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.grid.Cell;

/**
 * A layer that paints the footprint of the unit at the mouse: the square of cells that the unit would cover there. If the unit
 * can stand there, the footprint is filled. If not, it is hatched and crossed out, and the cell that stops the unit is filled.
 * The top-left corner is marked, because the top-left cell is the anchor of the unit.
 */
public final class UnitLayer extends UnscaledLayer<UnitPicture> {

	private static final int LEGAL_ALPHA = 200;
	private static final int ILLEGAL_ALPHA = 70;
	private static final int HATCH = 8;
	private static final int LINE = 2;
	private static final int MARK = 7;

	public UnitLayer() {
		super(UnitPicture.NONE);
	}

	@Override
	void repaintFor(UnitPicture before) {
		for (UnitPicture changed : new UnitPicture[] {before, picture()}) {
			if (changed.anchor() != null) {
				repaint(box(changed.anchor(), changed.size()).expand(2 * LINE, 2 * LINE));
			}
		}
	}

	private Rectangle box(Cell anchor, int size) {
		int left = pixel(anchor.x());
		int top = pixel(anchor.y());
		return new Rectangle(left, top, pixel(anchor.x() + size) - left, pixel(anchor.y() + size) - top);
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (picture().anchor() == null) {
			return;
		}
		Rectangle box = box(picture().anchor(), picture().size());
		graphics.pushState();
		Color colour = colour(picture().isLegal() ? Meaning.HERE : Meaning.CUT_OFF);
		fill(box, colour, picture().isLegal() ? LEGAL_ALPHA : ILLEGAL_ALPHA, graphics);
		if (!picture().isLegal()) {
			hatch(box, colour, graphics);
			fill(box(picture().inTheWay(), 1).intersect(box), colour, LEGAL_ALPHA, graphics);
			cross(box, colour, graphics);
		}
		frame(box, colour, graphics);
		graphics.setBackgroundColor(ColorConstants.white);
		int mark = Math.min(MARK, box.width / 2);
		graphics.fillPolygon(new int[] {box.x, box.y, box.x + mark, box.y, box.x, box.y + mark});
		graphics.popState();
	}

	private static void fill(Rectangle box, Color colour, int alpha, Graphics graphics) {
		graphics.setAlpha(alpha);
		graphics.setBackgroundColor(colour);
		graphics.fillRectangle(box);
		graphics.setAlpha(255);
	}

	/**
	 * Hatches a box. Draws only the visible lines, because a large unit at a large zoom has very many lines outside the screen.
	 */
	private static void hatch(Rectangle box, Color colour, Graphics graphics) {
		graphics.setForegroundColor(colour);
		graphics.setLineWidth(1);
		Rectangle seen = graphics.getClip(new Rectangle());
		int first = Math.max(1, (seen.x + seen.y - box.x - box.y) / HATCH);
		int end = Math.min(box.width + box.height, seen.right() + seen.bottom() - box.x - box.y);
		for (int i = first * HATCH; i < end; i += HATCH) {
			int over = Math.max(0, i - box.width);
			int under = Math.max(0, i - box.height);
			graphics.drawLine(box.x + i - over, box.y + over, box.x + under, box.y + i - under);
		}
	}

	private static void cross(Rectangle box, Color colour, Graphics graphics) {
		graphics.setAntialias(SWT.ON);
		for (int width : new int[] {3 * LINE, LINE}) {
			graphics.setForegroundColor(width == LINE ? colour : ColorConstants.white);
			graphics.setLineWidth(width);
			graphics.drawLine(box.getTopLeft(), box.getBottomRight());
			graphics.drawLine(box.getTopRight(), box.getBottomLeft());
		}
		graphics.setAntialias(SWT.OFF);
	}

	private static void frame(Rectangle box, Color colour, Graphics graphics) {
		graphics.setLineWidth(1);
		graphics.setForegroundColor(ColorConstants.white);
		graphics.drawRectangle(box.getCopy().expand(1, 1));
		graphics.setForegroundColor(colour);
		graphics.drawRectangle(box.getCopy().resize(-1, -1));
		graphics.drawRectangle(box);
	}
}
