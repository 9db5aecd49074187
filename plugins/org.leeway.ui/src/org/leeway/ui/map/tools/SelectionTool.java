package org.leeway.ui.map.tools;

import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.settings.TerrainSelection;
import org.leeway.ui.settings.TerrainSelection.Floating;

/**
 * A tool that selects terrain, and moves the selected terrain.
 * <ul>
 * <li>A new area replaces the selection. With Shift, the area is added. With Alt, or with Shift and Ctrl, the area is
 * subtracted.
 * <li>A drag or an arrow key moves the selected terrain. A drag with Ctrl moves a copy.
 * <li>Moved terrain floats over the map until Enter drops it or Escape discards it.
 * </ul>
 */
abstract class SelectionTool extends GridTool {

	final TerrainSelection selection;
	private final Supplier<TerrainEditing> editing;
	private Cell grabbed;
	private Cell grabbedAt;
	/**
	 * The cells from which the present drag has lifted terrain, so that it floats over the map. Null if the terrain was
	 * floating before the drag.
	 */
	private BitPlane lifted;

	SelectionTool(TerrainSelection selection, Supplier<TerrainEditing> editing) {
		this.selection = selection;
		this.editing = editing;
	}

	/**
	 * Begins an area, because the mouse button went down. If the mouse is in the selection and no key to add or subtract is
	 * down, the user drags the selected terrain instead.
	 */
	abstract void beginArea();

	/** Continues the area, because the mouse moved. */
	abstract void proceedArea();

	/** Selects the area, because the button went up. */
	abstract void finishArea();

	/** Discards the area that the user has begun. Called when the tool is abandoned while the mouse button is down. */
	abstract void abandonArea();

	private TerrainEditing editing() {
		return editing.get();
	}

	@Override
	public void deactivate() {
		editing().commit();
		super.deactivate();
	}

	@Override
	final void begin() {
		grabbed = null;
		if (!addsToSelection() && !takesFromSelection() && selection.contains(cell().x(), cell().y())) {
			grab(cell());
		}
		if (grabbed == null) {
			editing().commit();
			beginArea();
		}
	}

	/**
	 * Begins a drag of the selected terrain. First lifts the terrain, so that it floats over the map. Lifting a large area
	 * needs time. If the user cancels the lifting, no drag begins.
	 */
	private void grab(Cell cell) {
		lifted = selection.floating() == null ? selection.cells().orElseThrow() : null;
		editing().lift(getCurrentInput().isControlKeyDown());
		Floating piece = selection.floating();
		if (piece != null) {
			grabbed = cell;
			grabbedAt = new Cell(piece.x(), piece.y());
		}
	}

	@Override
	final void proceed() {
		if (grabbed == null) {
			proceedArea();
		} else {
			Cell cell = cell();
			editing().moveTo(grabbedAt.x() + cell.x() - grabbed.x(), grabbedAt.y() + cell.y() - grabbed.y());
		}
	}

	@Override
	final void finish() {
		if (grabbed == null) {
			finishArea();
		}
	}

	@Override
	final void abandon() {
		if (grabbed == null) {
			abandonArea();
		} else if (lifted != null) {
			editing().putBack(lifted);
		} else {
			editing().moveTo(grabbedAt.x(), grabbedAt.y());
		}
	}

	final boolean addsToSelection() {
		return getCurrentInput().isShiftKeyDown() && !takesFromSelection();
	}

	/**
	 * Returns whether the pressed keys subtract from the selection: Alt, or Shift with Ctrl. Some desktops move windows by
	 * drags with Alt, so Shift with Ctrl is needed there.
	 */
	final boolean takesFromSelection() {
		return getCurrentInput().isAltKeyDown()
				|| getCurrentInput().isShiftKeyDown() && getCurrentInput().isControlKeyDown();
	}

	/**
	 * Returns the selection after the user has drawn an area. Depending on the pressed keys, the area is added to the
	 * selection, subtracted from it, or replaces it.
	 *
	 * @param before the selection before the user began the area. Null if nothing was selected
	 * @return the new selection. Null if nothing is selected
	 */
	final BitPlane combined(BitPlane area, BitPlane before) {
		if (before == null) {
			return takesFromSelection() ? null : area;
		}
		return addsToSelection() ? before.or(area) : takesFromSelection() ? before.andNot(area) : area;
	}

	@Override
	final boolean key(KeyEvent event) {
		if (event.keyCode == SWT.ESC) {
			giveUp();
			return true;
		}
		return selection.cells().isPresent() && keyForTerrain(event);
	}

	private boolean keyForTerrain(KeyEvent event) {
		switch (event.keyCode) {
		case SWT.CR, SWT.KEYPAD_CR -> editing().commit();
		case SWT.ARROW_LEFT -> editing().moveBy(-1, 0);
		case SWT.ARROW_RIGHT -> editing().moveBy(1, 0);
		case SWT.ARROW_UP -> editing().moveBy(0, -1);
		case SWT.ARROW_DOWN -> editing().moveBy(0, 1);
		default -> {
			return false;
		}
		}
		return true;
	}

	private void giveUp() {
		if (editing().floating() != null) {
			editing().drop();
		} else {
			editing().deselect();
		}
	}
}
