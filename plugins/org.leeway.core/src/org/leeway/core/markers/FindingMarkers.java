package org.leeway.core.markers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;

/**
 * The only class that creates and removes markers of level files. There are three kinds of markers. Findings in the saved file of a
 * Leeway project have markers that the workspace stores. All other findings have markers that are lost when the workspace closes.
 * An invisible marker says that a level is due for a check.
 */
final class FindingMarkers {

	/** The type of markers that the workspace stores: a subtype of {@link LevelMarkers#TYPE}. */
	static final String STORED = "org.leeway.core.storedFinding";
	private static final String DUE = "org.leeway.core.due";
	private static final String KEY = "key";
	/**
	 * The lock for all changes of markers. Deadlocks are impossible, because no thread waits for this lock while it holds the
	 * lock of the workspace's tree. To this end, a thread acquires this lock only inside an operation of the workspace that locks
	 * no resource.
	 */
	private static final Object LOCK = new Object();

	private FindingMarkers() {
	}

	/**
	 * Changes the markers of a file. All changes form one operation of the workspace. Does nothing if the file no
	 * longer exists.
	 */
	static void change(IFile file, ICoreRunnable changes) throws CoreException {
		try {
			file.getWorkspace().run(inner -> {
				synchronized (LOCK) {
					if (file.isAccessible()) {
						changes.run(inner);
					}
				}
			}, null, IWorkspace.AVOID_UPDATE, null);
		} catch (CoreException e) {
			// A change of markers locks no resource, so the file can vanish during the change. For example, linked files vanish at
			// a shutdown. A failure is reported only if the file still exists.
			if (file.isAccessible()) {
				throw e;
			}
		}
	}

	/**
	 * Shows the findings in a saved file as markers. Changes only markers that differ. In a Leeway project, these
	 * markers survive the end of the program.
	 */
	static void showSaved(IFile file, LevelVerdict verdict) throws CoreException {
		boolean stores = LevelNature.isOn(file.getProject());
		reconcile(file, verdict, stores ? STORED : LevelMarkers.TYPE);
		setDue(file, false);
	}

	/**
	 * Shows the findings in a level with unsaved changes as markers, in place of the findings in the saved file. In a Leeway
	 * project, also marks the level as due for a check. So if the changes are discarded, a check restores the findings in the
	 * saved file.
	 */
	static void showUnsaved(IFile file, LevelVerdict verdict) throws CoreException {
		reconcile(file, verdict, LevelMarkers.TYPE);
		setDue(file, LevelNature.isOn(file.getProject()));
	}

	/** Removes all markers of a file. */
	static void remove(IFile file) throws CoreException {
		file.deleteMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_ZERO);
		setDue(file, false);
	}

	/** Removes all markers that the workspace stores for the files of a project. */
	static void removeStored(IResource project) throws CoreException {
		project.deleteMarkers(STORED, true, IResource.DEPTH_INFINITE);
		project.deleteMarkers(DUE, true, IResource.DEPTH_INFINITE);
	}

	/** Marks a level as due for a check, or removes the mark. */
	static void setDue(IFile file, boolean due) throws CoreException {
		if (!due) {
			file.deleteMarkers(DUE, true, IResource.DEPTH_ZERO);
		} else if (!isDue(file)) {
			file.createMarker(DUE);
		}
	}

	/** Returns whether a level is due for a check. */
	static boolean isDue(IFile file) throws CoreException {
		return file.findMarkers(DUE, true, IResource.DEPTH_ZERO).length > 0;
	}

	/** Returns the due levels below a project, a folder or the root of the workspace. A due level still needs a check. */
	static List<IFile> due(IResource top) throws CoreException {
		List<IFile> files = new ArrayList<>();
		for (IMarker marker : top.findMarkers(DUE, true, IResource.DEPTH_INFINITE)) {
			if (marker.getResource() instanceof IFile file) {
				files.add(file);
			}
		}
		return files;
	}

	private static void reconcile(IFile file, LevelVerdict verdict, String type) throws CoreException {
		Map<Object, IMarker> stale = new HashMap<>();
		List<IMarker> superfluous = new ArrayList<>();
		for (IMarker marker : file.findMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_ZERO)) {
			boolean serves = !type.equals(STORED) || type.equals(marker.getType());
			if (!serves || stale.putIfAbsent(marker.getAttribute(KEY, ""), marker) != null) {
				superfluous.add(marker);
			}
		}
		List<Map<String, Object>> missing = new ArrayList<>();
		for (Map<String, Object> wanted : verdict.markers(KEY)) {
			if (stale.remove(wanted.get(KEY)) == null) {
				missing.add(wanted);
			}
		}
		superfluous.addAll(stale.values());
		for (IMarker marker : superfluous) {
			marker.delete();
		}
		for (Map<String, Object> attributes : missing) {
			file.createMarker(type, attributes);
		}
	}
}
