package org.leeway.ui.app;

import java.util.stream.Stream;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;

/** Makes room for the map: folds stacks of views into the borders of the window, and hides the tool bar. */
final class Folding {

	private Folding() {
	}

	/** Folds the stacks of some views as soon as the layout that is being made is shown. */
	static void foldLater(String... views) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
			if (window != null && window.getActivePage() != null
					&& LevelPerspective.ID.equals(window.getActivePage().getPerspective().getId())) {
				Stream.of(views).forEach(view -> setState(window.getActivePage(), view, IWorkbenchPage.STATE_MINIMIZED));
			}
		});
	}

	/** Hides the tool bar, whose commands are in menus and have keys, or shows it again. */
	static void toggleToolBar(IWorkbenchWindow window) {
		try {
			window.getService(IHandlerService.class).executeCommand("org.eclipse.ui.ToggleCoolbarAction", null);
		} catch (CommandException e) {
			ILog.get().warn("The tool bar stays", e);
		}
	}

	private static void setState(IWorkbenchPage page, String view, int state) {
		IViewReference reference = page.findViewReference(view);
		if (reference != null) {
			page.setPartState(reference, state);
		}
	}
}
