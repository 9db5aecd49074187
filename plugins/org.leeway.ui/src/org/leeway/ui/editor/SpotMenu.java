package org.leeway.ui.editor;

import java.util.List;
import java.util.Optional;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.canvas.KeyPointer;
import org.leeway.ui.map.canvas.LevelEditDomain;
import org.leeway.ui.map.tools.GridTool;

/**
 * The context menu of the map. Before the menu opens, the object at the place of the menu is selected. The workbench fills the
 * menu with the items that plug-ins contribute to {@link #ID}.
 * <ul>
 * <li>The right button opens the menu at the mouse, unless the active tool uses this button.
 * <li>The menu key opens the menu at the {@link KeyPointer}, unless the active tool has its own menu.
 * </ul>
 */
final class SpotMenu {

	/** The id of the menu. */
	static final String ID = "org.leeway.ui.map";

	private final EditorContext editor;
	private final GraphicalViewer viewer;
	private final KeyPointer pointer;
	private MapSpot spot;

	SpotMenu(EditorContext editor, KeyPointer pointer) {
		this.editor = editor;
		this.viewer = editor.viewer();
		this.pointer = pointer;
		MenuManager menu = new MenuManager("Map", ID);
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(shown -> shown.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS)));
		Control canvas = viewer.getControl();
		canvas.setMenu(menu.createContextMenu(canvas));
		editor.site().registerContextMenu(ID, menu, viewer, false);
		canvas.addListener(SWT.MenuDetect, this::open);
		canvas.addListener(SWT.Dispose, gone -> menu.dispose());
	}

	/** Returns the place where the menu was opened last. Null before the first menu. */
	MapSpot spot() {
		return spot;
	}

	private void open(Event event) {
		boolean byKey = event.detail == SWT.MENU_KEYBOARD;
		Control canvas = viewer.getControl();
		org.eclipse.swt.graphics.Point at = byKey ? pointer.place() : canvas.toControl(event.x, event.y);
		if (byKey) {
			org.eclipse.swt.graphics.Point shown = canvas.toDisplay(at);
			event.x = shown.x;
			event.y = shown.y;
		}
		event.doit = isWelcome(byKey) && !(byKey && hasOwnMenu(canvas.toDisplay(at))) && find(new Point(at.x, at.y));
	}

	private boolean isWelcome(boolean byKey) {
		return !((LevelEditDomain) viewer.getEditDomain()).isDragging() && (!(editor.activeTool() instanceof GridTool tool)
				|| !tool.isPending() && (byKey || !tool.takesRightButton()));
	}

	private boolean hasOwnMenu(org.eclipse.swt.graphics.Point place) {
		return editor.activeTool() instanceof GridTool tool && tool.openMenu(place);
	}

	/**
	 * Stores the place of the menu: the object and the cell at a point of the canvas. Selects the object. Returns false if
	 * the point is outside the map.
	 */
	private boolean find(Point at) {
		EditPart part = viewer.findObjectAtExcluding(at, List.of(),
				found -> found.isSelectable() && found != viewer.getContents());
		boolean isObject = part != null && part != viewer.getContents() && part != viewer.getRootEditPart();
		Point place = at.getCopy();
		((GraphicalEditPart) viewer.getContents()).getContentPane().translateToRelative(place);
		Cell cell = CellGeometry.cellAt(place);
		spot = new MapSpot(isObject ? Optional.of(part) : Optional.empty(), cell);
		if (isObject && part.getSelected() == EditPart.SELECTED_NONE) {
			viewer.select(part);
		}
		return isObject || editor.level().getTerrain().contains(cell.x(), cell.y());
	}
}
