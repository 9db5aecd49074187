package org.leeway.ui.document;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.SaveAsDialog;
import org.leeway.core.files.FailureText;
import org.leeway.ui.document.EditedFile.Saving;

/** The dialogs that may open when a level is saved. */
final class SavingDialogs {

	private SavingDialogs() {
	}

	/**
	 * Asks for another file to which a document will be saved. Refuses a file that another document has open. Empty if
	 * the file is refused, or the user cancels.
	 */
	static Optional<IFile> askForFile(LevelDocument document) {
		SaveAsDialog dialog = new SaveAsDialog(document.shell());
		dialog.setOriginalFile(document.file());
		if (dialog.open() != SaveAsDialog.OK) {
			return Optional.empty();
		}
		IFile target = ResourcesPlugin.getWorkspace().getRoot().getFile(dialog.getResult());
		if (OpenDocuments.of(target).filter(other -> other != document).isPresent()) {
			MessageDialog.openError(document.shell(), "Level Not Saved", target.getName()
					+ " is open in another editor. Close that editor first, or save to another file.");
			return Optional.empty();
		}
		return Optional.of(target);
	}

	/** Reports why a level could not be saved, and asks where to save it instead. */
	static Saving askAfterFailure(Shell shell, IFile target, Exception failure) {
		String path = target.getLocation() == null ? target.getFullPath().toString() : target.getLocation().toOSString();
		int answer = MessageDialog.open(MessageDialog.ERROR, shell, "Level Not Saved",
				"The level could not be saved to " + path + ": " + reason(failure) + ".\n\nThe editor still "
						+ "has all changes, and the file is unchanged. Save the level elsewhere, or free some space or "
						+ "make the location writable, and try again.",
				SWT.NONE, "Save As...", "Try Again", "Cancel");
		return switch (answer) {
		case 0 -> Saving.ELSEWHERE;
		case 1 -> Saving.HERE;
		default -> Saving.NOWHERE;
		};
	}

	/**
	 * Returns the message of a failure, to be shown in a dialog. Leaves out the full stop at the end, and the path,
	 * which the dialog names already.
	 */
	private static String reason(Exception failure) {
		String reason = FailureText.reason(failure);
		return reason.endsWith(".") ? reason.substring(0, reason.length() - 1) : reason;
	}
}
