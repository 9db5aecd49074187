package org.leeway.ui.map.tools;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
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
import org.leeway.ui.map.policies.AddRequest;

/**
 * A tool that works on the map with the left button: press, drag, release. Escape cancels a drag. {@link
 * org.leeway.ui.map.canvas.LevelEditDomain} defines what else ends a drag.
 * <p>
 * Some tools also create a shape by several clicks, such as the corners of a polygon. The unfinished shape stays while
 * the map does not have the focus.
 */
public abstract class GridTool extends AbstractTool {

	private boolean working;

	GridTool() {
		setDefaultCursor(SharedCursors.CROSS);
		setUnloadWhenFinished(false);
	}

	/** Begins a drag, because the left button went down. */
	abstract void begin();

	/** Continues the drag, because the mouse moved with the button down. */
	abstract void proceed();

	/** Ends the drag, because the button went up. The whole drag becomes one command. */
	abstract void finish();

	/** Removes everything that {@link #begin} and {@link #proceed} showed. */
	abstract void abandon();

	/** Returns whether the user has begun a shape that needs more clicks. */
	public boolean isPending() {
		return false;
	}

	/** Undoes the last click of an unfinished shape. Call this only while {@link #isPending}. */
	public void takeBack() {
		abandon();
	}

	/** Returns whether an unfinished shape has enough clicks for {@link #complete}. */
	public boolean canComplete() {
		return false;
	}

	/** Creates the shape from the clicks, if there are enough clicks. */
	public void complete() {
		// most tools need only one click or drag
	}

	/** Shows feedback, because the mouse moved with no button down. */
	void hover() {
		// most tools show nothing before a press
	}

	/** Handles a press of the right button while the left button is up. */
	void pick() {
		// most tools do not use the right button
	}

	/** Returns whether the tool uses the right button. If so, the button does not open the context menu of the map. */
	public boolean takesRightButton() {
		return false;
	}

	/**
	 * Opens the tool's own menu at a place of the display, after a press of the menu key. Returns whether the tool has a menu.
	 */
	public boolean openMenu(org.eclipse.swt.graphics.Point place) {
		return false;
	}

	/** Handles a key that went down while the left button was up. Returns false if the tool does not use the key. */
	boolean key(KeyEvent event) {
		return false;
	}

	/**
	 * Returns whether the tool works on a viewer, that is, whether the viewer shows a map. Tools do not work on the
	 * tree in the outline.
	 */
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

	/** Updates the feedback at the place of the mouse, for example after a change of the level, the settings or the tool. */
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

	/** Moves the selected objects if the key is an arrow key. Returns false for other keys, or if no object is selected. */
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

	/** Returns whether the map still exists. False while the editor is being closed. */
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

	/** Returns the place of the mouse, in content coordinates. */
	final Point point() {
		Point point = getLocation().getCopy();
		levelPart().getContentPane().translateToRelative(point);
		return point;
	}

	/** Returns the cell under the mouse. The cell may lie outside the level. */
	final Cell cell() {
		return CellGeometry.cellAt(point());
	}

	/**
	 * Applies a request to the level: the edit part of the level turns the request into a command, which is run. Does nothing if
	 * the command would change nothing.
	 */
	final void perform(Request request) {
		executeCommand(levelPart().getCommand(request));
	}

	/** Adds an object to the level and selects it, so that <em>Properties</em> shows it without another click. */
	final void place(EObject object) {
		perform(new AddRequest(object));
		if (getCurrentViewer().getEditPartRegistry().get(object) instanceof EditPart part) {
			getCurrentViewer().select(part);
		}
	}

	/** Returns the layer for feedback in content coordinates. */
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
