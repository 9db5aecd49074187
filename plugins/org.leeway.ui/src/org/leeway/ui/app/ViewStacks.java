package org.leeway.ui.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.e4.ui.model.application.ui.SideValue;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimBar;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimElement;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimmedWindow;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;

/** A helper that makes room for the map: folds stacks of views into the borders of the window, and hides the tool bar. */
final class ViewStacks {

	private ViewStacks() {
	}

	/**
	 * Returns the size of the active window, in pixels. Before the window is visible, returns the size of the screen,
	 * because Leeway will maximise the window.
	 */
	static Point room() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		if (window != null && window.getShell() != null && window.getShell().isVisible()) {
			return window.getShell().getSize();
		}
		Rectangle screen = PlatformUI.getWorkbench().getDisplay().getPrimaryMonitor().getBounds();
		return new Point(screen.width, screen.height);
	}

	/** Folds the stacks that contain any of the given views, as soon as the window shows its new layout. */
	static void foldLater(String... views) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
			if (window != null && window.getActivePage() != null
					&& LevelPerspective.ID.equals(window.getActivePage().getPerspective().getId())) {
				Stream.of(views).forEach(view -> setState(window.getActivePage(), view, IWorkbenchPage.STATE_MINIMIZED));
				moveToTheRight((MTrimmedWindow) window.getService(MWindow.class));
			}
		});
	}

	/**
	 * Moves the icons of the folded views from the left to the right border of the window. If the welcome page covers the
	 * views when they are folded, the platform puts their icons at the left border.
	 */
	private static void moveToTheRight(MTrimmedWindow window) {
		Optional<MTrimBar> right = border(window, SideValue.RIGHT);
		Optional<MTrimBar> left = border(window, SideValue.LEFT);
		if (right.isPresent() && left.isPresent()) {
			List<MTrimElement> stacks = left.get().getChildren().stream()
					.filter(icon -> icon.getElementId() != null && icon.getElementId().endsWith("(" + LevelPerspective.ID + ")"))
					.toList();
			right.get().getChildren().addAll(stacks);
			right.get().setToBeRendered(true);
		}
	}

	private static Optional<MTrimBar> border(MTrimmedWindow window, SideValue side) {
		return window.getTrimBars().stream().filter(bar -> bar.getSide() == side).findFirst();
	}

	/** Hides the tool bar, or shows it again. All commands of the tool bar are in menus and have keys. */
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
