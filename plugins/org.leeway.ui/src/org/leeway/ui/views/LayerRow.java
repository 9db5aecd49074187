package org.leeway.ui.views;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.EditorSettings.Overlay;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.settings.MapLayer;

/** One layer: whether it is shown and locked, and its opacity. What is computed cannot be locked. */
final class LayerRow {

	private static final int SCALE_WIDTH = 60;

	private final MapLayer layer;
	private final EditorSettings settings;
	private final Button visible;
	/** Null for what is computed. */
	private final Button locked;
	private final Scale opacity;

	LayerRow(Composite parent, MapLayer layer, EditorSettings settings) {
		this.layer = layer;
		this.settings = settings;
		visible = check(parent, "Show " + layer.label());
		visible.addListener(SWT.Selection, event -> setVisible(visible.getSelection()));
		locked = layer.isComputed() ? null : check(parent, "Lock " + layer.label());
		if (locked == null) {
			new Label(parent, SWT.NONE);
		} else {
			locked.addListener(SWT.Selection, event -> layers().setLocked(layer, locked.getSelection()));
		}
		new Label(parent, SWT.NONE).setText(layer.label());
		opacity = new Scale(parent, SWT.HORIZONTAL);
		opacity.setMaximum(100);
		opacity.setPageIncrement(10);
		opacity.addListener(SWT.Selection, event -> layers().setOpacity(layer, opacity.getSelection()));
		GridDataFactory.fillDefaults().hint(SCALE_WIDTH, SWT.DEFAULT).grab(true, false).applyTo(opacity);
	}

	private static Button check(Composite parent, String tip) {
		Button button = new Button(parent, SWT.CHECK);
		button.setToolTipText(tip);
		GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).applyTo(button);
		return button;
	}

	private LayerSettings layers() {
		return settings.layers();
	}

	/** One overlay is shown at a time, or none. */
	private void setVisible(boolean show) {
		layer.overlay().ifPresentOrElse(overlay -> settings.setOverlay(show ? overlay : Overlay.NONE),
				() -> layers().setVisible(layer, show));
	}

	/** Shows the settings. */
	void show() {
		visible.setSelection(layer.overlay().map(overlay -> settings.overlay() == overlay)
				.orElseGet(() -> layers().isVisible(layer)));
		if (locked != null) {
			locked.setSelection(layers().isLocked(layer));
		}
		if (opacity.getSelection() != layers().opacity(layer)) {
			opacity.setSelection(layers().opacity(layer));
		}
		opacity.setToolTipText(layers().opacity(layer) + " %");
	}
}
