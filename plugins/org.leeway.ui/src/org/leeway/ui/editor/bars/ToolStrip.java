package org.leeway.ui.editor.bars;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** A strip on the map for the settings of the active tool, which have no room in the bar above the map. */
final class ToolStrip {

	private static final int MARGIN = 3;

	private final MapArea area;
	/**
	 * The visible strip, which is the parent of the settings. Must be a plain {@link Composite}: themes do not set the
	 * colours of the children of a subclass.
	 */
	private final Composite strip;
	/**
	 * Height, in pixels, of a row with room for the settings of each tool. Zero while the settings are in the bar above the
	 * map, and not in the strip.
	 */
	private int row;
	private boolean used;

	ToolStrip(MapArea area) {
		this.area = area;
		strip = new Composite(area, SWT.BORDER);
		strip.setVisible(false);
		GridLayoutFactory.fillDefaults().margins(2 * MARGIN, MARGIN).applyTo(strip);
	}

	/** Returns the control of the strip. */
	Composite strip() {
		return strip;
	}

	/**
	 * Moves the settings from the bar above the map into the strip.
	 *
	 * @param height the height, in pixels, that the settings of each tool need in one row
	 */
	void take(Control settings, int height) {
		row = height;
		settings.setParent(strip);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(settings);
	}

	/** Moves the settings from the strip to another parent. */
	void giveTo(Composite parent, Control settings) {
		row = 0;
		settings.setParent(parent);
		settings.setLayoutData(null);
	}

	/** Returns whether the strip holds the settings. */
	boolean holdsSettings() {
		return row > 0;
	}

	/** Updates the strip after a change of the active tool. If {@code isUsed} is false, the strip is invisible. */
	void show(boolean isUsed) {
		used = isUsed;
		area.placeBars();
	}

	/**
	 * Places the strip in the upper left corner of the map. Hides the strip if it is not wanted, or if the active tool has
	 * no settings.
	 *
	 * @param map the place of the map in the area, in pixels
	 * @param wanted whether the strip may be visible
	 * @return the height, in pixels, that the map must leave free for the strip. Zero if the strip is not wanted, or if the
	 * settings are in the bar above the map. A tool without settings leaves one row free, so that the map does not jump when
	 * the user changes the tool
	 */
	int place(Rectangle map, boolean wanted) {
		boolean visible = used && holdsSettings() && wanted;
		strip.setVisible(visible);
		if (!visible) {
			return wanted && holdsSettings() ? strip.computeTrim(0, 0, 0, row + 2 * MARGIN).height : 0;
		}
		Point natural = strip.computeSize(SWT.DEFAULT, SWT.DEFAULT);
		int width = Math.min(natural.x, map.width);
		int height = width == natural.x ? natural.y : strip.computeSize(width, SWT.DEFAULT).y;
		strip.setBounds(map.x, map.y, width, height);
		strip.layout(true, true);
		return height;
	}
}
