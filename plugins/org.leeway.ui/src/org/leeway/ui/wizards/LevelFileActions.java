package org.leeway.ui.wizards;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CancellationException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.operation.IRunnableContext;
import org.eclipse.jface.operation.IRunnableWithProgress;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.leeway.core.files.FailureText;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;

/** Actions of wizards on level files. A dialog shows failures. */
final class LevelFileActions {

	private LevelFileActions() {
	}

	/**
	 * Saves a level to a file of the workspace, with the wizard's progress bar. Returns false if the saving failed or was cancelled.
	 */
	static boolean save(Level level, IFile file, IRunnableContext context) {
		return run(context, "Level Not Saved", monitor -> {
			try {
				LevelFiles.save(level, file.getLocation().toPath());
				file.refreshLocal(IResource.DEPTH_ZERO, monitor);
			} catch (IOException | CoreException e) {
				throw new InvocationTargetException(e, FailureText.of(e));
			}
		});
	}

	/** Runs work that may need some time, with the wizard's progress bar. Returns false if the work failed or was cancelled. */
	static boolean run(IRunnableContext context, String failure, IRunnableWithProgress work) {
		try {
			context.run(true, true, work);
			return true;
		} catch (InvocationTargetException e) {
			if (e.getCause() instanceof CancellationException) {
				return false;
			}
			MessageDialog.openError(shell(), failure, FailureText.of(e.getCause()));
			return false;
		} catch (InterruptedException e) {
			return false;
		}
	}

	/**
	 * Opens a level file in an editor. If this fails, shows the failure. Returns true in any case, so that the wizard closes.
	 */
	static boolean open(IFile file, Shell shell) {
		try {
			IDE.openEditor(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage(), file);
		} catch (PartInitException e) {
			MessageDialog.openError(shell, "Level Not Opened", e.getMessage());
		}
		return true;
	}

	private static Shell shell() {
		return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
	}
}
