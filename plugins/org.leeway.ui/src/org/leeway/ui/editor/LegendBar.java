package org.leeway.ui.editor;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.leeway.core.analysis.LegendEntry;
import org.leeway.ui.properties.AccessibleText;
import org.leeway.ui.properties.Colours;

/** A strip that says what colours on the map mean. */
public final class LegendBar extends Canvas {

	private static final int SWATCH = 14;
	private static final int GAP = 6;

	private String title = "";
	private List<LegendEntry> entries = List.of();

	public LegendBar(Composite parent) {
		super(parent, SWT.DOUBLE_BUFFERED);
		addPaintListener(this::paint);
		AccessibleText.name(this, this::text);
	}

	/** Shows other colours. */
	public void show(String newTitle, List<LegendEntry> newEntries) {
		if (!title.equals(newTitle) || !entries.equals(newEntries)) {
			title = newTitle;
			entries = newEntries;
			redraw();
		}
	}

	/** The legend in words. */
	String text() {
		return Stream.concat(Stream.of(title), entries.stream().map(LegendEntry::label)).filter(word -> !word.isEmpty())
				.collect(Collectors.joining(", "));
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		return new Point(widthHint == SWT.DEFAULT ? 400 : widthHint, SWATCH + 2 * GAP);
	}

	private void paint(PaintEvent event) {
		int x = GAP;
		int y = (getClientArea().height - event.gc.textExtent("X").y) / 2;
		event.gc.drawText(title, x, y, true);
		x += event.gc.textExtent(title).x + 2 * GAP;
		for (LegendEntry entry : entries) {
			event.gc.setBackground(new Color(Colours.of(entry.rgb())));
			event.gc.fillRectangle(x, GAP, SWATCH, SWATCH);
			event.gc.drawRectangle(x, GAP, SWATCH, SWATCH);
			x += SWATCH + GAP;
			event.gc.drawText(entry.label(), x, y, true);
			x += event.gc.textExtent(entry.label()).x + 2 * GAP;
		}
	}
}
