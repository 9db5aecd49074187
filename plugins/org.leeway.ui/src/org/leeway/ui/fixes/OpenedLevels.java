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

/** Opens the editors of levels, as fixes change levels only there, where the user sees and can undo the change. */
final class OpenedLevels {

	private OpenedLevels() {
	}

	/** Opens the editor of a marker's level if it is not open; if that fails, tells the user and returns empty. */
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
