package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.QualifiedName;

/**
 * A store that keeps one text for each level file between sessions. For example, one store holds the place of the map that
 * was visible last, see {@link MapPlace}. The text is a property of the file in the workspace. For a file outside of all
 * projects, the text is a property of the workspace itself.
 */
final class FileMemory {

	private final QualifiedName name;

	/** @param name the name of the store, which differs from the names of all other stores */
	FileMemory(String name) {
		this.name = new QualifiedName("org.leeway.ui", name);
	}

	/** Stores the text of a file, in place of an earlier text. An empty text removes the stored text. */
	void remember(IFile file, String text) {
		try {
			if (file.exists()) {
				holder(file).setPersistentProperty(name(file), text.isEmpty() ? null : text);
			}
		} catch (CoreException e) {
			ILog.get().warn("Leeway cannot remember the " + name.getLocalName() + " of " + file.getFullPath(), e);
		}
	}

	/** Returns the stored text of a file. Empty if there is none. */
	Optional<String> recall(IFile file) {
		try {
			return file.exists() ? Optional.ofNullable(holder(file).getPersistentProperty(name(file))) : Optional.empty();
		} catch (CoreException e) {
			return Optional.empty();
		}
	}

	private static IResource holder(IFile file) {
		return file.isLinked() ? file.getWorkspace().getRoot() : file;
	}

	private QualifiedName name(IFile file) {
		return file.isLinked() ? new QualifiedName(name.toString(), file.getLocationURI().toString()) : name;
	}
}
