package org.leeway.ui.editor.palette;

import java.util.function.BiConsumer;
import java.util.function.Function;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.KeyHandler;
import org.eclipse.gef.palette.PaletteListener;
import org.eclipse.gef.palette.ToolEntry;
import org.eclipse.gef.ui.palette.PaletteContextMenuProvider;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.leeway.model.TerrainType;
import org.leeway.ui.elements.TerrainMenu;

/** The controls in the palette for the terrains of the level: a context menu, keys, and an entry that creates a terrain. */
final class TerrainEntries extends PaletteContextMenuProvider {

	private final PaletteViewer viewer;
	private final TerrainMenu menu;
	private final Function<Object, TerrainType> terrainOf;
	private final ToolEntry newTerrain;
	private final BiConsumer<TerrainType, PaletteViewer> paintWith;
	/** The tool that was active before the user chose the entry for a new terrain. */
	private ToolEntry tool;
	/** The place in the palette where the menu was opened. Null if a key opened the menu. */
	private Point place;

	/**
	 * @param terrainOf returns the terrain of a palette entry. Null if the entry has none
	 * @param paintWith activates the brush of a new terrain
	 */
	TerrainEntries(PaletteViewer viewer, TerrainMenu menu, Function<Object, TerrainType> terrainOf, ToolEntry newTerrain,
			BiConsumer<TerrainType, PaletteViewer> paintWith) {
		super(viewer);
		this.viewer = viewer;
		this.menu = menu;
		this.terrainOf = terrainOf;
		this.newTerrain = newTerrain;
		this.paintWith = paintWith;
		viewer.setContextMenu(this);
		viewer.addPaletteListener((PaletteListener) (palette, chosen) -> toolChosen(chosen));
		Control control = viewer.getControl();
		control.addListener(SWT.MenuDetect, this::menuAsked);
		viewer.setKeyHandler(new Keys().setParent(viewer.getKeyHandler()));
	}

	private void toolChosen(ToolEntry chosen) {
		if (chosen != newTerrain) {
			tool = chosen;
			return;
		}
		viewer.getControl().getDisplay().asyncExec(() -> {
			if (viewer.getControl() != null && !viewer.getControl().isDisposed()) {
				viewer.setActiveTool(tool);
				create();
			}
		});
	}

	private void create() {
		TerrainType made = menu.create();
		if (made != null) {
			paintWith.accept(made, viewer);
		}
	}

	private void menuAsked(Event event) {
		org.eclipse.swt.graphics.Point at = viewer.getControl().toControl(event.x, event.y);
		place = event.detail == SWT.MENU_KEYBOARD ? null : new Point(at.x, at.y);
	}

	/**
	 * Returns the terrain of the entry at {@link #place}, or of the entry with the focus if {@link #place} is null.
	 * Null if the entry has no terrain.
	 */
	private TerrainType terrain() {
		EditPart part = place == null ? viewer.getFocusEditPart() : viewer.findObjectAt(place);
		return part == null ? null : terrainOf.apply(part.getModel());
	}

	private boolean isOnTerrains() {
		EditPart part = place == null ? viewer.getFocusEditPart() : viewer.findObjectAt(place);
		return part != null && (part.getModel() == newTerrain || part.getModel() == newTerrain.getParent()
				|| terrainOf.apply(part.getModel()) != null);
	}

	@Override
	public void buildContextMenu(IMenuManager items) {
		if (isOnTerrains()) {
			menu.fill(items, terrain());
		} else {
			super.buildContextMenu(items);
		}
	}

	/**
	 * A handler of the keys that rename a terrain, or move it up or down in the palette. GEF's own handler gets only the
	 * other keys, because it would use some of these keys to move the focus.
	 */
	private final class Keys extends KeyHandler {

		@Override
		public boolean keyPressed(KeyEvent event) {
			place = null;
			TerrainType terrain = terrain();
			boolean isUp = event.keyCode == SWT.ARROW_UP;
			if (terrain != null && event.keyCode == SWT.F2) {
				menu.rename(terrain);
			} else if (terrain != null && event.stateMask == SWT.ALT && (isUp || event.keyCode == SWT.ARROW_DOWN)) {
				menu.move(terrain, isUp ? -1 : 1);
			} else {
				return super.keyPressed(event);
			}
			return true;
		}
	}
}
