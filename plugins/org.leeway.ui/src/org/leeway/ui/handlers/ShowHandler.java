package org.leeway.ui.handlers;

import java.util.Map;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.settings.EditorSettings;

/** The command that shows or hides a part of the map: {@code grid} lines or {@code rulers}. */
public final class ShowHandler extends AbstractHandler implements IElementUpdater {

	private static final String PART = "org.leeway.ui.part";
	private static final String GRID = "grid";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			EditorSettings settings = editor.settings();
			if (GRID.equals(event.getParameter(PART))) {
				settings.setGridLines(!settings.gridLines());
			} else {
				settings.setRulers(!settings.rulers());
			}
		});
		return null;
	}

	@Override
	public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		IWorkbenchWindow window = element.getServiceLocator().getService(IWorkbenchWindow.class);
		EditorSessions.active(window).map(EditorSession::settings).ifPresent(settings -> element
				.setChecked(GRID.equals(parameters.get(PART)) ? settings.gridLines() : settings.rulers()));
	}
}
