package org.leeway.ui.views;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.colour.PatternScale;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.settings.EditorSettings;

/** The view of the layers of the edited level, with their visibility, lock and opacity. */
public final class LayersView extends FollowingView {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.layers";

	private static final int COLUMNS = 4;
	/** The least width of the rows, in pixels: enough for the controls and shortened titles. */
	private static final int LEAST_WIDTH = 230;

	private ScrolledComposite scroll;
	private Label none;
	/** The parent of all controls for the settings of an editor. Null until the view shows an editor for the first time. */
	private Composite rows;
	/** Actions that update the controls to the settings. */
	private final List<Runnable> updates = new ArrayList<>();
	private final Runnable update = () -> updates.forEach(Runnable::run);

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.LAYERS.describe(parent);
		scroll = new ScrolledComposite(parent, SWT.V_SCROLL | SWT.H_SCROLL);
		scroll.setExpandHorizontal(true);
		scroll.setExpandVertical(true);
		none = new Label(scroll, SWT.NONE);
		none.setText("No level is open.");
		begin();
	}

	@Override
	void followed(EditorSession before) {
		if (before != null) {
			before.settings().removeListener(update);
		}
		if (editor() == null) {
			show(none);
			return;
		}
		if (rows == null) {
			rows = new Composite(scroll, SWT.NONE);
			GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(6, 6).spacing(6, 0).applyTo(rows);
			fill();
		}
		settings().addListener(update);
		update.run();
		show(rows);
	}

	private void show(Control content) {
		scroll.setContent(content);
		scroll.setMinSize(LEAST_WIDTH, content.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
		scroll.layout();
	}

	private EditorSettings settings() {
		return editor().settings();
	}

	private void fill() {
		addDetail();
		addWidths();
		for (String title : new String[] {"Show", "Lock", "Layer", "Opacity"}) {
			new Label(rows, SWT.NONE).setText(title);
		}
		for (LayerDescriptor layer : Layers.registered().reversed().stream().filter(LayerDescriptor::isDrawn).toList()) {
			updates.add(new LayerRow(rows, layer, this::settings)::show);
		}
	}

	/** Adds the switches for the patterns and the contours of the terrain. */
	private void addDetail() {
		Composite line = new Composite(rows, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(6).applyTo(line);
		GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(line);
		new Label(line, SWT.NONE).setText("Terrain with");
		Button patterns = new Button(line, SWT.CHECK);
		patterns.setText("Patterns");
		patterns.setToolTipText("The patterns and pictures of the terrains, in cells of " + PatternScale.LEAST + " pixels or more");
		patterns.addListener(SWT.Selection, event -> settings().setPatterns(patterns.getSelection()));
		Button contours = new Button(line, SWT.CHECK);
		contours.setText("Terrain Borders");
		contours.setToolTipText("Lines where two terrains meet, in cells of " + PatternScale.LEAST + " pixels or more");
		contours.addListener(SWT.Selection, event -> settings().setContours(contours.getSelection()));
		updates.add(() -> {
			patterns.setSelection(settings().patterns());
			contours.setSelection(settings().contours());
		});
	}

	/**
	 * Adds the list for {@link EditorSettings#widths()}. Some overlays show, at each cell, the size of the largest unit there.
	 * The list says where the cell lies in this unit, for example in its middle.
	 */
	private void addWidths() {
		Composite line = new Composite(rows, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(6).applyTo(line);
		GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(line);
		new Label(line, SWT.NONE).setText("Largest unit");
		Combo widths = new Combo(line, SWT.READ_ONLY);
		widths.setItems(Stream.of(Anchor.values()).map(Anchor::title).toArray(String[]::new));
		widths.setToolTipText("Position of the unit whose size Clearance, Largest unit that fits and the status line show");
		widths.addListener(SWT.Selection, event -> settings().setWidths(Anchor.values()[widths.getSelectionIndex()]));
		updates.add(() -> widths.select(settings().widths().ordinal()));
	}

	@Override
	public void setFocus() {
		scroll.getContent().setFocus();
	}

	@Override
	public void dispose() {
		if (editor() != null) {
			settings().removeListener(update);
		}
		super.dispose();
	}
}
