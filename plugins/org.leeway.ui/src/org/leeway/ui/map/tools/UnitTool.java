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
 * Measures the largest unit that gets from one cell to another: press at the one, drag to the other; or a click at each.
 * An end can be dragged elsewhere. Escape ends it; else it stays while the map is edited.
 */
public final class UnitTool extends GridTool {

	/** How near to an end, in pixels of the screen, one has to press to drag it. */
	private static final int NEAR = 9;

	private CellPair ends;
	/** Where the button went down. */
	private Cell pressed;
	/** Whether one end was clicked and the other is yet to be. */
	private boolean halfDone;

	@Override
	boolean isPending() {
		return halfDone;
	}

	@Override
	void begin() {
		pressed = onMap(cell());
		if (!halfDone) {
			ends = grasped();
		}
		proceed();
	}

	/** What was measured before with the end under the mouse as the second one, or a new beginning. */
	private CellPair grasped() {
		CellPair before = root().largestUnit().ends();
		if (before == null || !isNear(before.from()) && !isNear(before.to())) {
			return new CellPair(pressed, pressed);
		}
		return isNear(before.to()) ? before : before.reversed();
	}

	@Override
	void proceed() {
		ends = new CellPair(ends.from(), onMap(cell()));
		root().measure(ends);
	}

	@Override
	void finish() {
		halfDone = !halfDone && ends.from().equals(ends.to()) && pressed.equals(ends.to());
	}

	@Override
	boolean key(KeyEvent event) {
		if (event.keyCode == SWT.ESC && root().largestUnit().ends() != null) {
			abandon();
			return true;
		}
		return false;
	}

	@Override
	void abandon() {
		ends = null;
		halfDone = false;
		root().measure(null);
	}

	@Override
	void hover() {
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
