package org.leeway.ui.properties;

import java.util.List;
import java.util.function.Function;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.ComboBoxViewerCellEditor;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.views.properties.PropertyDescriptor;

/** A property whose value the user chooses from a list. */
final class ChoiceDescriptor<T> extends PropertyDescriptor {

	private final Class<T> type;
	private final List<T> choices;
	private final LabelProvider labels;

	/** @param name returns the name that users see for a choice */
	ChoiceDescriptor(Object id, String label, Class<T> type, List<T> choices, Function<T, String> name) {
		this(id, label, type, choices, name, value -> null);
	}

	/**
	 * @param name returns the name that users see for a choice
	 * @param image returns the image of a choice, or null. The descriptor does not dispose of the images
	 */
	ChoiceDescriptor(Object id, String label, Class<T> type, List<T> choices, Function<T, String> name,
			Function<T, Image> image) {
		super(id, label);
		this.type = type;
		this.choices = choices;
		this.labels = LabelProvider.createTextImageProvider(
				value -> type.isInstance(value) ? name.apply(type.cast(value)) : "",
				value -> type.isInstance(value) ? image.apply(type.cast(value)) : null);
		setLabelProvider(labels);
	}

	@Override
	public CellEditor createPropertyEditor(Composite parent) {
		ComboBoxViewerCellEditor editor = new ComboBoxViewerCellEditor(parent, SWT.READ_ONLY) {
			@Override
			protected void doSetValue(Object value) {
				super.doSetValue(type.isInstance(value) ? value : null);
			}
		};
		editor.setActivationStyle(ComboBoxViewerCellEditor.DROP_DOWN_ON_MOUSE_ACTIVATION);
		editor.setContentProvider(ArrayContentProvider.getInstance());
		editor.setLabelProvider(labels);
		editor.setInput(choices);
		editor.setValidator(getValidator());
		return editor;
	}
}
