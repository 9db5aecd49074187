package org.leeway.ui.editor.bars;

import java.util.List;
import java.util.Map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Layout;
import org.eclipse.swt.widgets.Link;
import org.leeway.core.colour.LegendEntry;
import org.leeway.ui.pictures.CellPicture;

/** A caption on the map: the legend, and the state of the analysis as a link. */
public final class CaptionBar {

	private static final int GAP = 6;

	private final MapArea area;
	/**
	 * The parent of the legend and the state. A plain {@link Composite}, because themes do not set the colours of
	 * the children of a subclass.
	 */
	private final Composite strip;
	private final LegendBar legend;
	private final Link state;
	private String told = "";

	/**
	 * A layout with the legend at the left and the state at the right. If the texts need too much room, the legend
	 * is cut off.
	 */
	private final class Row extends Layout {

		@Override
		protected Point computeSize(Composite composite, int widthHint, int heightHint, boolean changed) {
			Point colours = legend.computeSize(SWT.DEFAULT, SWT.DEFAULT);
			Point words = state.computeSize(SWT.DEFAULT, SWT.DEFAULT);
			return new Point(colours.x + words.x + GAP, Math.max(colours.y, words.y));
		}

		@Override
		protected void layout(Composite composite, boolean changed) {
			Rectangle room = composite.getClientArea();
			Point words = state.computeSize(SWT.DEFAULT, SWT.DEFAULT);
			int left = Math.max(0, room.width - words.x - GAP);
			legend.setBounds(0, 0, left, room.height);
			state.setBounds(left, (room.height - words.y) / 2, words.x, words.y);
		}
	}

	CaptionBar(MapArea area, Runnable followed) {
		this.area = area;
		strip = new Composite(area, SWT.BORDER);
		legend = new LegendBar(strip);
		state = new Link(strip, SWT.NONE);
		state.setToolTipText("Shows the findings");
		state.addListener(SWT.Selection, event -> followed.run());
		strip.setLayout(new Row());
	}

	/** Returns the strip, which the caller places on the map. */
	Composite strip() {
		return strip;
	}

	/**
	 * Shows a legend and the state of the analysis.
	 *
	 * @param tints the legend entries of tinted cells and of meshes. These entries come first, because the tints cover the
	 * overlay on the map
	 * @param title the title above {@code entries}
	 * @param entries the legend entries of the overlay or of the terrains
	 * @param pictures the pictures of terrains, which replace the colours of entries. Indexed by label of the entry
	 * @param newState the state of the analysis, in words
	 */
	public void show(List<LegendEntry> tints, String title, List<LegendEntry> entries, Map<String, CellPicture> pictures,
			String newState) {
		boolean different = legend.show(tints, title, entries, pictures);
		if (!told.equals(newState)) {
			told = newState;
			state.setText("<a>" + newState.replace("&", "&&") + "</a>");
			different = true;
		}
		if (different) {
			area.placeBars();
		}
	}
}
