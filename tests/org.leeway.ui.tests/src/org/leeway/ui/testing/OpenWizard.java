package org.leeway.ui.testing;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;

/** A wizard in its real dialog. The dialog does not block the test. */
public final class OpenWizard implements AutoCloseable {

	private final WizardDialog dialog;

	/**
	 * Opens a wizard in a dialog of the workbench.
	 *
	 * @param selected the selection in the workbench at the start of the wizard
	 */
	public OpenWizard(IWorkbenchWizard wizard, Object... selected) {
		Shell window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
		window.setMaximized(true);
		EventLoop.waitUntil("the window is as large as the screen",
				() -> window.getSize().x >= window.getMonitor().getClientArea().width);
		wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(selected));
		dialog = new WizardDialog(window, wizard);
		dialog.setBlockOnOpen(false);
		dialog.open();
		Shell shell = dialog.getShell();
		EventLoop.waitUntil("the wizard is shown", () -> shell.getDisplay().getActiveShell() == shell);
		EventLoop.drain();
	}

	/** Returns the controls of the dialog. */
	public Form form() {
		return new Form(dialog.getShell());
	}

	public IWizardPage page() {
		return dialog.getCurrentPage();
	}

	/** Returns the error message of the current page. Null if there is none. */
	public String complaint() {
		return page().getErrorMessage();
	}

	public boolean canFinish() {
		return form().button("Finish").isEnabled();
	}

	public void next() {
		form().click("Next >");
	}

	/** Presses Finish and waits until the dialog has closed. */
	public void finish() {
		form().click("Finish");
		EventLoop.waitUntil("the wizard has finished; it says " + complaint(), () -> !isOpen());
		EventLoop.drain();
	}

	/** Presses Finish, and returns the text of the error dialog that appears. */
	public String failToFinish() {
		return Dialogs.message(() -> form().click("Finish"));
	}

	public boolean isOpen() {
		return dialog.getShell() != null && !dialog.getShell().isDisposed();
	}

	@Override
	public void close() {
		dialog.close();
		EventLoop.drain();
	}
}
