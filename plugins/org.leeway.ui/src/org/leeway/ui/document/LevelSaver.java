package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;

/** A helper that saves levels to files of the workspace. */
final class LevelSaver {

	private LevelSaver() {
	}

	/**
	 * Saves a level, whole or not at all. Keeps a backup of the previous file if the preferences say so.
	 *
	 * @throws IOException if the level could not be saved; the message is for the user
	 * @throws CoreException if the workspace could not refresh the file
	 */
	static void save(Level level, IFile target, IProgressMonitor monitor) throws IOException, CoreException {
		if (target.getLocation() == null) {
			throw new IOException("the project " + target.getProject().getName() + " no longer exists");
		}
		if (target.exists() && target.isReadOnly()) {
			throw new IOException("the file is read-only");
		}
		Path path = target.getLocation().toPath();
		boolean backup = SavingPreferences.backup();
		TerrainGrid grid = level.getTerrain();
		FileWork.write("Saving " + target.getName(), grid.bounds().cells(), () -> {
			if (backup) {
				LevelFiles.saveWithBackup(level, path);
			} else {
				LevelFiles.save(level, path);
			}
			return target;
		});
		target.refreshLocal(IResource.DEPTH_ZERO, monitor);
		if (backup) {
			target.getParent().getFile(IPath.fromOSString(target.getName() + LevelFiles.BACKUP))
					.refreshLocal(IResource.DEPTH_ZERO, monitor);
		}
	}
}
