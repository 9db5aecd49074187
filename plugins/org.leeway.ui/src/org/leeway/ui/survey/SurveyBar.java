package org.leeway.ui.survey;

import java.util.Optional;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/**
 * The bar of a view that compares a level with another level, or with its own image under a symmetry. The controls that
 * choose the comparison are at the left. A label to the right of the controls shows the state of the comparison.
 */
abstract class SurveyBar extends Composite {

	private Label state;

	SurveyBar(Composite parent) {
		super(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).margins(6, 3).spacing(6).wrap(true).applyTo(this);
	}

	/** Adds the label with the state of the comparison, to the right of the controls that the bar already has. */
	final void addState() {
		state = new Label(this, SWT.NONE);
	}

	/** Shows the progress of the comparison, or a summary of its result. */
	final void showState(String text) {
		String shown = escaped(text);
		if (!state.getText().equals(shown)) {
			state.setText(shown);
			state.requestLayout();
		}
	}

	/** Sets the tooltip of the label with the state. */
	final void explainState(Optional<String> text) {
		state.setToolTipText(text.map(SurveyBar::escaped).orElse(null));
	}

	/** Doubles each ampersand of a text. In a label or a tooltip, a single ampersand would underline the next character. */
	private static String escaped(String text) {
		return text.replace("&", "&&");
	}
}
