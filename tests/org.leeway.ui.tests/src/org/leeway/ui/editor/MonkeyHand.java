package org.leeway.ui.editor;

import java.util.List;
import java.util.Random;

import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** The mouse and the keys of a {@link Monkey}: actions at random places of the map. */
final class MonkeyHand {

	/**
	 * The width of the strip along the canvas's edge in which the mouse does nothing, in pixels. Scroll bars there may
	 * take mouse events.
	 */
	private static final int EDGE = 20;

	private final OpenLevel open;
	private final Random random;

	MonkeyHand(OpenLevel open, Random random) {
		this.open = open;
		this.random = random;
	}

	/** Returns one of some choices at random. */
	@SafeVarargs
	final <T> T any(T... choices) {
		return choices[random.nextInt(choices.length)];
	}

	/** Activates a tool, and gives the map the keyboard focus. */
	void take(String tool) {
		open.canvas().forceFocus();
		open.editor().activateTool(tool);
	}

	/** Returns a random pixel of the canvas where the map is visible. If the map is out of sight, shows all of it first. */
	Point somewhere() {
		if (!isMapShown()) {
			open.run("org.leeway.ui.zoom", "org.leeway.ui.how", "fit");
		}
		CellRect map = open.level().getTerrain().bounds();
		CellRect seen = open.editor().root().viewport().visibleCells();
		int left = Math.max(seen.x(), 0);
		int top = Math.max(seen.y(), 0);
		return onCanvas(open.at(left + random.nextDouble() * (Math.min(seen.right(), map.right()) - left),
				top + random.nextDouble() * (Math.min(seen.bottom(), map.bottom()) - top)));
	}

	private boolean isMapShown() {
		CellRect map = open.level().getTerrain().bounds();
		CellRect seen = open.editor().root().viewport().visibleCells();
		return seen.x() < map.right() && seen.y() < map.bottom() && seen.right() > 0 && seen.bottom() > 0;
	}

	/**
	 * Returns the pixel nearest to a place, among the pixels where mouse events reach the map. Leaves out pixels under
	 * a bar, and pixels near an edge of the canvas.
	 */
	private Point onCanvas(Point place) {
		Rectangle free = open.editor().root().viewport().free();
		return new Point(Math.clamp(place.x, free.x + EDGE, free.right() - EDGE),
				Math.clamp(place.y, free.y + EDGE, free.bottom() - EDGE));
	}

	/** Returns a random pixel of the canvas near a pixel. */
	private Point near(Point place) {
		return onCanvas(new Point(place.x + random.nextInt(-150, 151), place.y + random.nextInt(-150, 151)));
	}

	void click() {
		open.mouse().click(somewhere());
	}

	/**
	 * Drags with the left button, sometimes with Shift held. Sometimes cancels the drag with Escape.
	 *
	 * @param wholeMap whether the drag may end anywhere on the map, not only near its beginning
	 */
	void drag(boolean wholeMap) {
		Point from = somewhere();
		drag(from, wholeMap ? somewhere() : near(from));
	}

	void drag(Point from, Point to) {
		Mouse mouse = open.mouse();
		boolean shift = random.nextInt(12) == 0;
		if (shift) {
			mouse.hold(SWT.SHIFT);
		}
		mouse.move(from);
		mouse.press(1);
		mouse.glide(from, to);
		if (random.nextInt(12) == 0) {
			mouse.type(SWT.ESC);
		}
		mouse.release(1);
		if (shift) {
			mouse.letGo(SWT.SHIFT);
		}
	}

	/** Clicks on a random object of the map. Returns false if there is none. */
	boolean clickObject() {
		List<?> parts = open.viewer().getContents().getChildren();
		if (parts.isEmpty()) {
			return false;
		}
		open.mouse().click(onCanvas(middle(bounds(parts.get(random.nextInt(parts.size()))))));
		return true;
	}

	/** Drags the selected terrain or object by its middle or by a corner. */
	void dragSelected() {
		List<?> selected = open.viewer().getSelectedEditParts();
		if (!selected.isEmpty() && selected.getLast() != open.viewer().getContents()) {
			Rectangle bounds = bounds(selected.getLast());
			Point from = onCanvas(random.nextInt(3) == 0 ? new Point(bounds.right(), bounds.bottom()) : middle(bounds));
			drag(from, near(from));
		}
	}

	private static Rectangle bounds(Object part) {
		var figure = ((GraphicalEditPart) part).getFigure();
		Rectangle bounds = figure.getBounds().getCopy();
		figure.translateToAbsolute(bounds);
		return bounds;
	}

	private static Point middle(Rectangle bounds) {
		return new Point(bounds.getCenter().x, bounds.getCenter().y);
	}

	void turnWheel() {
		Mouse mouse = open.mouse();
		mouse.move(somewhere());
		int held = random.nextBoolean() ? SWT.CTRL : random.nextBoolean() ? SWT.SHIFT : 0;
		if (held != 0) {
			mouse.hold(held);
		}
		mouse.wheel(random.nextBoolean());
		if (held != 0) {
			mouse.letGo(held);
		}
	}

	void pan() {
		Point from = somewhere();
		open.mouse().drag(2, from, near(from));
	}
}
