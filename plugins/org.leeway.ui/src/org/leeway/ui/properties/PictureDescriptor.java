package org.leeway.ui.properties;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.model.Underlay;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.pictures.PictureFile;

/**
 * A property whose value is the file of a picture. The user types a path relative to the folder of the level, or chooses
 * the file in a dialog.
 */
final class PictureDescriptor extends PropertyDescriptor {

	private final Underlay underlay;

	PictureDescriptor(Object id, String label, Underlay underlay) {
		super(id, label);
		this.underlay = underlay;
		setValidator(value -> ((String) value).isBlank() ? "a picture needs a file" : null);
	}

	private Optional<Path> level() {
		return underlay.eContainer() instanceof Level level ? OpenDocuments.fileOf(level) : Optional.empty();
	}

	@Override
	public CellEditor createPropertyEditor(Composite parent) {
		CellEditor editor = new TypedDialogEditor(parent) {
			@Override
			protected Object openDialogBox(Control control) {
				FileDialog dialog = new FileDialog(control.getShell(), SWT.OPEN);
				dialog.setFilterExtensions(PictureFile.patterns());
				level().flatMap(file -> PicturePath.resolve(file, (String) getValue()))
						.ifPresent(picture -> dialog.setFilterPath(String.valueOf(picture.getParent())));
				String chosen = dialog.open();
				return chosen == null ? null
						: level().map(file -> PicturePath.of(file, Path.of(chosen))).orElse(chosen);
			}
		};
		editor.setValidator(getValidator());
		return editor;
	}
}
