package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.editor.MeshCommands;
import org.leeway.ui.map.tools.MeshTool;

/** The command that adds a mesh layer or changes the chosen mesh. The command's parameter names the change. */
public final class MeshHandler extends AbstractHandler {

	private static final String CHANGE = "org.leeway.ui.meshChange";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			MeshCommands meshes = editor.meshes();
			switch (event.getParameter(CHANGE)) {
			case "add" -> meshes.add();
			case "by-hand" -> meshes.editByHand();
			case "generate" -> meshes.generate();
			case "insert" -> meshes.withTool(MeshTool::insert);
			case "flip" -> meshes.withTool(MeshTool::flip);
			default -> meshes.withTool(MeshTool::toggleWall);
			}
		});
		return null;
	}
}
