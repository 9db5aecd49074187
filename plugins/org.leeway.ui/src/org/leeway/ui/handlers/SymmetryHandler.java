package org.leeway.ui.handlers;

import java.util.List;
import java.util.Map;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.Level;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.map.commands.SetSymmetry;

/**
 * The command that sets the symmetry of the level. Its parameter is a symmetry, or one of two words:
 * <ul>
 * <li>{@code next} chooses the next symmetry that the map can have,
 * <li>{@code side} switches whether edits are limited to one side of the map.
 * </ul>
 */
public final class SymmetryHandler extends AbstractHandler implements IElementUpdater {

	private static final String AXES = "org.leeway.ui.axes";
	private static final String NEXT = "next";
	private static final String SIDE = "side";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> execute(event.getParameter(AXES), editor));
		return null;
	}

	private static void execute(String axes, EditorSession editor) {
		if (axes.equals(SIDE)) {
			editor.settings().paint().setOneSided(!editor.settings().paint().oneSided());
		} else {
			Symmetry symmetry = axes.equals(NEXT) ? next(editor.level()) : Symmetry.valueOf(axes);
			SetSymmetry.problem(symmetry, editor.level()).ifPresentOrElse(editor::tell,
					() -> editor.execute(SetSymmetry.of(symmetry, editor.level())));
		}
	}

	private static Symmetry next(Level level) {
		List<Symmetry> possible = SetSymmetry.possible(level);
		return possible.get((possible.indexOf(LevelSymmetry.kept(level)) + 1) % possible.size());
	}

	@Override
	public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		IWorkbenchWindow window = element.getServiceLocator().getService(IWorkbenchWindow.class);
		EditorSessions.active(window).ifPresent(editor -> element.setChecked(SIDE.equals(parameters.get(AXES))
				? editor.settings().paint().oneSided() : LevelSymmetry.of(editor.level()).name().equals(parameters.get(AXES))));
	}
}
