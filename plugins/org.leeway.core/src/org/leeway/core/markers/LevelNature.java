package org.leeway.core.markers;

import java.util.Arrays;
import java.util.stream.Stream;

import org.eclipse.core.resources.ICommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;

/** The nature of Leeway projects. Leeway checks the levels of these projects in the background whenever a level changes. */
public final class LevelNature implements IProjectNature {

	public static final String ID = "org.leeway.core.levels";

	private IProject project;

	/** Returns whether a project has the nature, so that its levels are checked. False for a closed project. */
	public static boolean isOn(IProject project) {
		try {
			return project.isAccessible() && project.isNatureEnabled(ID);
		} catch (CoreException closed) {
			return false;
		}
	}

	/** Adds the nature to a project. Does nothing if the project already has the nature. */
	public static void addTo(IProject project, IProgressMonitor monitor) throws CoreException {
		IProjectDescription description = project.getDescription();
		if (!description.hasNature(ID)) {
			setNatures(project, Stream.concat(Arrays.stream(description.getNatureIds()), Stream.of(ID)), monitor);
		}
	}

	/** Removes the nature from a project. Also removes the markers that the workspace stores for its levels. */
	public static void removeFrom(IProject project, IProgressMonitor monitor) throws CoreException {
		setNatures(project, Arrays.stream(project.getDescription().getNatureIds()).filter(id -> !id.equals(ID)), monitor);
	}

	private static void setNatures(IProject project, Stream<String> ids, IProgressMonitor monitor) throws CoreException {
		IProjectDescription description = project.getDescription();
		description.setNatureIds(ids.toArray(String[]::new));
		project.setDescription(description, monitor);
	}

	@Override
	public void configure() throws CoreException {
		IProjectDescription description = project.getDescription();
		ICommand command = description.newCommand();
		command.setBuilderName(LevelBuilder.ID);
		setBuilders(Stream.concat(others(description), Stream.of(command)));
	}

	@Override
	public void deconfigure() throws CoreException {
		setBuilders(others(project.getDescription()));
		FindingMarkers.removeStored(project);
		LevelMarkers.showAgain(project);
	}

	private static Stream<ICommand> others(IProjectDescription description) {
		return Arrays.stream(description.getBuildSpec()).filter(each -> !each.getBuilderName().equals(LevelBuilder.ID));
	}

	private void setBuilders(Stream<ICommand> builders) throws CoreException {
		IProjectDescription description = project.getDescription();
		description.setBuildSpec(builders.toArray(ICommand[]::new));
		project.setDescription(description, null);
	}

	@Override
	public IProject getProject() {
		return project;
	}

	@Override
	public void setProject(IProject project) {
		this.project = project;
	}
}
