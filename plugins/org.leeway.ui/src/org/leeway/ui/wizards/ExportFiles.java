package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.leeway.core.exchange.Export;

/** A writer of export files. If a file lies in the workspace, the writer makes the workspace notice the new content. */
final class ExportFiles {

	private ExportFiles() {
	}

	/** Writes all files of an export. If a file cannot be written, writes none. */
	static void write(Export export, Path output, IProgressMonitor monitor) throws IOException, CoreException {
		export.write(output);
		for (Path file : export.files(output)) {
			for (IFile seen : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(file.toUri())) {
				seen.refreshLocal(IResource.DEPTH_ZERO, monitor);
			}
		}
	}
}
