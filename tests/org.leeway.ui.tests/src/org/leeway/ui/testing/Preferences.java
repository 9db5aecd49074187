package org.leeway.ui.testing;

import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;

/** The preferences on one of their pages, on the real display. */
public final class Preferences implements AutoCloseable {

	private final PreferenceDialog dialog;

	/** @param page its id */
	public Preferences(String page) {
		Shell window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
		dialog = PreferencesUtil.createPreferenceDialogOn(window, page, new String[] {page}, null);
		dialog.setBlockOnOpen(false);
		dialog.open();
		EventLoop.waitUntil("the preferences are shown",
				() -> window.getDisplay().getActiveShell() == dialog.getShell());
		EventLoop.drain();
	}

	/** Returns everything in the dialog. */
	public Form form() {
		return new Form(dialog.getShell());
	}

	/** Returns the page that is shown. */
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
