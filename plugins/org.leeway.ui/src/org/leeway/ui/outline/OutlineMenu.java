package org.leeway.ui.outline;

import java.util.function.Supplier;

import org.eclipse.gef.ContextMenuProvider;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.commands.Command;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.ui.actions.ActionFactory;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.NewElements;

/** The outline's context menu: new agents, terrains and meshes, delete, undo. */
final class OutlineMenu extends ContextMenuProvider {

	private final OutlineHost editor;

	OutlineMenu(EditPartViewer viewer, OutlineHost editor) {
		super(viewer);
		this.editor = editor;
	}

	@Override
	public void buildContextMenu(IMenuManager menu) {
		Level level = editor.level();
		menu.add(action("Add Agent", () -> {
			AgentType agent = NewElements.agent(level);
			return new AddCommand<>("Add agent", level.getAgentTypes(), agent);
		}));
		menu.add(addTerrain(level));
		menu.add(new Action("Add Mesh Layer...") {
			@Override
			public void run() {
				editor.addMesh();
			}
		});
		menu.add(editor.actions().getAction(ActionFactory.DELETE.getId()));
		menu.add(editor.actions().getAction(ActionFactory.UNDO.getId()));
		menu.add(editor.actions().getAction(ActionFactory.REDO.getId()));
	}

	private Action addTerrain(Level level) {
		Action add = action("Add Terrain", () -> {
			TerrainType terrain = NewElements.terrain(level);
			return new AddCommand<>("Add terrain", level.getTerrainTypes(), terrain);
		});
		if (NewElements.hasAllTerrains(level)) {
			add.setText("Add Terrain (a level has at most " + TerrainGrid.TERRAINS + ")");
			add.setEnabled(false);
		}
		return add;
	}

	private Action action(String label, Supplier<Command> command) {
		return new Action(label) {
			@Override
			public void run() {
				editor.execute(command.get());
			}
		};
	}
}
