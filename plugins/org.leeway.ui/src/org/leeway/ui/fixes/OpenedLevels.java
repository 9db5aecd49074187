package org.leeway.ui.fixes;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/** The open editors of levels. Fixes change a level only in an open editor, where the user sees and can undo the change. */
final class OpenedLevels {

	private OpenedLevels() {
	}

	/**
	 * Returns the editor of a marker's level. Empty if no editor has the level, or if the editor was not shown since Eclipse
	 * started.
	 */
	static Optional<EditorSession> find(IMarker marker) {
		IEditorInput input = new FileEditorInput((IFile) marker.getResource());
		return Arrays.stream(PlatformUI.getWorkbench().getWorkbenchWindows()).map(IWorkbenchWindow::getActivePage)
				.filter(Objects::nonNull)
				.flatMap(page -> Arrays.stream(page.findEditors(input, null, IWorkbenchPage.MATCH_INPUT)))
				.map(reference -> EditorSessions.of(reference.getEditor(false))).flatMap(Optional::stream).findFirst();
	}

	/**
	 * Opens or activates the editor of a marker's level. If the level cannot be opened, shows the reason and returns
	 * empty.
	 */
	static Optional<EditorSession> open(IMarker marker) {
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		try {
			return EditorSessions.of(IDE.openEditor(page, (IFile) marker.getResource()));
		} catch (PartInitException e) {
			ErrorDialog.openError(page.getWorkbenchWindow().getShell(), "Quick Fix", "The level cannot be opened.",
					e.getStatus());
			return Optional.empty();
		}
	}
}
