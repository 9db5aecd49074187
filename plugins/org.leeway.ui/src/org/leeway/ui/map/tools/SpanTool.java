package org.leeway.ui.map.tools;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;

/**
 * A tool that measures a value between two cells, such as their distance. The user drags from the first cell to the second, or
 * clicks both cells. Later the user can drag either end. The measurement follows edits of the map until Escape ends it.
 */
abstract class SpanTool extends GridTool {

	/** Tolerance, in screen pixels: a press at most this far from an end of the measurement grips the end. */
	private static final int NEAR = 9;

	private CellPair ends;
	/** The cell where the button went down. */
	private Cell pressed;
	/** Whether the user has clicked the first end but not the second. */
	private boolean halfDone;

	/** Returns the ends of the present measurement. Null if there is no measurement. */
	abstract CellPair measured(LevelRootPart root);

	/** Shows the measurement between two other cells. If {@code pair} is null, ends the measurement. */
	abstract void measure(CellPair pair, LevelRootPart root);

	@Override
	public final boolean isPending() {
		return halfDone;
	}

	@Override
	final void begin() {
		pressed = onMap(cell());
		if (!halfDone) {
			ends = grasped();
		}
		proceed();
	}

	/**
	 * Returns the two end cells of the measurement at the beginning of a drag. The drag moves the second end. If the mouse is
	 * near an end of the present measurement, the drag moves this end. Otherwise a new measurement begins, with both ends at
	 * the pressed cell.
	 */
	private CellPair grasped() {
		CellPair before = measured(root());
		if (before == null || !isNear(before.from()) && !isNear(before.to())) {
			return new CellPair(pressed, pressed);
		}
		return isNear(before.to()) ? before : before.reversed();
	}

	@Override
	final void proceed() {
		ends = new CellPair(ends.from(), onMap(cell()));
		measure(ends, root());
	}

	@Override
	final void finish() {
		halfDone = !halfDone && ends.from().equals(ends.to()) && pressed.equals(ends.to());
	}

	@Override
	final boolean key(KeyEvent event) {
		if (event.keyCode == SWT.ESC && measured(root()) != null) {
			abandon();
			return true;
		}
		return false;
	}

	@Override
	final void abandon() {
		ends = null;
		halfDone = false;
		measure(null, root());
	}

	@Override
	final void hover() {
		if (halfDone) {
			proceed();
		}
	}

	private boolean isNear(Cell end) {
		Point middle = CellGeometry.bounds(new CellRect(end.x(), end.y(), 1, 1)).getCenter();
		return middle.getDistance(point()) * root().getZoomManager().getZoom() <= NEAR;
	}

	private Cell onMap(Cell cell) {
		return new Cell(Math.clamp(cell.x(), 0, level().getTerrain().width() - 1),
				Math.clamp(cell.y(), 0, level().getTerrain().height() - 1));
	}

	private LevelRootPart root() {
		return (LevelRootPart) levelPart().getRoot();
	}
}
