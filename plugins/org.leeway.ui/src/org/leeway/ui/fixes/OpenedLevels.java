package org.leeway.ui.fixes;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.leeway.ui.editor.LevelEditor;

/** Levels are changed in their editors only, where a change can be seen and undone. */
final class OpenedLevels {

	private OpenedLevels() {
	}

	/** The editor of the marker's level, which is opened if need be; empty if that failed, which the user has been told. */
	static Optional<LevelEditor> open(IMarker marker) {
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		try {
			return IDE.openEditor(page, (IFile) marker.getResource()) instanceof LevelEditor editor
					? Optional.of(editor)
					: Optional.empty();
		} catch (PartInitException e) {
			ErrorDialog.openError(page.getWorkbenchWindow().getShell(), "Quick Fix", "The level cannot be opened.",
					e.getStatus());
			return Optional.empty();
		}
	}
}
