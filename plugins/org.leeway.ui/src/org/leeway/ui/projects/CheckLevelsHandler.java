package org.leeway.ui.projects;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.core.markers.CheckJob;
import org.leeway.core.markers.ProjectLevels;

/**
 * A command that checks all levels of the workspace, or of the selected projects and folders. Findings are shown in
 * Problems.
 */
public final class CheckLevelsHandler extends AbstractHandler {

	private static final String WHERE = "org.leeway.ui.where";
	private static final String SELECTED = "selected";

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		try {
			List<IFile> levels = ProjectLevels.in(SELECTED.equals(event.getParameter(WHERE)) ? selected(event)
					: Arrays.asList(ResourcesPlugin.getWorkspace().getRoot().getProjects()));
			HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().showView(IPageLayout.ID_PROBLEM_VIEW, null,
					IWorkbenchPage.VIEW_VISIBLE);
			CheckJob.of(levels).schedule();
		} catch (CoreException e) {
			throw new ExecutionException(e.getMessage(), e);
		}
		return null;
	}

	private static List<IResource> selected(ExecutionEvent event) {
		List<IResource> resources = new ArrayList<>();
		HandlerUtil.getCurrentStructuredSelection(event)
				.forEach(each -> resources.add(Adapters.adapt(each, IResource.class)));
		resources.removeIf(each -> each == null);
		return resources;
	}
}
