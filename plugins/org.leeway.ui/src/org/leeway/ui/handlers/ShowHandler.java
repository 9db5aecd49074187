package org.leeway.ui.handlers;

import java.util.Map;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.menus.UIElement;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.settings.EditorSettings;

/** Shows or hides a part of the map: {@code grid} lines or {@code rulers}. */
public final class ShowHandler extends AbstractHandler implements IElementUpdater {

	private static final String PART = "org.leeway.ui.part";
	private static final String GRID = "grid";

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			EditorSettings settings = editor.settings();
			if (GRID.equals(event.getParameter(PART))) {
				settings.setGridLines(!settings.gridLines());
			} else {
				settings.setRulers(!settings.rulers());
			}
		}
		return null;
	}

	@Override
	public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		IWorkbenchWindow window = element.getServiceLocator().getService(IWorkbenchWindow.class);
		if (window != null && window.getActivePage() != null
				&& window.getActivePage().getActiveEditor() instanceof LevelEditor editor) {
			element.setChecked(GRID.equals(parameters.get(PART)) ? editor.settings().gridLines() : editor.settings().rulers());
		}
	}
}
