package org.leeway.ui.properties;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.DialogCellEditor;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.dialogs.ListSelectionDialog;
import org.eclipse.ui.views.properties.PropertyDescriptor;

/** A property whose value is a selection of named elements of a level, made in a dialog. */
final class SelectionDescriptor<T> extends PropertyDescriptor {

	private final String title;
	private final String message;
	private final List<T> choices;
	private final Function<T, String> name;
	/** The text that stands for an empty selection. Null if an empty selection is not allowed. */
	private final String none;

	/**
	 * @param message the text in the dialog that asks the user to select
	 * @param none the text that stands for an empty selection. Null if an empty selection is not allowed
	 */
	SelectionDescriptor(Object id, String label, String message, List<T> choices, Function<T, String> name, String none) {
		super(id, label);
		this.title = label;
		this.message = message;
		this.choices = choices;
		this.name = name;
		this.none = none;
	}

	@Override
	public ILabelProvider getLabelProvider() {
		return LabelProvider.createTextProvider(this::text);
	}

	@Override
	public CellEditor createPropertyEditor(Composite parent) {
		return new DialogCellEditor(parent) {
			@Override
			protected Object openDialogBox(Control control) {
				return choose(control, (List<?>) getValue());
			}

			@Override
			protected void updateContents(Object value) {
				super.updateContents(text(value));
			}
		};
	}

	@SuppressWarnings("unchecked")
	private Object choose(Control control, List<?> chosen) {
		ListSelectionDialog dialog = ListSelectionDialog.of(choices).contentProvider(ArrayContentProvider.getInstance())
				.labelProvider(LabelProvider.createTextProvider(choice -> name.apply((T) choice)))
				.title(title).message(message).preselect(chosen.toArray()).create(control.getShell());
		if (dialog.open() != ListSelectionDialog.OK || none == null && dialog.getResult().length == 0) {
			return null;
		}
		return Arrays.asList(dialog.getResult());
	}

	@SuppressWarnings("unchecked")
	private String text(Object value) {
		if (!(value instanceof List<?> chosen)) {
			return "";
		}
		return chosen.isEmpty() && none != null ? none
				: chosen.stream().map(each -> name.apply((T) each)).collect(Collectors.joining("+"));
	}
}
