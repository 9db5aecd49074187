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

	/** What has no topic of ours, such as a view of Eclipse, gets the list of all. */
	@Override
	public void displayContext(IContext context, int x, int y) {
		show(HelpTopic.of(context).orElse(HelpTopic.EDITOR));
	}

	/** Asks the control with the keyboard for its help, and then those that it lies in. */
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

	/** A window that belongs to another one, such as a dialog that has been closed, makes way for a new one. */
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
