package org.leeway.ui.map.layers;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.theme.Colours;

/**
 * A layer that marks the regions of merge conflicts with outlines and hatching. The selected region has a thicker outline, and
 * a label with the displayed side. The selected region is not hatched, so that its cells are visible.
 */
public final class ConflictLayer extends UnscaledLayer<ConflictPicture> {

	private static final Color COLOUR = new Color(Colours.of(ConflictPicture.RGB));
	/** The least side of a mark, in pixels, so that a single cell of a large map is seen. */
	private static final int LEAST = 9;
	/** The distance of the lines of the hatching, in pixels. */
	private static final int HATCH = 9;
	private static final int HATCH_ALPHA = 150;
	private static final int WIDTH = 2;
	/** Margin around a selected region in which its label lies, in pixels. */
	private static final int LABEL = 60;
	private static final int SELECTED_WIDTH = 3;

	public ConflictLayer() {
		super(ConflictPicture.NONE);
	}

	@Override
	boolean hasWords() {
		return !picture().side().isEmpty();
	}

	/**
	 * Repaints as little as possible. If only the displayed side has changed, repaints only the selected regions. This case
	 * is frequent, because users switch between the sides.
	 */
	@Override
	void repaintFor(ConflictPicture before) {
		if (before.open().equals(picture().open()) && !before.selected().isEmpty()) {
			Stream.of(before.selected(), picture().selected()).flatMap(List::stream)
					.forEach(region -> repaint(box(region).expand(LABEL, LABEL)));
		} else {
			repaint();
		}
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (!picture().hasMarks()) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		Rectangle clip = graphics.getClip(new Rectangle());
		for (CellRect region : picture().open()) {
			Rectangle box = box(region);
			if (box.intersects(clip)) {
				hatch(box, clip, graphics);
				outline(box, WIDTH, graphics);
			}
		}
		for (CellRect region : picture().selected()) {
			Rectangle box = box(region);
			outline(box.getExpanded(SELECTED_WIDTH, SELECTED_WIDTH), SELECTED_WIDTH, graphics);
			label(box, graphics);
		}
		graphics.popState();
	}

	private Rectangle box(CellRect region) {
		Rectangle box = new Rectangle(new Point(pixel(region.x()), pixel(region.y())),
				new Point(pixel(region.right()), pixel(region.bottom())));
		return box.expand(Math.max(0, LEAST - box.width) / 2, Math.max(0, LEAST - box.height) / 2);
	}

	private static void outline(Rectangle box, int width, Graphics graphics) {
		drawWithEdges(width, COLOUR, graphics, () -> graphics.drawRectangle(box));
	}

	/**
	 * Draws diagonal lines over the part of a box that is inside the clip. The places of the lines do not depend on the box. So
	 * the lines of two adjacent boxes continue each other.
	 */
	private static void hatch(Rectangle box, Rectangle clip, Graphics graphics) {
		Rectangle shown = box.getCopy().intersect(clip);
		graphics.pushState();
		graphics.clipRect(shown);
		graphics.setAlpha(HATCH_ALPHA);
		graphics.setAntialias(SWT.OFF);
		int first = Math.floorDiv(shown.x + shown.y, HATCH) * HATCH;
		for (int sum = first; sum <= shown.right() + shown.bottom(); sum += HATCH) {
			Point low = new Point(sum - shown.bottom(), shown.bottom());
			Point high = new Point(sum - shown.y, shown.y);
			graphics.setForegroundColor(ColorConstants.white);
			graphics.setLineWidth(WIDTH + 2);
			graphics.drawLine(low, high);
			graphics.setForegroundColor(COLOUR);
			graphics.setLineWidth(WIDTH);
			graphics.drawLine(low, high);
		}
		graphics.popState();
	}

	private void label(Rectangle box, Graphics graphics) {
		if (!picture().side().isEmpty()) {
			MapLabel.paint(picture().side(), new Point(box.x + box.width / 2, box.y), false, this, COLOUR, graphics);
		}
	}
}
