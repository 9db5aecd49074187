package org.leeway.ui.handlers;

import java.util.Map;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;
import org.leeway.ui.editor.EditorSessions;

/**
 * The command that switches the live link of the level on or off. While the link is on, running games show each change of the
 * level at once.
 */
public final class LiveHandler extends AbstractHandler implements IElementUpdater {

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> editor.live().toggle());
		return null;
	}

	@Override
	public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		IWorkbenchWindow window = element.getServiceLocator().getService(IWorkbenchWindow.class);
		EditorSessions.active(window).ifPresent(editor -> element.setChecked(editor.live().isOn()));
	}
}
