package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.editor.MeshCommands;
import org.leeway.ui.map.tools.MeshTool;

/** Adds a mesh layer, or changes the chosen mesh, as the command's parameter says. */
public final class MeshHandler extends AbstractHandler {

	private static final String CHANGE = "org.leeway.ui.meshChange";

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			MeshCommands meshes = editor.meshes();
			switch (event.getParameter(CHANGE)) {
			case "add" -> meshes.add();
			case "by-hand" -> meshes.editByHand();
			case "generate" -> meshes.generate();
			case "insert" -> meshes.withTool(MeshTool::insert);
			case "flip" -> meshes.withTool(MeshTool::flip);
			default -> meshes.withTool(MeshTool::toggleWall);
			}
		}
		return null;
	}
}
