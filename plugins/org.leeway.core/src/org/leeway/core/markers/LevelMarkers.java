package org.leeway.core.markers;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.leeway.core.analysis.Finding;
import org.leeway.core.jobs.LatestRequestJob;

/**
 * The markers of a level in an editor, kept equal to the findings of the editor. While the level is in the editor, only
 * this job changes its markers. The job changes only markers that differ, in the background and in one operation of the
 * workspace. Any thread may call the public methods.
 */
public final class LevelMarkers extends WorkspaceJob {

	/** The type of all markers of findings. */
	public static final String TYPE = "org.leeway.core.finding";
	/** Limit for findings that become markers. One more marker has the number of further findings. */
	public static final int LIMIT = 1000;

	/** Name of a boolean attribute of markers: whether the level declares the finding as intended. */
	public static final String INTENDED = "intended";

	private static final Map<IFile, LevelMarkers> EDITED = new ConcurrentHashMap<>();

	private final IFile file;
	/** The findings to show, or null if they are not known. */
	private volatile Update update;
	/** The state in which the editor closed the level. Null while the level is in the editor. */
	private volatile End end;
	private volatile boolean hasShown;
	/** Whether the markers are about unsaved changes. Only this job reads and writes the field. */
	private boolean showsUnsaved;

	/**
	 * The findings to show.
	 *
	 * @param saved whether the findings are about the saved file, not about unsaved changes
	 */
	private record Update(LevelVerdict verdict, boolean saved) {
	}

	/**
	 * The state in which an editor closed the level.
	 *
	 * @param saved whether the level equals its file
	 * @param known whether the findings of this state are known
	 */
	private record End(boolean saved, boolean known) {
	}

	private LevelMarkers(IFile file) {
		super("Updating the findings of " + file.getName());
		this.file = file;
		setSystem(true);
	}

	/** Returns the markers of a level that an editor opens. The editor must {@linkplain #close close} the markers. */
	public static LevelMarkers open(IFile file) {
		LevelMarkers markers = new LevelMarkers(file);
		EDITED.put(file, markers);
		return markers;
	}

	/** Returns whether a level is open in an editor, which then controls its markers. */
	static boolean isEdited(IFile file) {
		return EDITED.containsKey(file);
	}

	/** Schedules jobs that restore the markers of a project's open levels, after other code has removed the markers. */
	static void showAgain(IProject project) {
		EDITED.values().stream().filter(each -> each.file.getProject().equals(project)).forEach(Job::schedule);
	}

	/** Returns whether a marker belongs to a finding. */
	public static boolean isOne(IMarker marker) {
		try {
			return marker.isSubtypeOf(TYPE);
		} catch (CoreException gone) {
			return false;
		}
	}

	/**
	 * Schedules an update of the markers. Of several calls in a row, only the last counts.
	 *
	 * @param saved whether the findings are about the saved file
	 */
	public void show(List<Finding> latest, boolean saved) {
		update = new Update(LevelVerdict.found(latest), saved);
		hasShown = true;
		schedule();
	}

	/**
	 * Removes the markers of the findings that were shown, because the findings are about an earlier state of the
	 * level. If this editor has shown no findings, stored markers stay.
	 */
	public void hide() {
		if (hasShown) {
			show(List.of(), false);
		}
	}

	/** Cancels a scheduled update, because the level has changed. */
	public void forget() {
		update = null;
	}

	/**
	 * Ends the editor's control of the markers, because the editor closes the level. In a Leeway project, the level is
	 * checked again if its findings are unknown or about unsaved changes. In other projects, findings of unsaved
	 * changes are removed.
	 *
	 * @param saved whether the level equals its file
	 * @param known whether its findings were shown
	 */
	public void close(boolean saved, boolean known) {
		Update latest = update;
		if (saved && known && latest != null) {
			update = new Update(latest.verdict, true);
		}
		end = new End(saved, known);
		schedule();
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == LatestRequestJob.FAMILY;
	}

	@Override
	public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
		End left = end;
		Update latest = update;
		if (latest != null && (left == null || left.saved)) {
			FindingMarkers.change(file, inner -> show(latest));
		}
		if (left != null) {
			FindingMarkers.change(file, inner -> leave(left));
			EDITED.remove(file, this);
			CheckJob.checkDue();
		}
		return Status.OK_STATUS;
	}

	private void show(Update latest) throws CoreException {
		if (latest.saved) {
			FindingMarkers.showSaved(file, latest.verdict);
		} else {
			FindingMarkers.showUnsaved(file, latest.verdict);
		}
		showsUnsaved = !latest.saved;
	}

	private void leave(End left) throws CoreException {
		boolean isUnsaved = !left.saved || showsUnsaved;
		if (EDITED.get(file) != this) {
			// the level is in another editor by now
		} else if (LevelNature.isOn(file.getProject())) {
			if (isUnsaved || !left.known) {
				FindingMarkers.setDue(file, true);
			}
		} else if (isUnsaved) {
			FindingMarkers.remove(file);
		}
	}
}
