package org.leeway.ui.document;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;

/** Saves levels to files of the workspace, and tells the user where that fails. */
final class LevelSaver {

	private LevelSaver() {
	}

	/** Saves a level whole or not at all; false, after telling why, if that was not possible. */
	static boolean save(Level level, IFile target, IProgressMonitor monitor, Shell shell) {
		try {
			if (target.getLocation() == null) {
				throw new IOException("The project " + target.getProject().getName() + " is gone.");
			}
			TerrainGrid grid = level.getTerrain();
			FileWork.write("Saving " + target.getName(), (long) grid.width() * grid.height(), () -> {
				LevelFiles.save(level, target.getLocation().toPath());
				return target;
			});
			target.refreshLocal(IResource.DEPTH_ZERO, monitor);
			return true;
		} catch (IOException | CoreException e) {
			ErrorDialog.openError(shell, "Level Not Saved",
					"The level could not be saved to " + target.getFullPath() + ". It is still here, unchanged.",
					Status.error(e.getMessage()));
			return false;
		}
	}
}
