package org.leeway.ui.document;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.mapping.ModelProvider;
import org.eclipse.core.resources.mapping.ModelStatus;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * A warning before the workspace deletes, moves or renames an open level with unsaved changes. The warning also appears
 * if a folder or project with the level is deleted, moved or renamed.
 * <p>
 * If a file is deleted or its project is closed, the workbench closes the editor without asking. The document then
 * keeps its unsaved changes as an autosave. Closing a project needs no warning, because the workbench offers to save
 * first.
 */
public final class UnsavedLevels extends ModelProvider {

	private static final String BUNDLE = "org.leeway.ui";
	private static final String ID = BUNDLE + ".unsavedLevels";

	/** An effect of a workspace change on a file. */
	private enum Fate {
		NONE, MOVED, DELETED, CLOSED
	}

	@Override
	public IStatus validateChange(IResourceDelta delta, IProgressMonitor monitor) {
		List<String> problems = new ArrayList<>();
		Display display = PlatformUI.getWorkbench().getDisplay();
		display.syncExec(() -> OpenDocuments.unsaved().forEach(document -> check(document, delta, problems)));
		return problems.isEmpty() ? Status.OK_STATUS
				: new ModelStatus(IStatus.WARNING, BUNDLE, ID, problems.stream().collect(Collectors.joining("\n")));
	}

	private static void check(LevelDocument document, IResourceDelta delta, List<String> problems) {
		IFile file = document.file();
		Fate fate = fate(file.getFullPath(), delta);
		if (fate == Fate.DELETED || fate == Fate.CLOSED) {
			document.keepUnsavedWork();
		}
		if (fate == Fate.DELETED) {
			problems.add(file.getName() + " has unsaved changes. Leeway offers to restore them when a level with this name is "
					+ "opened.");
		} else if (fate == Fate.MOVED) {
			problems.add(file.getName() + " has unsaved changes. Its editor stays open with them.");
		}
	}

	/**
	 * Returns what happens to a file in a change of the workspace. The file shares the fate of its project and folders. If
	 * several of them change, the outermost decides.
	 */
	private static Fate fate(IPath file, IResourceDelta delta) {
		Fate fate = Fate.NONE;
		for (int i = 1; i <= file.segmentCount() && fate == Fate.NONE; i++) {
			fate = fate(delta.findMember(file.uptoSegment(i)));
		}
		return fate;
	}

	private static Fate fate(IResourceDelta delta) {
		if (delta == null) {
			return Fate.NONE;
		}
		if ((delta.getFlags() & IResourceDelta.OPEN) != 0) {
			// Eclipse describes the closing of a project as a removal
			return Fate.CLOSED;
		}
		if (delta.getKind() != IResourceDelta.REMOVED) {
			return Fate.NONE;
		}
		return (delta.getFlags() & IResourceDelta.MOVED_TO) == 0 ? Fate.DELETED : Fate.MOVED;
	}
}
