package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.pathing.paint.Turn;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.map.tools.StampTool;

/** The command that runs an operation on the selected terrain of the level editor. Its parameter names the operation. */
public final class TerrainHandler extends AbstractHandler {

	private static final String WHAT = "org.leeway.ui.what";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			TerrainEditing terrain = editor.terrain();
			switch (event.getParameter(WHAT)) {
			case "flip-left-right" -> editor.edits().turn(Turn.FLIP_LEFT_RIGHT);
			case "flip-top-bottom" -> editor.edits().turn(Turn.FLIP_TOP_BOTTOM);
			case "turn-right" -> editor.edits().turn(Turn.RIGHT);
			case "turn-left" -> editor.edits().turn(Turn.LEFT);
			case "put-down" -> terrain.commit();
			case "invert" -> terrain.invert();
			default -> {
				terrain.commit();
				terrain.deselect();
			}
			}
		});
		return null;
	}

	/** Returns whether the command would change anything. */
	static boolean canRun(String what, EditorSession editor) {
		boolean isSelected = editor.settings().selection().cells().isPresent();
		return switch (what) {
		case "put-down" -> editor.terrain().floating() != null;
		case "invert" -> true;
		case "deselect" -> isSelected;
		default -> isSelected || editor.activeTool() instanceof StampTool;
		};
	}
}
