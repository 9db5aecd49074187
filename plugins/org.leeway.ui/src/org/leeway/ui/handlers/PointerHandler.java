package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.map.canvas.KeyPointer;

/**
 * The command that moves the {@linkplain org.leeway.ui.map.canvas.KeyPointer pointer} of users without a mouse, or presses the
 * pointer's button. The command's parameter names the action.
 */
public final class PointerHandler extends AbstractHandler {

	private static final String ACTION = "org.leeway.ui.pointerAction";
	private static final int FAR = 10;

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> act(editor.pointer(), event.getParameter(ACTION)));
		return null;
	}

	private static void act(KeyPointer pointer, String action) {
		switch (action) {
		case "left" -> pointer.move(-1, 0);
		case "right" -> pointer.move(1, 0);
		case "up" -> pointer.move(0, -1);
		case "down" -> pointer.move(0, 1);
		case "far-left" -> pointer.move(-FAR, 0);
		case "far-right" -> pointer.move(FAR, 0);
		case "far-up" -> pointer.move(0, -FAR);
		case "far-down" -> pointer.move(0, FAR);
		default -> pointer.press();
		}
	}
}
