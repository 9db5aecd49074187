package org.leeway.ui.properties;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.leeway.model.Level;
import org.leeway.ui.elements.PictureChooser;
import org.leeway.ui.pictures.KnownPicture;

/**
 * A property whose value is the file of a picture. The user types a path relative to the folder of the level, or chooses
 * the file in a dialog. If the picture cannot be shown, the value is followed by the reason.
 */
final class PictureDescriptor extends PropertyDescriptor {

	private final EObject owner;

	PictureDescriptor(EStructuralFeature feature, String label, EObject owner) {
		super(feature, label);
		this.owner = owner;
		setLabelProvider(LabelProvider.createTextProvider(this::describe));
		setValidator(value -> feature.isRequired() && ((String) value).isBlank() ? "a picture needs a file" : null);
	}

	private String describe(Object path) {
		return path + KnownPicture.of(owner).map(file -> file.problem().isEmpty() ? "" : " " + file.problem()).orElse("");
	}

	@Override
	public CellEditor createPropertyEditor(Composite parent) {
		CellEditor editor = new TypedDialogEditor(parent) {
			@Override
			protected Object openDialogBox(Control control) {
				String present = (String) getValue();
				return owner.eContainer() instanceof Level level ? PictureChooser
						.ask(control.getShell(), level, present == null || present.isBlank() ? null : present).orElse(null) : null;
			}
		};
		editor.setValidator(getValidator());
		return editor;
	}
}
