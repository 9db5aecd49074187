package org.leeway.ui.editor.bars;

import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.leeway.ui.theme.Icons;

/**
 * A group of controls in a bar. If the group is folded, a button takes the place of the controls. The button opens the
 * controls in a popup below the button.
 */
final class Fold extends Composite {

	private final Button button;
	private final String title;
	/**
	 * The parent of the group's controls. A plain {@link Composite}, because themes do not set the colours of the
	 * children of a subclass.
	 */
	private final Composite content;
	private boolean folded;

	/**
	 * @param title the title of the popup
	 * @param name the text of the button
	 * @param icon the name of the button's icon
	 */
	Fold(Composite parent, String title, String name, String icon) {
		super(parent, SWT.NONE);
		this.title = title;
		content = new Composite(this, SWT.NONE);
		content.setLayout(new FillLayout());
		button = new Button(this, SWT.PUSH);
		Image image = Icons.descriptor(icon).createImage();
		button.setImage(image);
		button.setText(name + "...");
		button.addDisposeListener(event -> image.dispose());
		button.setToolTipText(title + "...");
		button.addListener(SWT.Selection, event -> new Popup().open());
	}

	/** Returns the parent for the controls of the group. */
	Composite content() {
		return content;
	}

	/** Returns a given control of the group, or the group's button if the group is folded. The button opens the group. */
	Control visible(Control control) {
		return folded ? button : control;
	}

	/**
	 * Returns the width of the group, in pixels.
	 *
	 * @param whenFolded true for the width of the button, false for the width of the controls
	 */
	int width(boolean whenFolded) {
		return (whenFolded ? button : content).computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
	}

	/** Returns the maximum of the heights of the button and of the content, in pixels. */
	int height() {
		return Math.max(button.computeSize(SWT.DEFAULT, SWT.DEFAULT).y, content.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
	}

	/**
	 * Moves this group to a rectangle of the bar, in pixels.
	 *
	 * @param fold true to show only the button, false to show the controls
	 */
	void place(int x, int y, int width, int height, boolean fold) {
		setBounds(x, y, width, height);
		lay(fold);
	}

	private void lay(boolean fold) {
		folded = fold;
		button.setVisible(fold);
		centre(button);
		if (content.getParent() == this) {
			content.setVisible(!fold);
			centre(content);
		}
	}

	private void centre(Control control) {
		Point size = control.computeSize(SWT.DEFAULT, SWT.DEFAULT);
		control.setBounds(0, (getSize().y - size.y) / 2, size.x, size.y);
	}

	/** A popup with the controls of the group. Opens below the button. Escape or a click outside closes the popup. */
	private final class Popup extends PopupDialog {

		Popup() {
			super(Fold.this.getShell(), PopupDialog.INFOPOPUP_SHELLSTYLE, true, false, false, false, false, title, null);
		}

		@Override
		protected Control createDialogArea(Composite parent) {
			Composite area = new Composite(parent, SWT.NONE);
			GridLayoutFactory.fillDefaults().margins(8, 8).applyTo(area);
			content.setParent(area);
			GridDataFactory.fillDefaults().applyTo(content);
			content.setVisible(true);
			return area;
		}

		@Override
		protected Point getInitialLocation(Point size) {
			return button.toDisplay(0, button.getSize().y);
		}

		@Override
		public boolean close() {
			if (!content.isDisposed() && !Fold.this.isDisposed()) {
				content.setParent(Fold.this);
				content.setLayoutData(null);
				lay(folded);
			}
			return super.close();
		}
	}
}
