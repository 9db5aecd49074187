package org.leeway.ui.properties;

import org.eclipse.jface.viewers.DialogCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;

/** A text field with a button for a dialog. */
abstract class TypedDialogEditor extends DialogCellEditor {

	private Text text;

	TypedDialogEditor(Composite parent) {
		super(parent);
	}

	@Override
	protected final Control createContents(Composite cell) {
		text = new Text(cell, SWT.SINGLE);
		text.addListener(SWT.Modify, event -> typed());
		text.addListener(SWT.DefaultSelection, event -> {
			fireApplyEditorValue();
			deactivate();
		});
		text.addListener(SWT.Traverse, event -> {
			if (event.detail == SWT.TRAVERSE_ESCAPE) {
				event.doit = false;
				fireCancelEditor();
			}
		});
		return text;
	}

	private void typed() {
		String value = text.getText().strip();
		boolean wasValid = isValueValid();
		boolean isValid = isCorrect(value);
		if (isValid) {
			doSetTyped(value);
		}
		valueChanged(wasValid, isValid);
	}

	private void doSetTyped(String value) {
		markDirty();
		super.doSetValue(value);
	}

	@Override
	protected final void doSetFocus() {
		text.selectAll();
		text.setFocus();
	}

	@Override
	protected final void updateContents(Object value) {
		String shown = value == null ? "" : (String) value;
		if (text != null && !text.getText().strip().equals(shown)) {
			text.setText(shown);
		}
	}
}
