package org.leeway.ui.map.tools;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.leeway.pathing.navmesh.MeshElement;
import org.leeway.pathing.navmesh.NavMesh;

/** The context menu of the tool for meshes, with commands for the {@linkplain MeshTool#target target} and for the whole mesh. */
final class MeshMenu {

	private final MeshTool tool;

	MeshMenu(MeshTool tool) {
		this.tool = tool;
	}

	/**
	 * Opens the menu at a place of the display. If {@code place} is null, opens it at the mouse. The menu is disposed of when
	 * it closes.
	 */
	void open(Control canvas, Point place) {
		MenuManager manager = new MenuManager();
		tool.target().ifPresent(element -> {
			fill(manager, element);
			manager.add(new Separator());
		});
		add(manager, "Edit Mesh by Hand", tool.editing().canEditByHand(), tool.editing()::editByHand);
		add(manager, "Generate Mesh Again", tool.editing().canGenerate(), tool.editing()::generate);
		Menu menu = manager.createContextMenu(canvas);
		menu.addListener(SWT.Hide, event -> canvas.getDisplay().asyncExec(manager::dispose));
		if (place != null) {
			menu.setLocation(place);
		}
		menu.setVisible(true);
	}

	private void fill(IMenuManager menu, MeshElement element) {
		boolean editable = tool.editing().obstacle().isEmpty();
		switch (element) {
		case MeshElement.Vertex vertex -> add(menu, "Delete Vertex", editable, tool::delete);
		case MeshElement.Edge edge -> {
			boolean shared = edge.isShared(tool.polygons());
			add(menu, "Insert Vertex Here", editable, tool::insert);
			add(menu, "Flip Edge", editable && shared, tool::flip);
			add(menu, edge.isWall(tool.polygons()) ? "Open Wall" : "Make Wall", editable && shared, tool::toggleWall);
			add(menu, "Delete Edge", editable && shared, tool::delete);
		}
		case MeshElement.Face face -> {
			add(menu, "Insert Vertex Here", editable, tool::insert);
			MenuManager terrains = new MenuManager("Terrain");
			int present = tool.polygons().terrain(face.polygon());
			terrains.add(terrain("None", NavMesh.NONE, present, editable));
			tool.level().getTerrainTypes()
					.forEach(terrain -> terrains.add(terrain(terrain.getName(), terrain.getId(), present, editable)));
			menu.add(terrains);
			add(menu, "Delete Polygon", editable, tool::delete);
		}
		}
	}

	/** Creates the item that sets the terrain of a polygon. The item of the present terrain is marked. */
	private IAction terrain(String label, int terrain, int present, boolean enabled) {
		Action action = new Action(label, IAction.AS_RADIO_BUTTON) {
			@Override
			public void run() {
				if (isChecked()) {
					tool.setTerrain(terrain);
				}
			}
		};
		action.setChecked(terrain == present);
		action.setEnabled(enabled);
		return action;
	}

	private static void add(IMenuManager menu, String label, boolean enabled, Runnable work) {
		Action action = new Action(label) {
			@Override
			public void run() {
				work.run();
			}
		};
		action.setEnabled(enabled);
		menu.add(action);
	}
}
