package org.leeway.ui.properties;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.ColorDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.leeway.core.colour.Colour;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Swatch;

/**
 * A property whose value is a colour. The colour is shown as {@code #rrggbb} with a swatch. The user types the colour, or chooses
 * it in the dialog of the window system.
 */
final class ColourDescriptor extends PropertyDescriptor {

	ColourDescriptor(Object id, String label) {
		super(id, label);
		setValidator(value -> Colour.isColour(((String) value).strip()) ? null : "a colour is #rrggbb, such as #d8cba6");
	}

	@Override
	public ILabelProvider getLabelProvider() {
		return new LabelProvider() {
			@Override
			public Image getImage(Object value) {
				// never released: JFace keeps one image for each colour that was ever shown
				return Colour.isColour((String) value) ? JFaceResources.getResources().create(Swatch.of(Colours.parse((String) value)))
						: null;
			}
		};
	}

	@Override
	public CellEditor createPropertyEditor(Composite parent) {
		CellEditor editor = new ColourEditor(parent);
		editor.setValidator(getValidator());
		return editor;
	}

	private static final class ColourEditor extends TypedDialogEditor {

		ColourEditor(Composite parent) {
			super(parent);
		}

		@Override
		protected Object openDialogBox(Control control) {
			ColorDialog dialog = new ColorDialog(control.getShell());
			dialog.setRGB(Colours.parse((String) getValue()));
			return dialog.open() == null ? null : Colours.format(dialog.getRGB());
		}
	}
}
