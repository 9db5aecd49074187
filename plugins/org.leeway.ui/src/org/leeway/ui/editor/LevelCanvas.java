package org.leeway.ui.editor;

import java.util.function.Consumer;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.MouseWheelHandler;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapRulers;
import org.leeway.ui.map.editing.NudgeKeyHandler;
import org.leeway.ui.map.parts.LevelPartFactory;
import org.leeway.ui.settings.LayerSettings;

/** A helper that sets up an editor's canvas. Creates its edit parts, and lets the mouse wheel zoom at the place of the mouse. */
final class LevelCanvas {

	private static final Cell NOWHERE = new Cell(-1, -1);

	private LevelCanvas() {
	}

	static void prepare(GraphicalViewer viewer, LayerSettings layers) {
		LevelRootPart root = new LevelRootPart(layers);
		viewer.setRootEditPart(root);
		viewer.setEditPartFactory(new LevelPartFactory());
		viewer.setKeyHandler(new NudgeKeyHandler(viewer));
		MouseWheelHandler zoom = (event, part) -> {
			event.doit = false;
			root.viewport().zoomAt(new Point(event.x, event.y), event.count > 0);
		};
		viewer.setProperty(MouseWheelHandler.KeyGenerator.getKey(SWT.MOD1), zoom);
		Control canvas = viewer.getControl();
		canvas.setBackground(canvas.getDisplay().getSystemColor(SWT.COLOR_DARK_GRAY));
		canvas.addListener(SWT.Resize, event -> root.viewport().resized());
	}

	/**
	 * Adds a listener for moves of the mouse on the canvas.
	 *
	 * @param hovered gets the cell under the mouse. Gets a cell outside the level if the mouse is not on the map
	 */
	static void onHover(GraphicalViewer viewer, Consumer<Cell> hovered) {
		LevelRootPart root = (LevelRootPart) viewer.getRootEditPart();
		Control canvas = viewer.getControl();
		canvas.addListener(SWT.MouseExit, event -> hovered.accept(NOWHERE));
		canvas.addMouseMoveListener(event -> hovered.accept(cellAt(new Point(event.x, event.y), root)));
	}

	/** Returns the composite with the canvas of a viewer and its rulers. */
	static MapRulers rulers(GraphicalViewer viewer) {
		return (MapRulers) viewer.getControl().getParent();
	}

	private static Cell cellAt(Point mouse, LevelRootPart root) {
		((GraphicalEditPart) root.getContents()).getContentPane().translateToRelative(mouse);
		return CellGeometry.cellAt(mouse);
	}
}
