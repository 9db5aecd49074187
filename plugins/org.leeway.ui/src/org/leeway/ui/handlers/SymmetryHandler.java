package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.settings.PaintSettings;

/**
 * The command that chooses the symmetry that its parameter names. For {@code next}, the command chooses the symmetry that
 * follows the present symmetry in the list of symmetries.
 */
public final class SymmetryHandler extends AbstractHandler {

	private static final String AXES = "org.leeway.ui.axes";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			PaintSettings paint = editor.settings().paint();
			String axes = event.getParameter(AXES);
			Symmetry[] all = Symmetry.values();
			paint.setSymmetry(axes.equals("next") ? all[(paint.symmetry().ordinal() + 1) % all.length]
					: Symmetry.valueOf(axes));
		});
		return null;
	}
}
