package org.leeway.ui.document;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.part.FileEditorInput;

/**
 * Access to links in the workspace. A link makes a file from anywhere on disk a file of the workspace. Levels outside
 * of all projects need a link, because the workspace can show findings only for its own files.
 * <p>
 * A link exists while its file is open. All links lie in the project {@link #PROJECT}.
 */
final class LinkedFiles {

	static final String PROJECT = "External Levels";

	private LinkedFiles() {
	}

	/**
	 * Returns the file of the workspace for a path on disk. Creates a link if the workspace has no file for this path.
	 * The file on disk need not exist.
	 *
	 * @throws CoreException if the workspace cannot link to the file
	 */
	static IFile of(Path path) throws CoreException {
		Optional<IFile> known = known(path);
		return known.isPresent() ? known.get() : link(path);
	}

	private static Optional<IFile> known(Path path) {
		return Arrays.stream(root().findFilesForLocationURI(path.toUri()))
				.filter(file -> file.getProject().isOpen() && (file.exists() || file.getParent().exists())).findFirst();
	}

	private static IFile link(Path path) throws CoreException {
		IProject project = root().getProject(PROJECT);
		if (!project.exists()) {
			project.create(null);
		}
		project.open(null);
		IFile link = unusedLink(project, path);
		if (!link.getParent().exists()) {
			((IFolder) link.getParent()).create(IResource.VIRTUAL, true, null);
		}
		link.createLink(path.toUri(), IResource.ALLOW_MISSING_LOCAL, null);
		return link;
	}

	/**
	 * Returns the input for an editor of a file. The input of a linked file is stored as the path of the file on disk,
	 * because the link is gone in the next session.
	 */
	static IFileEditorInput input(IFile file) {
		return new FileEditorInput(file) {
			@Override
			public IPersistableElement getPersistable() {
				return isLink(file) ? new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(file.getLocation()))
						: super.getPersistable();
			}
		};
	}

	private static boolean isLink(IFile file) {
		return file.getProject().getName().equals(PROJECT) && file.isLinked();
	}

	/** Removes a link, and its folder and project if they are then empty. Does nothing if the file is not a link. */
	static void release(IFile file) {
		try {
			if (isLink(file)) {
				file.delete(false, null);
				deleteIfEmpty(file.getParent());
				deleteIfEmpty(file.getProject());
			}
		} catch (CoreException e) {
			ILog.get().warn("The link to " + file.getLocation() + " stays", e);
		}
	}

	private static void deleteIfEmpty(IContainer container) throws CoreException {
		boolean hasOnlySettings = Arrays.stream(container.members()).allMatch(member -> member.getName().startsWith("."));
		if (hasOnlySettings) {
			container.delete(true, null);
		}
	}

	/**
	 * Returns an unused place in the project for a link to a file. Links to files with the same name lie in different
	 * folders.
	 */
	private static IFile unusedLink(IProject project, Path path) {
		Path parent = path.getParent().getFileName();
		String name = parent == null ? "root" : parent.toString();
		IFile link = project.getFolder(name).getFile(path.getFileName().toString());
		for (int number = 2; link.exists(); number++) {
			link = project.getFolder(name + "-" + number).getFile(path.getFileName().toString());
		}
		return link;
	}

	private static IWorkspaceRoot root() {
		return ResourcesPlugin.getWorkspace().getRoot();
	}
}
