package org.leeway.ui.handlers;

import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.text.Counts;
import org.leeway.ui.map.editing.Stamp;

/**
 * The dialog for the name of a stamp, that is, of a stored piece of a map. If there are objects on the terrain of the
 * stamp, the dialog also asks whether the stamp includes them.
 */
final class KeepStampDialog extends InputDialog {

	private final Stamp stamp;
	private boolean withObjects = true;

	KeepStampDialog(Shell shell, String name, Stamp stamp) {
		super(shell, "Save as Stamp",
				"The name of the stamp in the palette. An existing stamp with this name is replaced.", name,
				value -> value.isBlank() ? "A stamp needs a name." : null);
		this.stamp = stamp;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		if (stamp.terrain().isPresent() && stamp.objects().isPresent()) {
			int count = stamp.objectCount();
			Button objects = new Button(area, SWT.CHECK);
			objects.setText(count == 1 ? "Include the object on this terrain"
					: "Include the " + Counts.of(count, "object") + " on this terrain");
			objects.setToolTipText("Circles, polygons, notes and spawns that lie entirely on the selected cells");
			objects.setSelection(true);
			objects.addListener(SWT.Selection, event -> withObjects = objects.getSelection());
			GridDataFactory.fillDefaults().applyTo(objects);
		}
		return area;
	}

	/** Returns the stamp to keep, without objects if the user does not want them. */
	Stamp stamp() {
		return withObjects ? stamp : stamp.withoutObjects();
	}
}
