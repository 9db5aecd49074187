package org.leeway.ui.elements;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.leeway.core.jobs.FilesJob;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.pictures.PictureFile;
import org.leeway.ui.pictures.ScaledPicture;
import org.leeway.ui.presenter.LatestQuery;

/** A field for the path of a picture, with a button that opens a file dialog. A background job reads the picture. */
final class PictureField {

	private final Level level;
	private final Text path;
	private final LatestQuery<List<Path>, Map<Path, PictureFile>> query;
	private Map<Path, PictureFile> known = Map.of();

	/**
	 * Creates the field.
	 *
	 * @param level the edited level
	 * @param changed runs after the user has changed the path, and after the background job has read the picture
	 */
	PictureField(Composite parent, Level level, Runnable changed) {
		this.level = level;
		query = new LatestQuery<>(answers -> new FilesJob<>("Reading a picture", PictureFile::read, answers), read -> {
			known = read;
			changed.run();
		});
		Composite line = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(line);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		path = new Text(line, SWT.BORDER);
		path.setMessage("none");
		path.setToolTipText("A picture that fills each cell, in place of the pattern: PNG, JPEG, GIF or BMP");
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(path);
		path.addListener(SWT.Modify, event -> {
			file().ifPresentOrElse(file -> query.ask(List.of(file)), query::forget);
			changed.run();
		});
		path.addListener(SWT.Dispose, event -> query.close());
		Button browse = new Button(line, SWT.PUSH);
		browse.setText("Browse...");
		browse.addListener(SWT.Selection, event -> PictureChooser.ask(browse.getShell(), level, path()).ifPresent(path::setText));
	}

	/** Returns the path in the form of {@link PicturePath}. Null if there is none. */
	String path() {
		return path.getText().isBlank() ? null : path.getText().strip();
	}

	private Optional<Path> file() {
		return OpenDocuments.fileOf(level).filter(from -> path() != null).flatMap(from -> PicturePath.resolve(from, path()));
	}

	/** Returns the picture. Empty if there is none, if it cannot be shown, or if it has not been read yet. */
	Optional<ScaledPicture> picture() {
		return file().map(known::get).flatMap(PictureFile::picture);
	}

	/** Returns the problem with the picture: its path, and why it cannot be shown. Null if there is no problem. */
	String problem() {
		return file().map(known::get).map(PictureFile::problem).filter(words -> !words.isEmpty())
				.map(words -> path() + " " + words).orElse(null);
	}
}
