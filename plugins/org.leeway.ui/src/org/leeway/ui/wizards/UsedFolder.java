package org.leeway.ui.wizards;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** The folder that wizards suggest, because the user works there. */
final class UsedFolder {

	private UsedFolder() {
	}

	/**
	 * Returns the selected folder, or else the folder of the level in the active editor, or else the first open project. Skips
	 * folders that take no new files. Empty if no folder is left.
	 */
	static Optional<IContainer> of(IStructuredSelection selection) {
		IResource selected = Adapters.adapt(selection.getFirstElement(), IResource.class);
		return Stream.of(Optional.ofNullable(selected), edited().map(IResource.class::cast), project())
				.flatMap(Optional::stream).map(UsedFolder::container).filter(UsedFolder::takesFiles).findFirst();
	}

	private static Optional<IFile> edited() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		IEditorPart editor = page == null ? null : page.getActiveEditor();
		return Optional.ofNullable(editor).map(part -> Adapters.adapt(part.getEditorInput(), IFile.class));
	}

	private static Optional<IResource> project() {
		return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isOpen)
				.filter(UsedFolder::takesFiles).map(IResource.class::cast).findFirst();
	}

	private static IContainer container(IResource resource) {
		return resource instanceof IContainer folder ? folder : resource.getParent();
	}

	/** Returns whether files can be created in a folder. False for virtual folders, which contain only links. */
	private static boolean takesFiles(IContainer folder) {
		return folder.isAccessible() && !folder.isVirtual() && folder.getLocation() != null;
	}
}
