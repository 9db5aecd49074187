package org.leeway.ui.editor;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.leeway.model.Level;
import org.leeway.ui.editor.bars.LegendBar;
import org.leeway.ui.editor.bars.PaintBar;
import org.leeway.ui.editor.bars.RepairBar;
import org.leeway.ui.editor.bars.RestoreBar;
import org.leeway.ui.editor.bars.ViewBar;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.presenter.MapCaption;
import org.leeway.ui.settings.EditorSettings;

/** The controls around the canvas of an editor: bars above, legend and state below. */
final class EditorFrame {

	private final ViewBar viewBar;
	private final PaintBar paintBar;
	private final RestoreBar restoreBar;
	private final RepairBar repairBar;
	private final Composite canvas;
	private final LegendBar legend;
	/** The state of the analysis and the number of findings. */
	private final Label state;

	EditorFrame(Composite parent, EditorSettings settings) {
		Composite frame = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(frame);
		viewBar = new ViewBar(frame, settings);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(viewBar);
		paintBar = new PaintBar(frame, settings.paint());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(paintBar);
		restoreBar = new RestoreBar(frame);
		repairBar = new RepairBar(frame);
		canvas = new Composite(frame, SWT.NONE);
		canvas.setLayout(new FillLayout());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas);
		Composite foot = new Composite(frame, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(foot);
		GridLayoutFactory.fillDefaults().numColumns(2).extendedMargins(0, 6, 0, 0).applyTo(foot);
		legend = new LegendBar(foot);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(legend);
		state = new Label(foot, SWT.NONE);
		GridDataFactory.swtDefaults().applyTo(state);
	}

	/** The parent of the canvas. */
	Composite canvas() {
		return canvas;
	}

	/** The bar that offers unsaved work. */
	RestoreBar restoreBar() {
		return restoreBar;
	}

	/** The bar that proposes repairs. */
	RepairBar repairBar() {
		return repairBar;
	}

	/** Shows the settings, with the choices that a level offers. */
	void show(Level level) {
		viewBar.show(level);
		paintBar.show(level);
	}

	private void showState(String text) {
		if (!state.getText().equals(text)) {
			state.setText(text);
			state.requestLayout();
		}
	}

	/** Shows legend and state of the map. */
	void show(LevelPresenter presenter) {
		MapCaption caption = presenter.caption();
		legend.show(caption.tints(), caption.title(), caption.entries());
		showState(caption.state());
	}
}
