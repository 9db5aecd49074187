package org.leeway.core.markers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.IJobManager;
import org.eclipse.core.runtime.jobs.Job;

/**
 * A builder that handles changed levels of a project. An automatic build, which runs after each save, only marks changed levels as
 * due for a check. A {@link CheckJob} checks these levels later, so the user need not wait after a save. Any other build checks the
 * changed levels itself.
 */
public final class LevelBuilder extends IncrementalProjectBuilder {

	static final String ID = "org.leeway.core.levelBuilder";

	private static final int CONTENT = IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.TYPE;

	@Override
	protected IProject[] build(int kind, Map<String, String> args, IProgressMonitor monitor) throws CoreException {
		IResourceDelta delta = kind == FULL_BUILD ? null : getDelta(getProject());
		for (IFile level : delta == null ? all(getProject()) : changed(delta)) {
			FindingMarkers.change(level, inner -> note(level));
		}
		if (isAutomatic()) {
			CheckJob.checkDue();
		} else {
			checkDue(monitor);
		}
		return null;
	}

	/**
	 * Checks the levels that are due. If the user cancels, unchecked levels stay due, so the next build checks these
	 * levels.
	 */
	private void checkDue(IProgressMonitor monitor) throws CoreException {
		try {
			LevelChecks.checkDue(getProject(), Runtime.getRuntime().availableProcessors(), monitor);
		} catch (OperationCanceledException cancelled) {
			// the unchecked levels stay due for the next build
		}
	}

	/**
	 * Returns whether the current build is automatic. The kind of a build in Eclipse does not say this, because the first automatic
	 * build of a project is a full build.
	 */
	private static boolean isAutomatic() {
		IJobManager jobs = Job.getJobManager();
		return jobs.currentJob() != null && jobs.currentJob().belongsTo(ResourcesPlugin.FAMILY_AUTO_BUILD);
	}

	private static void note(IFile level) throws CoreException {
		if (ProjectLevels.isChecked(level)) {
			FindingMarkers.setDue(level, true);
		} else {
			FindingMarkers.remove(level);
		}
	}

	private static List<IFile> changed(IResourceDelta delta) throws CoreException {
		List<IFile> changed = new ArrayList<>();
		delta.accept(each -> {
			boolean derives = (each.getFlags() & IResourceDelta.DERIVED_CHANGED) != 0;
			if (derives) {
				changed.addAll(all(each.getResource()));
			} else if (each.getResource() instanceof IFile file && ProjectLevels.isLevel(file) && isChange(each)) {
				changed.add(file);
			}
			return !derives;
		});
		return changed;
	}

	private static boolean isChange(IResourceDelta delta) {
		return delta.getKind() == IResourceDelta.ADDED
				|| delta.getKind() == IResourceDelta.CHANGED && (delta.getFlags() & CONTENT) != 0;
	}

	private static List<IFile> all(IResource top) throws CoreException {
		List<IFile> levels = new ArrayList<>();
		top.accept(each -> {
			if (each instanceof IFile file && ProjectLevels.isLevel(file)) {
				levels.add(file);
			}
			return true;
		});
		return levels;
	}

	@Override
	protected void clean(IProgressMonitor monitor) throws CoreException {
		FindingMarkers.removeStored(getProject());
		LevelMarkers.showAgain(getProject());
	}
}
