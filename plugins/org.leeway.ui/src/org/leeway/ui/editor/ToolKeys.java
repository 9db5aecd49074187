package org.leeway.ui.editor;

import java.util.Arrays;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;

/**
 * A switch for the single-letter keys that choose tools. The keys are off while the user types text or a dialog is
 * open. Otherwise they work in each window whose active editor shows a level.
 */
final class ToolKeys {

	private static final String CONTEXT = "org.leeway.ui.canvas";

	/** The only instance. Null before the first editor opens. */
	private static ToolKeys installed;

	private final IContextService contexts = PlatformUI.getWorkbench().getService(IContextService.class);
	private final Display display;
	private IContextActivation active;

	private ToolKeys(Display display) {
		this.display = display;
		display.addFilter(SWT.FocusIn, event -> update(event.widget instanceof Control focus ? focus : null));
		display.addFilter(SWT.FocusOut, event -> updateLater());
	}

	/**
	 * Switches the keys for tools on or off. The control with the focus decides, see {@link ToolKeys}. Must be called each time
	 * an editor is activated. The first call also adds listeners, which switch the keys when the focus changes.
	 */
	static void follow(Display display) {
		if (installed == null) {
			installed = new ToolKeys(display);
		}
		installed.update(display.getFocusControl());
		installed.updateLater();
	}

	private void updateLater() {
		display.asyncExec(() -> update(display.getFocusControl()));
	}

	private void update(Control focus) {
		boolean wanted = focus != null && !TextInput.isIn(focus) && !isDialogOpen(display) && isLevelEdited(focus.getShell());
		if (wanted && active == null) {
			active = contexts.activateContext(CONTEXT);
		} else if (!wanted && active != null) {
			contexts.deactivateContext(active);
			active = null;
		}
	}

	/** Returns whether a modal dialog is open. The keyboard belongs to the dialog, even while a control behind it has the focus. */
	static boolean isDialogOpen(Display display) {
		int modal = SWT.PRIMARY_MODAL | SWT.APPLICATION_MODAL | SWT.SYSTEM_MODAL;
		return Arrays.stream(display.getShells()).anyMatch(shell -> shell.isVisible() && (shell.getStyle() & modal) != 0);
	}

	private static boolean isLevelEdited(Shell shell) {
		return Arrays.stream(PlatformUI.getWorkbench().getWorkbenchWindows()).filter(window -> window.getShell() == shell)
				.map(IWorkbenchWindow::getActivePage)
				.anyMatch(page -> page != null && page.getActiveEditor() instanceof DocumentEditor);
	}
}
