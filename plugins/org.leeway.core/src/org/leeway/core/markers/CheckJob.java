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

/**
 * Checks levels in the background and shows their findings as markers. It holds no part of the workspace, so that levels
 * can be edited and saved meanwhile.
 */
public final class CheckJob extends Job {

	/** The family of all these jobs. */
	public static final Object FAMILY = CheckJob.class;

	private static final CheckJob OF_DUE = new CheckJob("Checking changed levels", null);

	/** Null for those that are due. */
	private final List<IFile> levels;
	private volatile List<IFile> checked = List.of();

	private CheckJob(String name, List<IFile> levels) {
		super(name);
		setPriority(BUILD);
		this.levels = levels;
	}

	/** A job that checks levels because a user asks for it, and shows its progress. */
	public static CheckJob of(List<IFile> levels) {
		CheckJob job = new CheckJob("Checking " + levels.size() + (levels.size() == 1 ? " level" : " levels"),
				List.copyOf(levels));
		job.setUser(true);
		return job;
	}

	/**
	 * Checks the levels of Leeway projects that have changed since they were checked, or whose check was interrupted, or
	 * whose editor was closed before. One core is left to the designer, if there are several.
	 */
	public static void checkDue() {
		OF_DUE.schedule();
	}

	/** The levels that the last run checked; none if it was cancelled. */
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
