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
 * Measures something between two cells: press at one, drag to the other; or click at each. The user can drag an end
 * elsewhere. The measurement stays during edits of the map; Escape ends it.
 */
abstract class SpanTool extends GridTool {

	/** The greatest distance from an end, in pixels of the screen, at which a press drags it. */
	private static final int NEAR = 9;

	private CellPair ends;
	/** The cell where the button went down. */
	private Cell pressed;
	/** Whether the user has clicked one end but not the other. */
	private boolean halfDone;

	/** The ends of the present measurement; null for none. */
	abstract CellPair measured(LevelRootPart root);

	/** Measures between other cells; null for nothing. */
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
	 * The measurement whose end is under the mouse, with that end second; otherwise a new one that begins at the mouse.
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
