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
 * A job that updates the markers of a level while the level is open in an editor. The markers then show the latest
 * findings of the editor. Until the editor closes the level, no other code changes these markers. Any thread may call
 * the public methods.
 */
public final class LevelMarkers extends WorkspaceJob {

	/** The type of all markers of findings. */
	public static final String TYPE = "org.leeway.core.finding";
	/**
	 * Limit for the number of findings that become markers of a file. If there are more findings, one more marker gives the number
	 * of findings without a marker.
	 */
	public static final int LIMIT = 1000;

	/** Name of a boolean attribute of markers: whether the level declares the finding as intended. */
	public static final String INTENDED = "intended";

	private static final Map<IFile, LevelMarkers> EDITED = new ConcurrentHashMap<>();

	private final IFile file;
	/** The latest findings to show. Null if they are not known. */
	private volatile Update update;
	/** The state of the level when the editor closed it. Null while an editor has the level open. */
	private volatile End end;
	private volatile boolean hasShown;
	/** Whether the markers show findings of unsaved changes. Only this job accesses the field. */
	private boolean showsUnsaved;

	/**
	 * The findings to show.
	 *
	 * @param saved whether the findings are about the saved file, not about unsaved changes
	 */
	private record Update(LevelVerdict verdict, boolean saved) {
	}

	/**
	 * The state in which an editor closed a level.
	 *
	 * @param saved whether the level had no unsaved changes
	 * @param known whether the editor had shown the findings of this state
	 */
	private record End(boolean saved, boolean known) {
	}

	private LevelMarkers(IFile file) {
		super("Updating the findings of " + file.getName());
		this.file = file;
		setSystem(true);
	}

	/**
	 * Gives an editor the control over the markers of a level. Returns an object by which the editor updates the markers. The
	 * editor must {@linkplain #close close} this object.
	 */
	public static LevelMarkers open(IFile file) {
		LevelMarkers markers = new LevelMarkers(file);
		EDITED.put(file, markers);
		return markers;
	}

	/** Returns whether a level is open in an editor. Then this editor controls the markers of the level's file. */
	static boolean isEdited(IFile file) {
		return EDITED.containsKey(file);
	}

	/**
	 * Restores the markers of those levels of a project that are open in editors. Call this after the markers were
	 * removed. The work is done in the background.
	 */
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
	 * Schedules an update of the markers. If this is called several times before the update, only the last call counts.
	 *
	 * @param saved whether the findings are findings of the saved file
	 */
	public void show(List<Finding> latest, boolean saved) {
		update = new Update(LevelVerdict.found(latest), saved);
		hasShown = true;
		schedule();
	}

	/**
	 * Removes the markers, because they describe an earlier state of the level. Does nothing if this editor has not
	 * shown any findings yet.
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
	 * Ends the editor's control over the markers, because the editor closes the level.
	 * <ul>
	 * <li>In a Leeway project, the level becomes due for a check if the markers do not show the findings of the saved file. The
	 * findings may be unknown, or the markers may show findings about unsaved changes.
	 * <li>In any other project, the markers are removed if they show findings about unsaved changes.
	 * </ul>
	 *
	 * @param saved whether the level has no unsaved changes
	 * @param known whether the findings of the current state were shown
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
