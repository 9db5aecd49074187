package org.leeway.ui.map.canvas;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Layout;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.theme.Contrast;

/**
 * The parent of the canvas, with a ruler above the canvas and a ruler to its left. The rulers number columns and rows of the
 * map and mark the column and the row of the cell under the mouse.
 */
public final class MapRulers extends Composite {

	/** The thickness of a ruler, in pixels. */
	public static final int SIZE = 16;
	/** The length of a mark without a number, in pixels. */
	private static final int SMALL_MARK = 4;
	/** The least distance of two numbers, in pixels. */
	private static final int ROOM = 36;
	/** The distance of a number from its mark, in pixels. */
	private static final int GAP = 2;
	private static final Cell NOWHERE = new Cell(-1, -1);

	private final Font font = FontDescriptor.createFrom(getFont()).increaseHeight(-2).createFont(getDisplay());
	private final Canvas columns = ruler(true);
	private final Canvas rows = ruler(false);
	/** The root part of the map that the rulers follow. Null before {@link #follow}. */
	private LevelRootPart root;
	private Composite map;
	private boolean shown;
	private boolean alone;
	private Cell marked = NOWHERE;

	/** A layout with a ruler to the left of the map, and a ruler above the map. */
	private final class Beside extends Layout {

		@Override
		protected Point computeSize(Composite parent, int widthHint, int heightHint, boolean changed) {
			return new Point(Math.max(0, widthHint), Math.max(0, heightHint));
		}

		@Override
		protected void layout(Composite parent, boolean changed) {
			Rectangle area = getClientArea();
			int size = columns.getVisible() ? SIZE : 0;
			columns.setBounds(size, 0, Math.max(0, area.width - size), size);
			rows.setBounds(0, size, size, Math.max(0, area.height - size));
			if (map != null) {
				map.setBounds(size, size, Math.max(0, area.width - size), Math.max(0, area.height - size));
			}
		}
	}

	public MapRulers(Composite parent) {
		super(parent, SWT.NONE);
		setLayout(new Beside());
		columns.setVisible(false);
		rows.setVisible(false);
		addDisposeListener(event -> font.dispose());
	}

	private Canvas ruler(boolean horizontal) {
		Canvas ruler = new Canvas(this, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
		ruler.addPaintListener(event -> paint(event.gc, ruler, horizontal));
		return ruler;
	}

	/** Shows the rulers for a canvas, which is a child of this composite. */
	public void follow(Composite canvas, LevelRootPart rootOfCanvas) {
		map = canvas;
		root = rootOfCanvas;
		root.viewport().addListener(this::redrawRulers);
		layout();
	}

	/** Shows or hides the rulers. */
	public void setShown(boolean show) {
		shown = show;
		update(shown && !alone);
	}

	/**
	 * Hides the rulers in the full-screen mode. Outside this mode, {@link #setShown} decides whether the rulers are visible.
	 */
	public void setAlone(boolean mapAlone) {
		alone = mapAlone;
		update(shown && !alone);
	}

	private void update(boolean visible) {
		if (!columns.isDisposed() && columns.getVisible() != visible) {
			columns.setVisible(visible);
			rows.setVisible(visible);
			layout();
		}
	}

	/** Marks column and row of a cell, which may lie outside the map. */
	public void mark(Cell cell) {
		if (!cell.equals(marked)) {
			marked = cell;
			redrawRulers();
		}
	}

	private void redrawRulers() {
		if (!columns.isDisposed() && columns.getVisible()) {
			columns.redraw();
			rows.redraw();
		}
	}

	private void paint(GC gc, Canvas ruler, boolean horizontal) {
		if (root == null || root.picture().grid() == null) {
			return;
		}
		double scale = root.getZoomManager().getZoom() * CellGeometry.CELL;
		var place = root.getZoomManager().getViewport().getViewLocation();
		int offset = horizontal ? place.x : place.y;
		int cells = horizontal ? root.picture().grid().width() : root.picture().grid().height();
		int pixels = horizontal ? ruler.getSize().x : ruler.getSize().y;
		fillMark(gc, ruler, horizontal, scale, offset);
		gc.setFont(font);
		gc.setForeground(Contrast.paleText(ruler));
		RulerTicks ticks = RulerTicks.of(scale, ROOM);
		int first = Math.max(0, (int) (offset / scale));
		int last = Math.min(cells, (int) Math.ceil((offset + pixels) / scale));
		for (int cell = first - first % ticks.step(); cell <= last; cell += ticks.small()) {
			paintMark(gc, start(cell, scale, offset), cell % ticks.step() == 0, cell < cells ? String.valueOf(cell) : "",
					horizontal);
		}
	}

	private static int start(int cell, double scale, int offset) {
		return (int) Math.round(cell * scale) - offset;
	}

	private void fillMark(GC gc, Canvas ruler, boolean horizontal, double scale, int offset) {
		if (!root.picture().grid().bounds().contains(marked.x(), marked.y())) {
			return;
		}
		int cell = horizontal ? marked.x() : marked.y();
		int from = start(cell, scale, offset);
		int length = Math.max(2, start(cell + 1, scale, offset) - from);
		gc.setBackground(ruler.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION));
		gc.fillRectangle(horizontal ? from : 0, horizontal ? 0 : from, horizontal ? length : SIZE,
				horizontal ? SIZE : length);
		gc.setBackground(ruler.getBackground());
	}

	private static void paintMark(GC gc, int at, boolean numbered, String number, boolean horizontal) {
		int top = numbered ? 0 : SIZE - SMALL_MARK;
		if (horizontal) {
			gc.drawLine(at, top, at, SIZE);
		} else {
			gc.drawLine(top, at, SIZE, at);
		}
		if (numbered && horizontal) {
			gc.drawText(number, at + GAP, 0, true);
		} else if (numbered) {
			drawUpwards(gc, number, at + GAP + gc.textExtent(number).x);
		}
	}

	/**
	 * Writes a number on the left ruler. The number is turned, so that the user reads it from bottom to top.
	 *
	 * @param from where the number begins, that is, its lower end, in pixels from the top
	 */
	private static void drawUpwards(GC gc, String number, int from) {
		Transform turned = new Transform(gc.getDevice(), 0, -1, 1, 0, 0, from);
		gc.setTransform(turned);
		gc.drawText(number, 0, 0, true);
		gc.setTransform(null);
		turned.dispose();
	}
}
