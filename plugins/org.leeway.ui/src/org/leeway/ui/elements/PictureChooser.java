package org.leeway.ui.elements;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.pictures.PictureFile;

/** The file dialog for a picture of a level. The dialog begins in the folder of the present picture. */
public final class PictureChooser {

	private PictureChooser() {
	}

	/**
	 * Asks for a picture. Returns its path in the form of {@link PicturePath}. Empty if the user cancels.
	 *
	 * @param level the edited level
	 * @param present the path of the present picture. Null if there is none
	 */
	public static Optional<String> ask(Shell shell, Level level, String present) {
		FileDialog dialog = dialog(shell, SWT.OPEN, "Choose Picture", level, present);
		return Optional.ofNullable(dialog.open()).map(chosen -> OpenDocuments.fileOf(level)
				.map(from -> PicturePath.of(from, Path.of(chosen))).orElse(chosen));
	}

	/**
	 * Creates a file dialog that offers files in the formats of pictures that Leeway reads.
	 *
	 * @param level the edited level
	 * @param present the path of the present picture. Null to begin in the folder of the level
	 */
	public static FileDialog dialog(Shell shell, int style, String title, Level level, String present) {
		FileDialog dialog = new FileDialog(shell, style);
		dialog.setText(title);
		dialog.setFilterNames(new String[] {"Pictures (PNG, JPEG, GIF, BMP)"});
		dialog.setFilterExtensions(PictureFile.patterns());
		OpenDocuments.fileOf(level).flatMap(from -> PicturePath.resolve(from, present == null ? "picture" : present))
				.ifPresent(picture -> dialog.setFilterPath(String.valueOf(picture.getParent())));
		return dialog;
	}
}
