package org.leeway.ui.testing;

import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;

/** The dialog of preferences with one of its pages, on the real display. */
public final class Preferences implements AutoCloseable {

	private final PreferenceDialog dialog;

	/** @param page the id of the page */
	public Preferences(String page) {
		Shell window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
		dialog = PreferencesUtil.createPreferenceDialogOn(window, page, new String[] {page}, null);
		dialog.setBlockOnOpen(false);
		dialog.open();
		EventLoop.waitUntil("the preferences are shown",
				() -> window.getDisplay().getActiveShell() == dialog.getShell());
		EventLoop.drain();
	}

	/** Returns the controls of the dialog. */
	public Form form() {
		return new Form(dialog.getShell());
	}

	/** Returns the displayed page. */
	public PreferencePage page() {
		return (PreferencePage) dialog.getSelectedPage();
	}

	/** Presses a button: {@code Restore Defaults}, {@code Apply}, {@code Apply and Close} or {@code Cancel}. */
	public void click(String button) {
		form().click(button);
		EventLoop.drain();
	}

	@Override
	public void close() {
		dialog.close();
		EventLoop.drain();
	}
}
