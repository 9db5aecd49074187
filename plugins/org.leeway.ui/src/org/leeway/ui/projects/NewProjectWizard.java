package org.leeway.ui.projects;

import java.lang.reflect.InvocationTargetException;
import java.net.URI;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.actions.WorkspaceModifyOperation;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;
import org.eclipse.ui.wizards.newresource.BasicNewProjectResourceWizard;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.leeway.core.markers.LevelNature;
import org.leeway.ui.help.HelpTopic;

/** A wizard for a project in which Leeway checks all levels. The user chooses the name and the folder of the project. */
public final class NewProjectWizard extends Wizard implements INewWizard, IExecutableExtension {

	private IWorkbench workbench;
	private IConfigurationElement configuration;
	private WizardNewProjectCreationPage page;

	@Override
	public void setInitializationData(IConfigurationElement element, String property, Object data) {
		configuration = element;
	}

	@Override
	public void init(IWorkbench host, IStructuredSelection selection) {
		workbench = host;
		setWindowTitle("New Leeway Project");
		setNeedsProgressMonitor(true);
		page = new WizardNewProjectCreationPage("project");
		page.setTitle("Leeway Project");
		page.setDescription("Leeway checks all levels of the project in the background whenever they change.");
	}

	@Override
	public void addPages() {
		addPage(page);
	}

	@Override
	public void createPageControls(Composite pages) {
		super.createPageControls(pages);
		HelpTopic.PROJECTS.describePages(this);
	}

	@Override
	public boolean performFinish() {
		IProject project = page.getProjectHandle();
		URI location = page.useDefaults() ? null : page.getLocationURI();
		try {
			getContainer().run(true, true, new WorkspaceModifyOperation() {
				@Override
				protected void execute(IProgressMonitor monitor) throws CoreException {
					create(project, location, SubMonitor.convert(monitor, 3));
				}
			});
		} catch (InterruptedException cancelled) {
			return false;
		} catch (InvocationTargetException e) {
			ErrorDialog.openError(getShell(), "Project Not Created", project.getName() + " cannot be created.",
					e.getCause() instanceof CoreException cause ? cause.getStatus()
							: Status.error(String.valueOf(e.getCause()), e.getCause()));
			return false;
		}
		BasicNewProjectResourceWizard.updatePerspective(configuration);
		BasicNewResourceWizard.selectAndReveal(project, workbench.getActiveWorkbenchWindow());
		return true;
	}

	private static void create(IProject project, URI location, SubMonitor progress) throws CoreException {
		IProjectDescription description = project.getWorkspace().newProjectDescription(project.getName());
		description.setLocationURI(location);
		project.create(description, progress.split(1));
		project.open(progress.split(1));
		LevelNature.addTo(project, progress.split(1));
	}
}
