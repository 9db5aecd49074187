package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.leeway.pathing.geom.Envelope;
import org.leeway.ui.map.layers.NameLabels.Label;
import org.leeway.ui.map.layers.NoteTitles.Title;

/**
 * A layer that writes the names of objects inside or below the objects, in one size at every zoom. Tiny objects get no label. A
 * label that would cover a more important label is left out.
 */
public final class NameLayer extends UnscaledLayer<NameLabels> {

	/**
	 * Margin around the screen, in pixels. Objects in the margin get labels too, because their labels may reach into
	 * the screen.
	 */
	private static final int REACH = 160;
	/** Limit for the number of labels: no screen has room for more. */
	private static final int MOST = 500;
	private static final int MARGIN = 3;
	/**
	 * Lower bound of the width of a label, in pixels. If a label of this width would already cover another label, the label is
	 * left out. Then its text is not measured, because that is slow.
	 */
	private static final int LEAST = 12;
	/** Maximum number of texts whose label sizes are cached. If the cache has more sizes, all sizes are removed. */
	private static final int KEPT = 20_000;

	private final Map<String, Dimension> sizes = new HashMap<>();
	private List<Written> written = List.of();
	/** The labels, the scale and the visible area for which the boxes in {@link #written} were computed. */
	private State state;

	/** A label and its box, in pixels. */
	public record Written(String words, Rectangle box) {
	}

	private record State(NameLabels labels, double scale, Rectangle visible) {
	}

	public NameLayer() {
		super(NameLabels.NONE);
	}

	@Override
	boolean hasWords() {
		return !picture().labels().isEmpty();
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (picture().alpha() == 0 || picture().labels().isEmpty()) {
			return;
		}
		Rectangle clip = graphics.getClip(new Rectangle());
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		graphics.setFont(Display.getCurrent().getSystemFont());
		for (Written label : written()) {
			if (label.box.intersects(clip)) {
				paint(label, graphics);
			}
		}
		graphics.popState();
	}

	private void paint(Written label, Graphics graphics) {
		Rectangle box = label.box;
		graphics.setAlpha(picture().alpha() * 5 / 6);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillRoundRectangle(box, 2 * MARGIN, 2 * MARGIN);
		graphics.setAlpha(picture().alpha());
		graphics.setForegroundColor(ColorConstants.gray);
		graphics.drawRoundRectangle(box.getCopy().resize(-1, -1), 2 * MARGIN, 2 * MARGIN);
		graphics.setForegroundColor(ColorConstants.black);
		graphics.drawString(label.words, box.x + MARGIN, box.y);
	}

	/** Returns the labels on the screen and in the margin of {@link #REACH} around the screen. */
	public List<Written> written() {
		State now = new State(picture(), scale(), visible().getCopy());
		if (!now.equals(state)) {
			state = now;
			written = place(now.visible.getCopy().expand(REACH, REACH));
		}
		return written;
	}

	private List<Written> place(Rectangle area) {
		List<Written> placed = new ArrayList<>();
		Occupied occupied = new Occupied();
		for (Title title : picture().titles()) {
			Dimension size = NoteTitleLayer.size(title.words());
			occupied.add(new Rectangle(pixel(title.x()), pixel(title.y()) - size.height, size.width, size.height));
		}
		int line = size("X").height;
		for (Label label : picture().labels()) {
			Rectangle object = pixels(label.place().object());
			Point middle = object.getCenter();
			if (!area.intersects(object) || placed.size() >= MOST || isTiny(label, object, line)) {
				continue;
			}
			Rectangle least = new Rectangle(middle.x - LEAST / 2, below(label, object), LEAST, line);
			if (!isInside(label, object, LEAST, line) && occupied.meets(least)) {
				continue;
			}
			Dimension size = size(label.words());
			int top = isInside(label, object, size.width, size.height) ? middle.y - size.height / 2 : below(label, object);
			Rectangle box = new Rectangle(middle.x - size.width / 2, top, size.width, size.height);
			if (!occupied.meets(box)) {
				occupied.add(box);
				placed.add(new Written(label.words(), box));
			}
		}
		return placed;
	}

	/**
	 * Returns whether an object is smaller than a line of text. Always false for objects with a sign, such as a pin. Tiny objects
	 * get no label, because thousands of labels would hide the map.
	 */
	private static boolean isTiny(Label label, Rectangle object, int line) {
		return label.place().sign() == 0 && Math.max(object.width, object.height) < line;
	}

	private static boolean isInside(Label label, Rectangle object, int width, int height) {
		return label.place().sign() == 0 && object.width >= width && object.height >= height;
	}

	private static int below(Label label, Rectangle object) {
		return Math.max(object.bottom(), object.getCenter().y + label.place().sign()) + 2;
	}

	private Rectangle pixels(Envelope object) {
		int left = pixel(object.left());
		int top = pixel(object.top());
		return new Rectangle(left, top, Math.max(1, pixel(object.right()) - left), Math.max(1, pixel(object.bottom()) - top));
	}

	private Dimension size(String words) {
		if (sizes.size() > KEPT) {
			sizes.clear();
		}
		return sizes.computeIfAbsent(words, key -> FigureUtilities
				.getStringExtents(key, Display.getCurrent().getSystemFont()).getExpanded(2 * MARGIN, 0));
	}

	/**
	 * The boxes of placed labels, for a fast search. The screen is divided into horizontal bands of {@link #ROW} pixels. A box
	 * is stored in each band that it meets.
	 */
	private static final class Occupied {

		private static final int ROW = 32;

		private final Map<Integer, List<Rectangle>> rows = new HashMap<>();

		void add(Rectangle box) {
			for (int row = Math.floorDiv(box.y, ROW); row <= Math.floorDiv(box.bottom() - 1, ROW); row++) {
				rows.computeIfAbsent(row, key -> new ArrayList<>()).add(box);
			}
		}

		boolean meets(Rectangle box) {
			for (int row = Math.floorDiv(box.y, ROW); row <= Math.floorDiv(box.bottom() - 1, ROW); row++) {
				for (Rectangle other : rows.getOrDefault(row, List.of())) {
					if (other.intersects(box)) {
						return true;
					}
				}
			}
			return false;
		}
	}
}
