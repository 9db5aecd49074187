package org.leeway.ui.survey;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.leeway.ui.theme.AccessibleText;

/**
 * A control with a label before it.
 *
 * @param parent the parent of label and control
 * @param tip the tooltip of the control
 */
record LabelledField(Composite parent, String label, String tip) {

	/** Creates a field of a bar that wraps. The bar never parts the label from the control. */
	static LabelledField ofBar(SurveyBar bar, String label, String tip) {
		// must not be a subclass of Composite, because themes do not set the colours of children of a subclass
		Composite frame = new Composite(bar, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(6).wrap(false).applyTo(frame);
		return new LabelledField(frame, label, tip);
	}

	/** Adds a list from which the user chooses one item. */
	Combo combo() {
		addLabel();
		Combo combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
		combo.setToolTipText(tip);
		AccessibleText.name(combo, () -> label);
		return combo;
	}

	/**
	 * Adds a field for a number from {@code least} to {@code most}.
	 *
	 * @param digits the number of digits after the point. The other parameters are in units of the last digit: with 2 digits,
	 * 150 means 1.50
	 */
	Spinner spinner(int least, int most, int digits, int value) {
		addLabel();
		Spinner spinner = new Spinner(parent, SWT.BORDER);
		spinner.setValues(Math.clamp(value, least, most), least, most, digits, 1, 10);
		spinner.setToolTipText(tip);
		AccessibleText.name(spinner, () -> label);
		return spinner;
	}

	/** Adds a field for a text. An empty field shows {@code whenEmpty}. */
	Text text(String whenEmpty) {
		addLabel();
		Text text = new Text(parent, SWT.SINGLE | SWT.BORDER);
		text.setMessage(whenEmpty);
		text.setToolTipText(tip);
		AccessibleText.name(text, () -> label);
		return text;
	}

	private void addLabel() {
		new Label(parent, SWT.NONE).setText(label);
	}
}
