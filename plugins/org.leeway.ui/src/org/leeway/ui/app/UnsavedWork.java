package org.leeway.ui.app;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.FileEditorInput;
import org.leeway.ui.document.Recovery;
import org.leeway.ui.editor.EditorIds;

/** A service that opens the levels with unsaved work of an earlier session. Their editors offer to restore the work. */
public final class UnsavedWork implements IStartup {

	@Override
	public void earlyStartup() {
		List<IFile> files = Recovery.files().stream().filter(file -> file.getLocation() != null).toList();
		if (!files.isEmpty()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> files.forEach(UnsavedWork::open));
		}
	}

	private static void open(IFile file) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getWorkbenchWindows()[0];
		try {
			window.getActivePage().openEditor(new FileEditorInput(file), EditorIds.LEVEL);
		} catch (PartInitException e) {
			ILog.get().error("The unsaved work on " + file.getFullPath() + " cannot be shown", e);
		}
	}
}
