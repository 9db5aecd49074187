package org.leeway.ui.editor.bars;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** A bar above the map that is visible only while it has a content. */
abstract class MapBar extends Composite {

	private static final int MARGIN = 6;

	MapBar(Composite parent) {
		super(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).margins(MARGIN, 3).spacing(MARGIN).wrap(true).applyTo(this);
		GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(this);
		setVisible(false);
	}

	Button button(String label, String tip) {
		Button button = new Button(this, SWT.PUSH);
		button.setText(label);
		button.setToolTipText(tip);
		return button;
	}

	/** Returns a label for a text of any length, which {@link #tell} sets. */
	Label words() {
		Label words = new Label(this, SWT.WRAP);
		addListener(SWT.Resize, event -> wrap(words));
		return words;
	}

	/** Sets the text of a label of the bar. */
	void tell(Label words, String text) {
		words.setText(text);
		wrap(words);
		words.requestLayout();
	}

	/** Gives a label the width of the bar if its text is wider, so that the text wraps. */
	private void wrap(Label words) {
		int room = getClientArea().width - 2 * MARGIN;
		int width = room > 0 && words.computeSize(SWT.DEFAULT, SWT.DEFAULT).x > room ? room : SWT.DEFAULT;
		if (!(words.getLayoutData() instanceof RowData data) || data.width != width) {
			words.setLayoutData(new RowData(width, SWT.DEFAULT));
			getParent().layout(true, true);
		}
	}

	void show(boolean shown) {
		setVisible(shown);
		((GridData) getLayoutData()).exclude = !shown;
		getParent().layout(true, true);
	}
}
