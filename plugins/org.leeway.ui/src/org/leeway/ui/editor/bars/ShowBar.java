package org.leeway.ui.editor.bars;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.layer.Layers;
import org.leeway.ui.settings.EditorSettings;

/**
 * The controls for what the map shows: a list of overlays, and a check box for the lines between cells. Beside them is the
 * switch of the live link, which sends edits to running games.
 */
final class ShowBar extends Composite {

	private final EditorSettings settings;
	private final Combo overlays;
	private final Button gridLines;
	private final Button live;

	ShowBar(Composite parent, EditorSettings settings) {
		super(parent, SWT.NONE);
		this.settings = settings;
		RowLayoutFactory.fillDefaults().center(true).spacing(6).wrap(false).applyTo(this);
		new Label(this, SWT.NONE).setText("Show");
		overlays = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		overlays.setToolTipText("The overlay on the terrain");
		overlays.add("Terrain only");
		Layers.overlays().forEach(layer -> overlays.add(layer.title()));
		overlays.addListener(SWT.Selection,
				event -> settings.setOverlay(overlays.getSelectionIndex() == 0 ? null
						: Layers.overlays().get(overlays.getSelectionIndex() - 1)));
		gridLines = new Button(this, SWT.CHECK);
		gridLines.setText("Grid");
		gridLines.addListener(SWT.Selection, event -> settings.setGridLines(gridLines.getSelection()));
		gridLines.setToolTipText("Lines between cells, where cells are large enough");
		live = new Button(this, SWT.TOGGLE);
	}

	/** Returns the list of overlays. */
	Combo overlays() {
		return overlays;
	}

	/** Sets what the switch of the live link does. */
	void onLive(Runnable toggled) {
		live.addListener(SWT.Selection, event -> toggled.run());
	}

	/** Shows the state of the live link on its switch. */
	void showLive(String label, String tip, boolean isOn) {
		live.setSelection(isOn);
		live.setToolTipText(tip);
		if (!label.equals(live.getText())) {
			live.setText(label);
			live.requestLayout();
		}
	}

	/** Updates the controls to the settings. */
	void showSettings() {
		overlays.select(settings.overlay().map(Layers.overlays()::indexOf).orElse(-1) + 1);
		gridLines.setSelection(settings.gridLines());
	}
}
