package org.leeway.core.markers;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

import org.leeway.core.text.Counts;

/**
 * A job that checks levels in the background, and shows the findings as markers. The job locks no part of the
 * workspace, so levels can be edited and saved meanwhile.
 */
public final class CheckJob extends Job {

	/** The family of all jobs of this class. */
	public static final Object FAMILY = CheckJob.class;

	private static final CheckJob OF_DUE = new CheckJob("Checking changed levels", null);

	/** The levels to check. Null to check the levels that are due. */
	private final List<IFile> levels;
	private volatile List<IFile> checked = List.of();

	private CheckJob(String name, List<IFile> levels) {
		super(name);
		setPriority(BUILD);
		this.levels = levels;
	}

	/** Returns a job that checks levels because a user asks for it. The job shows its progress. */
	public static CheckJob of(List<IFile> levels) {
		CheckJob job = new CheckJob("Checking " + Counts.of(levels.size(), "level"),
				List.copyOf(levels));
		job.setUser(true);
		return job;
	}

	/**
	 * Checks the levels that are due for a check, in the background. A level of a Leeway project is due if its last check is
	 * outdated or was interrupted. The check leaves one core free for the designer, unless there is only one core.
	 */
	public static void checkDue() {
		OF_DUE.schedule();
	}

	/**
	 * Returns the levels that the last run checked. Empty while a run is in progress, and if the last run was cancelled
	 * or failed.
	 */
	public List<IFile> checked() {
		return checked;
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		checked = List.of();
		int cores = Runtime.getRuntime().availableProcessors();
		try {
			checked = levels != null ? LevelChecks.check(levels, cores, monitor)
					: LevelChecks.checkDue(ResourcesPlugin.getWorkspace().getRoot(), Math.max(1, cores - 1), monitor);
			return Status.OK_STATUS;
		} catch (OperationCanceledException cancelled) {
			return Status.CANCEL_STATUS;
		} catch (CoreException e) {
			return e.getStatus();
		}
	}
}
