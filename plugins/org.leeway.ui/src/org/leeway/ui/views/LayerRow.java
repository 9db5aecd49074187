package org.leeway.ui.views;

import java.util.function.Supplier;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.RasterLayer;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.LayerSettings;

/** The controls of one layer: visibility, lock and opacity. Computed layers cannot be locked. */
final class LayerRow {

	private static final int SCALE_WIDTH = 70;
	/** The least width of a title, in pixels. A narrower view scrolls. */
	private static final int TITLE_WIDTH = 70;

	private final LayerDescriptor layer;
	private final Supplier<EditorSettings> settings;
	private final Button visible;
	/** The button that locks the layer. Null for a computed layer. */
	private final Button locked;
	private final Scale opacity;

	/** @param settings returns the settings of the editor to show */
	LayerRow(Composite parent, LayerDescriptor layer, Supplier<EditorSettings> settings) {
		this.layer = layer;
		this.settings = settings;
		visible = check(parent, "Show " + layer.title());
		visible.addListener(SWT.Selection, event -> setVisible(visible.getSelection()));
		locked = layer.isComputed() ? null : check(parent, "Lock " + layer.title());
		if (locked == null) {
			new Label(parent, SWT.NONE);
		} else {
			locked.addListener(SWT.Selection, event -> layers().setLocked(layer, locked.getSelection()));
		}
		CLabel title = new CLabel(parent, SWT.NONE);
		title.setText(layer.title());
		title.setMargins(0, 0, 0, 0);
		GridDataFactory.swtDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).minSize(TITLE_WIDTH, 0).applyTo(title);
		opacity = new Scale(parent, SWT.HORIZONTAL);
		opacity.setMaximum(100);
		opacity.setPageIncrement(10);
		opacity.addListener(SWT.Selection, event -> layers().setOpacity(layer, opacity.getSelection()));
		GridDataFactory.fillDefaults().hint(SCALE_WIDTH, SWT.DEFAULT).applyTo(opacity);
	}

	private static Button check(Composite parent, String tip) {
		Button button = new Button(parent, SWT.CHECK);
		button.setToolTipText(tip);
		GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).applyTo(button);
		return button;
	}

	private LayerSettings layers() {
		return settings.get().layers();
	}

	/** Shows or hides the layer. The map shows one overlay at a time, so showing an overlay hides the previous overlay. */
	private void setVisible(boolean show) {
		if (layer instanceof RasterLayer raster && raster.isOverlay()) {
			settings.get().setOverlay(show ? raster : null);
		} else {
			layers().setVisible(layer, show);
		}
	}

	/** Updates the controls to the settings. */
	void show() {
		visible.setSelection(layer instanceof RasterLayer raster && raster.isOverlay()
				? settings.get().overlay().filter(layer::equals).isPresent() : layers().isVisible(layer));
		if (locked != null) {
			locked.setSelection(layers().isLocked(layer));
		}
		if (opacity.getSelection() != layers().opacity(layer)) {
			opacity.setSelection(layers().opacity(layer));
		}
		opacity.setToolTipText(layers().opacity(layer) + " %");
	}
}
