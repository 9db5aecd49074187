package org.leeway.ui.projects;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.core.markers.LevelNature;

/**
 * A command that turns the selected projects into Leeway projects, or back into ordinary projects. Leeway checks all levels
 * of a Leeway project.
 */
public final class NatureHandler extends AbstractHandler {

	private static final String CHANGE = "org.leeway.ui.nature";
	private static final String ADD = "add";

	@Override
	public Object execute(ExecutionEvent event) {
		boolean add = ADD.equals(event.getParameter(CHANGE));
		for (Object each : HandlerUtil.getCurrentStructuredSelection(event)) {
			IProject project = Adapters.adapt(each, IProject.class);
			if (project != null && project.isOpen()) {
				change(project, add);
			}
		}
		return null;
	}

	private static void change(IProject project, boolean add) {
		WorkspaceJob job = new WorkspaceJob("Configuring " + project.getName()) {
			@Override
			public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
				if (add) {
					LevelNature.addTo(project, monitor);
				} else {
					LevelNature.removeFrom(project, monitor);
				}
				return Status.OK_STATUS;
			}
		};
		job.setRule(project.getWorkspace().getRoot());
		job.schedule();
	}
}
