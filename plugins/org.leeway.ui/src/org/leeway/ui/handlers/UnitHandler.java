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
import org.leeway.ui.settings.UnitSettings;

/**
 * The command that changes the unit that the map displays, see {@link UnitSettings}. The command can also show or hide the
 * cells that the unit covers, or its range. The parameter names the change.
 */
public final class UnitHandler extends AbstractHandler implements IElementUpdater {

	private static final String CHANGE = "org.leeway.ui.change";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			switch (event.getParameter(CHANGE)) {
			case "smaller" -> editor.resizeUnit(-1);
			case "larger" -> editor.resizeUnit(1);
			case "next-agent" -> editor.stepAgent(1);
			case "previous-agent" -> editor.stepAgent(-1);
			case "reset" -> editor.settings().unit().reset();
			case "footprint" -> editor.settings().unit().setFootprint(!editor.settings().unit().footprint());
			default -> editor.settings().toggleRange();
			}
		});
		return null;
	}

	/** Returns whether the command would change anything. */
	static boolean canRun(String change, EditorSession editor) {
		UnitSettings unit = editor.settings().unit();
		return switch (change) {
		case "smaller" -> unit.size() > 1;
		case "larger" -> unit.size() < UnitSettings.largest(editor.level());
		case "next-agent", "previous-agent" -> editor.level().getAgentTypes().size() > 1;
		case "reset" -> unit.isOther();
		default -> true;
		};
	}

	@Override
	public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		IWorkbenchWindow window = element.getServiceLocator().getService(IWorkbenchWindow.class);
		EditorSessions.active(window).map(EditorSession::settings)
				.ifPresent(settings -> element.setChecked(isOn(String.valueOf(parameters.get(CHANGE)), settings)));
	}

	private static boolean isOn(String change, EditorSettings settings) {
		return switch (change) {
		case "footprint" -> settings.unit().footprint();
		case "range" -> settings.showsRange();
		default -> false;
		};
	}
}
