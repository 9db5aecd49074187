package org.leeway.ui.app;

import java.util.Arrays;

import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;

/**
 * A listener that saves the list of projects as soon as a project is created, deleted, opened or closed. Eclipse itself
 * saves the list every few minutes. After a crash, Eclipse would show a project that is not in the saved list as
 * closed.
 */
final class ProjectSnapshots implements IResourceChangeListener {

	private final Job job = Job.createSystem("Saving the list of projects",
			(ICoreRunnable) monitor -> ResourcesPlugin.getWorkspace().save(false, monitor));

	private ProjectSnapshots() {
	}

	/** Begins to watch the workspace. */
	static void begin() {
		ResourcesPlugin.getWorkspace().addResourceChangeListener(new ProjectSnapshots(),
				IResourceChangeEvent.POST_CHANGE);
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		if (Arrays.stream(event.getDelta().getAffectedChildren()).anyMatch(ProjectSnapshots::isOther)) {
			job.schedule();
		}
	}

	private static boolean isOther(IResourceDelta project) {
		return project.getKind() != IResourceDelta.CHANGED || (project.getFlags() & IResourceDelta.OPEN) != 0;
	}
}
