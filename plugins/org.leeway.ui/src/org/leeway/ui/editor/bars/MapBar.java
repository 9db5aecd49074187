package org.leeway.ui.editor.bars;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;

/** A bar above the map that is visible only while it has a content. */
abstract class MapBar extends Composite {

	MapBar(Composite parent) {
		super(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).margins(6, 3).spacing(6).wrap(true).applyTo(this);
		GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(this);
		setVisible(false);
	}

	Button button(String label, String tip) {
		Button button = new Button(this, SWT.PUSH);
		button.setText(label);
		button.setToolTipText(tip);
		return button;
	}

	void show(boolean shown) {
		setVisible(shown);
		((GridData) getLayoutData()).exclude = !shown;
		getParent().layout(true, true);
	}
}
