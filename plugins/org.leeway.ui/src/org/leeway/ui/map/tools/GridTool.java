package org.leeway.ui.map.tools;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.Request;
import org.eclipse.gef.SharedCursors;
import org.eclipse.gef.editparts.LayerManager;
import org.eclipse.gef.tools.AbstractTool;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellGeometry;

/**
 * A tool that works on the map with the left button: press, drag, release. Escape abandons a drag without a trace;
 * {@link org.leeway.ui.map.canvas.LevelEditDomain} has the rule for all else that ends one. Some tools also take clicks
 * in turn, such as the corners of a polygon: they wait, even without the focus, until the last click.
 */
public abstract class GridTool extends AbstractTool {

	private boolean working;

	GridTool() {
		setDefaultCursor(SharedCursors.CROSS);
		setUnloadWhenFinished(false);
	}

	/** The left button went down. */
	abstract void begin();

	/** The mouse moved with the button down. */
	abstract void proceed();

	/** The button went up: the work becomes one command. */
	abstract void finish();

	/** Removes everything that {@link #begin} and {@link #proceed} showed. */
	abstract void abandon();

	/** Whether clicks have begun what another click will end. */
	public boolean isPending() {
		return false;
	}

	/** Takes the last of these clicks back. */
	public void takeBack() {
		abandon();
	}

	/** Whether these clicks are enough for {@link #complete}. */
	public boolean canComplete() {
		return false;
	}

	/** Makes what these clicks give, if they are enough. */
	public void complete() {
		// most tools take no clicks in turn
	}

	/** The mouse moved with no button down. */
	void hover() {
		// most tools show nothing then
	}

	/** The right button went down, with the left one up. */
	void pick() {
		// most tools know no right button
	}

	/** Whether the right button belongs to the tool, and opens no context menu of the map. */
	public boolean takesRightButton() {
		return false;
	}

	/** Opens the menu of the tool at a place of the display, for the menu key; returns whether the tool has one. */
	public boolean openMenu(org.eclipse.swt.graphics.Point place) {
		return false;
	}

	/** A key went down with the button up; returns whether the tool handled it. */
	boolean key(KeyEvent event) {
		return false;
	}

	/** The outline, which shares the tools, has a tree and no map to work on. */
	@Override
	protected final boolean isViewerImportant(EditPartViewer viewer) {
		return viewer instanceof GraphicalViewer;
	}

	@Override
	protected final boolean handleButtonDown(int button) {
		if (button == 3 && !working) {
			pick();
		}
		if (button != 1 || working) {
			return false;
		}
		working = true;
		begin();
		return true;
	}

	@Override
	protected final boolean handleDrag() {
		if (working) {
			proceed();
		}
		return true;
	}

	@Override
	protected final boolean handleButtonUp(int button) {
		if (button == 1 && working) {
			working = false;
			finish();
			hoverAgain();
		}
		return true;
	}

	/** The mouse is where it was, but the level or the settings are others, or even the tool. */
	final void hoverAgain() {
		if (isActive()) {
			hover();
		}
	}

	@Override
	protected final boolean handleMove() {
		hover();
		return true;
	}

	@Override
	protected final boolean handleKeyDown(KeyEvent event) {
		if (!working) {
			return key(event) || movesObjects(event) || super.handleKeyDown(event);
		}
		if (event.keyCode == SWT.ESC) {
			working = false;
			abandon();
		}
		return true;
	}

	/** Lets the arrows move selected objects, as with the tool that selects them. */
	private boolean movesObjects(KeyEvent event) {
		boolean arrow = event.keyCode == SWT.ARROW_LEFT || event.keyCode == SWT.ARROW_RIGHT
				|| event.keyCode == SWT.ARROW_UP || event.keyCode == SWT.ARROW_DOWN;
		return arrow && getCurrentViewer() != null && !getCurrentViewer().getSelectedEditParts().isEmpty()
				&& getCurrentViewer().getKeyHandler() != null && getCurrentViewer().getKeyHandler().keyPressed(event);
	}

	@Override
	public void deactivate() {
		if (isPending() && isMapThere()) {
			complete();
		}
		if (working || isPending()) {
			working = false;
			abandon();
		}
		super.deactivate();
	}

	/** Whether the editor still has its map, and is not being closed. */
	private boolean isMapThere() {
		return getCurrentViewer() != null && getCurrentViewer().getControl() != null
				&& !getCurrentViewer().getControl().isDisposed();
	}

	@Override
	protected final String getCommandName() {
		return "";
	}

	final GraphicalEditPart levelPart() {
		return (GraphicalEditPart) getCurrentViewer().getContents();
	}

	final Level level() {
		return (Level) levelPart().getModel();
	}

	/** The place of the mouse, in content coordinates. */
	final Point point() {
		Point point = getLocation().getCopy();
		levelPart().getContentPane().translateToRelative(point);
		return point;
	}

	/** The cell under the mouse; it may lie outside the level. */
	final Cell cell() {
		return CellGeometry.cellAt(point());
	}

	/** Runs the command that the level returns for a request, if it would change anything. */
	final void perform(Request request) {
		executeCommand(levelPart().getCommand(request));
	}

	/** The layer for feedback in content coordinates. */
	final IFigure feedbackLayer() {
		return LayerManager.Helper.find(levelPart()).getLayer(LayerConstants.SCALED_FEEDBACK_LAYER);
	}

	@Override
	protected final void addFeedback(IFigure figure) {
		feedbackLayer().add(figure);
	}

	@Override
	protected final void removeFeedback(IFigure figure) {
		figure.getParent().remove(figure);
	}
}
