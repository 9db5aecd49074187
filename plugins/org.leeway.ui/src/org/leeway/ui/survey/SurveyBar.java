package org.leeway.ui.survey;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** What a view of the whole level is asked for, from left to right, and then what came of it. */
abstract class SurveyBar extends Composite {

	private Label state;

	SurveyBar(Composite parent) {
		super(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).margins(6, 3).spacing(6).wrap(true).applyTo(this);
	}

	/** Makes room for what came of it, behind all that there is by now. */
	final void addState() {
		state = new Label(this, SWT.NONE);
	}

	/** Says how far the work is, or what came of it. */
	final void showState(String text) {
		if (!state.getText().equals(text)) {
			state.setText(text);
			state.requestLayout();
		}
	}
}
