package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.settings.PaintSettings;

/** The command that toggles an option of the painting tools. Its parameter names the option. */
public final class PaintOptionHandler extends AbstractHandler {

	private static final String OPTION = "org.leeway.ui.option";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			PaintSettings paint = editor.settings().paint();
			switch (event.getParameter(OPTION)) {
			case "round" -> paint.setRound(!paint.brush().round());
			case "outline" -> paint.setOutline(!paint.outline());
			default -> paint.setContiguous(!paint.contiguous());
			}
		});
		return null;
	}
}
