package org.leeway.ui.app;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;

/**
 * A filter that removes the tooltip of each drop-down list while the list is open, because the window system shows the tooltip
 * over the choices.
 */
public final class DropDownTips implements IStartup, Listener {

	private static final String TIP = DropDownTips.class.getName();
	private static final int[] EVENTS = {SWT.MouseDown, SWT.KeyDown, SWT.FocusIn, SWT.MouseEnter, SWT.MouseExit,
			SWT.FocusOut, SWT.Selection};

	@Override
	public void earlyStartup() {
		Display display = PlatformUI.getWorkbench().getDisplay();
		display.asyncExec(() -> {
			for (int type : EVENTS) {
				display.addFilter(type, this);
			}
		});
	}

	@Override
	public void handleEvent(Event event) {
		if (event.widget instanceof Combo combo) {
			if (event.type == SWT.MouseDown || event.type == SWT.KeyDown || event.type == SWT.FocusIn && isUnderMouse(combo)) {
				takeFrom(combo);
			} else if (!combo.getListVisible()) {
				giveBack(combo);
			}
		}
	}

	/**
	 * Returns whether the mouse is over a drop-down list. If a list gets the focus and this is true, a click is about to open
	 * the list. The tooltip must be removed at this moment, because the event of the click comes only after the list has
	 * opened.
	 */
	private static boolean isUnderMouse(Combo combo) {
		return combo.getDisplay().getCursorControl() == combo;
	}

	private static void takeFrom(Combo combo) {
		if (combo.getToolTipText() != null) {
			combo.setData(TIP, combo.getToolTipText());
			combo.setToolTipText(null);
		}
	}

	private static void giveBack(Combo combo) {
		if (combo.getData(TIP) instanceof String tip) {
			combo.setData(TIP, null);
			if (combo.getToolTipText() == null) {
				combo.setToolTipText(tip);
			}
		}
	}
}
