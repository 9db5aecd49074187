package org.leeway.ui.agents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.files.FailureText;
import org.leeway.core.level.preset.AgentFile;

/** The dialogs that ask for agent files, and that show why a file cannot be read or written. */
final class AgentDialogs {

	private AgentDialogs() {
	}

	/**
	 * Asks for the agent file to import. Empty if the user cancels.
	 *
	 * @param folder the folder that the dialog shows first. Null for the folder that dialogs showed last
	 */
	static Optional<Path> fileToRead(Shell shell, String folder) {
		return ask(new FileDialog(shell, SWT.OPEN), "Import Agents", folder);
	}

	/**
	 * Asks for the agent file to write. Empty if the user cancels.
	 *
	 * @param folder the folder that the dialog shows first. Null for the folder that dialogs showed last
	 * @param name the proposed name, without extension
	 */
	static Optional<Path> fileToWrite(Shell shell, String folder, String name) {
		FileDialog dialog = new FileDialog(shell, SWT.SAVE);
		dialog.setFileName(name + "." + AgentFile.EXTENSION);
		dialog.setOverwrite(true);
		return ask(dialog, "Export Agents", folder);
	}

	private static Optional<Path> ask(FileDialog dialog, String title, String folder) {
		dialog.setText(title);
		dialog.setFilterExtensions(new String[] {"*." + AgentFile.EXTENSION, "*"});
		dialog.setFilterNames(new String[] {"Agents (*." + AgentFile.EXTENSION + ")", "All files"});
		dialog.setFilterPath(folder);
		return Optional.ofNullable(dialog.open()).map(Path::of);
	}

	/** Shows the reason why a file could not be read or written. */
	static void tell(Shell shell, String title, IOException problem) {
		MessageDialog.openError(shell, title, FailureText.of(problem));
	}
}
