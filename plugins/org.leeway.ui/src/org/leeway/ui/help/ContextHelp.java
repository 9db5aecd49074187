package org.leeway.ui.help;

import org.eclipse.help.IContext;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.help.AbstractHelpUI;

/** The help of the product: F1 and Help > Help Contents open a {@link HelpWindow}. */
public final class ContextHelp extends AbstractHelpUI {

	private HelpWindow window;

	@Override
	public void displayHelp() {
		show(HelpTopic.FIRST_MINUTES);
	}

	/**
	 * Shows the topic of a context of Leeway. For any other context, such as the context of an Eclipse view, shows the topic of the
	 * editor.
	 */
	@Override
	public void displayContext(IContext context, int x, int y) {
		show(HelpTopic.of(context).orElse(HelpTopic.EDITOR));
	}

	/**
	 * Shows the help of the control that has the focus. If the control has no help, shows the help of its nearest
	 * parent with help. If there is no such parent, shows the topic of the editor.
	 */
	@Override
	public void displayDynamicHelp() {
		Control control = Display.getCurrent().getFocusControl();
		while (control != null && !control.isListening(SWT.Help)) {
			control = control.getParent();
		}
		if (control == null) {
			show(HelpTopic.EDITOR);
		} else {
			control.notifyListeners(SWT.Help, new Event());
		}
	}

	@Override
	public void displaySearch() {
		displayHelp();
	}

	@Override
	public void displayHelpResource(String href) {
		displayHelp();
	}

	@Override
	public boolean isContextHelpDisplayed() {
		return window != null && window.isOpen();
	}

	/**
	 * Shows a topic in the help window. If the help window belongs to another shell than the active one, such as a closed
	 * dialog, first replaces the help window.
	 */
	private void show(HelpTopic topic) {
		if (window != null && !window.belongsTo(Display.getCurrent().getActiveShell())) {
			window.close();
			window = null;
		}
		if (window == null || !window.isOpen()) {
			window = new HelpWindow(Display.getCurrent().getActiveShell());
			window.open();
		}
		window.show(topic);
	}
}
