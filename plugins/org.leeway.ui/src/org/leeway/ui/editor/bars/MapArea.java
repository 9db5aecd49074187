package org.leeway.ui.editor.bars;

import java.util.function.Consumer;

import org.eclipse.draw2d.geometry.Insets;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;
import org.eclipse.swt.widgets.Scrollable;

/**
 * The area of an editor with the palette and the map. The caption lies in the lower left corner of the map. In a small
 * window, the settings of the active tool lie in the upper left corner.
 */
public final class MapArea extends Composite {

	private final CaptionBar caption;
	private final ToolStrip tools;
	private Consumer<Insets> covering = strips -> {
		// set by onCovered
	};
	/** The control of the map. Null before {@link #setMap}. */
	private Scrollable map;
	/** The parent of palette and map. */
	private Composite flyout;
	private boolean alone;
	private Consumer<Point> captionListener = size -> {
		// set by onCaption
	};
	/**
	 * The place of the map in this area, in pixels. This field is a cache, because the window system needs milliseconds
	 * to compute the place.
	 */
	private Rectangle place;

	private final class Above extends Layout {

		@Override
		protected Point computeSize(Composite area, int widthHint, int heightHint, boolean changed) {
			return new Point(Math.max(0, widthHint), Math.max(0, heightHint));
		}

		@Override
		protected void layout(Composite area, boolean changed) {
			if (map != null) {
				flyout.setBounds(getClientArea());
				if (alone) {
					showMapOnly();
				}
				mapMoved();
			}
		}

		/**
		 * Shows the map without the palette. The map and the palette share the parent {@link #flyout}. This method makes the parent so
		 * large that the map fills the area, and the palette lies outside of the area, where it is invisible.
		 */
		private void showMapOnly() {
			Rectangle area = getClientArea();
			Rectangle place = getDisplay().map(map.getParent(), MapArea.this, map.getBounds());
			flyout.setBounds(area.x - place.x, area.y, 2 * area.width - place.width, area.height);
		}
	}

	/**
	 * Creates the area.
	 *
	 * @param followed runs when the user clicks the link that shows the state of the analysis
	 */
	public MapArea(Composite parent, Runnable followed) {
		super(parent, SWT.NONE);
		caption = new CaptionBar(this, followed);
		tools = new ToolStrip(this);
		setLayout(new Above());
	}

	/** Returns the caption of the map. */
	public CaptionBar caption() {
		return caption;
	}

	/**
	 * Sets the listener that gets the size of the caption, in pixels. The listener is called at once, and again each time
	 * this area has placed the caption.
	 */
	public void onCaption(Consumer<Point> listener) {
		captionListener = listener;
		listener.accept(caption.strip().getSize());
	}

	/** Returns the strip for the settings of the active tool. */
	ToolStrip tools() {
		return tools;
	}

	/**
	 * Sets the listener for the parts of the map that bars cover. The listener gets the width of the covered strip along each
	 * side of the map, in pixels. If the map is already laid out, the listener is called at once.
	 */
	public void onCovered(Consumer<Insets> listener) {
		covering = listener;
		placeBars();
	}

	/** Sets the map. The map and its palette must be in a child of this area. */
	public void setMap(Scrollable control) {
		map = control;
		Control child = control;
		while (child.getParent() != this) {
			child = child.getParent();
		}
		flyout = (Composite) child;
		caption.strip().moveAbove(null);
		tools.strip().moveAbove(null);
		map.addListener(SWT.Resize, event -> mapMoved());
		map.addListener(SWT.Move, event -> mapMoved());
		layout();
	}

	/** Hides the palette and the settings of the tool in the full-screen mode, or shows them again. */
	public void setAlone(boolean mapAlone) {
		alone = mapAlone;
		layout();
	}

	private void mapMoved() {
		if (!map.isDisposed()) {
			place = getDisplay().map(map, this, map.getClientArea());
			placeBars();
		}
	}

	/**
	 * Places the caption in the lower left corner of the map, and the tool settings in the upper left corner.
	 * Caption and settings are as large as their contents, but not wider than the map. Then notifies the listeners.
	 */
	void placeBars() {
		if (place != null && !isDisposed()) {
			Point size = caption.strip().computeSize(SWT.DEFAULT, SWT.DEFAULT);
			caption.strip().setBounds(place.x, place.y + place.height - size.y, Math.min(size.x, place.width), size.y);
			caption.strip().layout();
			captionListener.accept(caption.strip().getSize());
			int top = tools.place(place, !alone);
			covering.accept(new Insets(top, 0, size.y, 0));
		}
	}
}
