package org.leeway.ui.wizards;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** The field for the file of an export. Shows a suggested name until the user enters a name. */
final class OutputField {

	private static final int WIDTH = 380;

	private final Path folder;
	private final Supplier<String> extension;
	private final Text text;
	private String suggested = "";

	/**
	 * Adds a label, the field and a button to a page of three columns.
	 *
	 * @param folder the folder for relative paths. Null if there is no level to export
	 * @param extension returns the file name extension of the chosen format
	 * @param changed runs after each change
	 */
	OutputField(Composite page, Path folder, Supplier<String> extension, Runnable changed) {
		this.folder = folder;
		this.extension = extension;
		new Label(page, SWT.NONE).setText("To file:");
		text = new Text(page, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(text);
		text.addListener(SWT.Modify, event -> changed.run());
		Button browse = new Button(page, SWT.PUSH);
		browse.setText("Browse...");
		browse.addListener(SWT.Selection, event -> choose());
		browse.setEnabled(folder != null);
	}

	private void choose() {
		FileDialog dialog = new FileDialog(text.getShell(), SWT.SAVE);
		dialog.setFilterExtensions(new String[] {"*." + extension.get()});
		dialog.setFileName(isBlank() ? "" : path().getFileName().toString());
		dialog.setFilterPath(folder.toString());
		String path = dialog.open();
		if (path != null) {
			text.setText(path);
		}
	}

	/** Shows a name unless the user has entered a name. */
	void suggest(String name) {
		if (text.getText().equals(suggested) && !name.equals(suggested)) {
			suggested = name;
			text.setText(name);
		}
	}

	/** Shows a file as if the user had chosen it. */
	void show(Path file) {
		text.setText(shown(file));
	}

	/**
	 * Lets the next suggestion replace the name of a file, although the user has chosen this name. Does nothing if the field
	 * shows another file.
	 *
	 * @param file the file, as last passed to {@link #show}
	 */
	void leave(Path file) {
		if (text.getText().equals(shown(file))) {
			suggested = text.getText();
		}
	}

	private String shown(Path file) {
		return file.startsWith(folder) ? folder.relativize(file).toString() : file.toString();
	}

	boolean isBlank() {
		return text.getText().isBlank();
	}

	/** Returns whether the field has a relative path, such as a name without a folder. */
	boolean isRelative() {
		return !isBlank() && !Path.of(text.getText().strip()).isAbsolute();
	}

	/** Returns an error message about the name. Empty if the name is valid. */
	Optional<String> problem() {
		try {
			path();
			return Optional.empty();
		} catch (InvalidPathException e) {
			return Optional.of("Not a file name: " + e.getMessage());
		}
	}

	/**
	 * Returns the absolute path of the file.
	 *
	 * @throws InvalidPathException if the name is no valid path
	 */
	Path path() {
		return folder.resolve(text.getText().strip()).normalize();
	}
}
