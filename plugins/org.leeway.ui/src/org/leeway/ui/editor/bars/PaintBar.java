package org.leeway.ui.editor.bars;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.settings.PaintSettings;

/** The bar with the settings of the painting tools: terrain, brush, outline or filled, symmetry. */
public final class PaintBar extends Composite {

	private final PaintSettings settings;
	private final Combo terrain;
	private final Spinner size;
	private final Button round;
	private final Button outline;
	private final Button contiguous;
	private final Combo symmetry;
	private List<TerrainType> offered = List.of();

	public PaintBar(Composite parent, PaintSettings settings) {
		super(parent, SWT.NONE);
		this.settings = settings;
		RowLayoutFactory.fillDefaults().center(true).margins(6, 3).spacing(6).wrap(true).applyTo(this);
		terrain = combo("Paint", "The terrain that all tools paint with (1 to 9; right-click the map to pick it up)");
		terrain.addListener(SWT.Selection, event -> settings.setTerrain(offered.get(terrain.getSelectionIndex())));
		label("Brush");
		size = new Spinner(this, SWT.BORDER);
		size.setValues(1, 1, PaintSettings.MAX_BRUSH, 0, 1, 4);
		size.setToolTipText("The side of the brush in cells ([ and ])");
		size.addListener(SWT.Selection, event -> settings.setBrushSize(size.getSelection()));
		round = check("Round", "Round instead of square brush (Q)", settings::setRound);
		outline = check("Outline", "Rectangles and ellipses as outlines, as thick as the brush (U)",
				settings::setOutline);
		contiguous = check("Contiguous", "Fill and wand take connected cells only (K)", settings::setContiguous);
		symmetry = combo("Symmetry", "How strokes are repeated on the map (Y for the next)");
		Arrays.stream(Symmetry.values()).map(Symmetry::label).forEach(symmetry::add);
		symmetry.addListener(SWT.Selection,
				event -> settings.setSymmetry(Symmetry.values()[symmetry.getSelectionIndex()]));
	}

	private Combo combo(String name, String tip) {
		label(name);
		Combo combo = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		combo.setToolTipText(tip);
		return combo;
	}

	private void label(String text) {
		new Label(this, SWT.NONE).setText(text);
	}

	private Button check(String text, String tip, Consumer<Boolean> chosen) {
		Button button = new Button(this, SWT.CHECK);
		button.setText(text);
		button.setToolTipText(tip);
		button.addListener(SWT.Selection, event -> chosen.accept(button.getSelection()));
		return button;
	}

	/** Shows the settings, and offers the terrains of a level. */
	public void show(Level level) {
		String[] names = level.getTerrainTypes().stream().map(TerrainType::getName).toArray(String[]::new);
		offered = List.copyOf(level.getTerrainTypes());
		if (!Arrays.equals(names, terrain.getItems())) {
			terrain.setItems(names);
			terrain.requestLayout();
		}
		terrain.select(offered.indexOf(settings.terrain()));
		terrain.setEnabled(!offered.isEmpty());
		size.setSelection(settings.brush().size());
		round.setSelection(settings.brush().round());
		outline.setSelection(settings.outline());
		contiguous.setSelection(settings.contiguous());
		symmetry.select(settings.symmetry().ordinal());
	}
}
