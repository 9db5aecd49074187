package org.leeway.ui.editor;

import org.eclipse.swt.SWT;
import org.eclipse.swt.browser.Browser;
import org.eclipse.swt.custom.CCombo;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DateTime;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;

/** A test whether the user is typing text. Pressed keys then belong to the text field, and must not run commands. */
final class TextInput {

	private TextInput() {
	}

	/** Returns whether the user can type text into the control with the focus. */
	static boolean isUnderWay() {
		return isIn(Display.getCurrent().getFocusControl());
	}

	/** Returns whether the user can type text into a control. Returns false for null. */
	static boolean isIn(Control control) {
		return switch (control) {
		case Text text -> text.getEditable();
		case StyledText text -> text.getEditable();
		case Combo combo -> (combo.getStyle() & SWT.READ_ONLY) == 0;
		case CCombo combo -> combo.getEditable();
		case Spinner spinner -> true;
		case DateTime date -> true;
		case Browser browser -> true;
		case null, default -> false;
		};
	}
}
