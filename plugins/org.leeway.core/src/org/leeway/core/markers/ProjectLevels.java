package org.leeway.core.markers;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.leeway.core.level.LevelFiles;

/** The levels of projects. A level is a file on a local disk with the extension of levels, or a link to such a file. */
public final class ProjectLevels {

	private ProjectLevels() {
	}

	/** Returns the levels to check among some resources. A resource may be an open project, a folder or a file. */
	public static List<IFile> in(List<? extends IResource> resources) throws CoreException {
		Set<IFile> levels = new LinkedHashSet<>();
		for (IResource resource : resources) {
			if (resource.isAccessible()) {
				resource.accept(each -> {
					if (each instanceof IFile file && isLevel(file) && isChecked(file)) {
						levels.add(file);
					}
					return true;
				});
			}
		}
		return List.copyOf(levels);
	}

	/** Returns whether a file has the extension of levels. */
	static boolean isLevel(IFile file) {
		return LevelFiles.EXTENSION.equalsIgnoreCase(file.getFileExtension());
	}

	/**
	 * Returns whether a level is to be checked. Derived files, hidden files and internal files of programs are not
	 * checked.
	 */
	static boolean isChecked(IFile level) {
		return level.getLocation() != null && !level.isDerived(IResource.CHECK_ANCESTORS)
				&& !level.isHidden(IResource.CHECK_ANCESTORS) && !level.isTeamPrivateMember(IResource.CHECK_ANCESTORS);
	}
}
