package org.leeway.ui.editor.bars;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.elements.LevelEdits;
import org.leeway.ui.map.commands.SetSymmetry;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/** The controls for the settings of the active painting tool: terrain, brush, outline or filled, symmetry. */
final class PaintBar extends Composite {

	/** The distance between the controls of a setting, in pixels. */
	private static final int SPACING = 6;
	/**
	 * The distance between two settings, in pixels. Larger than {@link #SPACING}, so that each name is nearest to
	 * its own control.
	 */
	private static final int GAP = 12;
	/**
	 * The settings of the tools that need the most room: tools that draw figures, such as rectangles. In a symmetric level,
	 * these tools also have the setting {@link PaintSetting#ONE_SIDE}.
	 */
	private static final Set<PaintSetting> MOST = EnumSet.of(PaintSetting.TERRAIN, PaintSetting.BRUSH, PaintSetting.OUTLINE,
			PaintSetting.SYMMETRY);

	private final PaintSettings settings;
	private final Combo terrain;
	private final Spinner size;
	private final Button round;
	private final Button outline;
	private final Button contiguous;
	private final Combo symmetry;
	private final Button oneSide;
	private List<TerrainType> offered = List.of();
	/** The symmetries that the map can have, in the order in which the list shows them. */
	private List<Symmetry> symmetries = List.of();

	/** @param edits changes the symmetry of the level */
	PaintBar(Composite parent, PaintSettings settings, LevelEdits edits) {
		super(parent, SWT.NONE);
		this.settings = settings;
		RowLayoutFactory.fillDefaults().center(true).spacing(GAP).wrap(true).applyTo(this);
		terrain = combo(group(PaintSetting.TERRAIN), "Paint",
				"The terrain that all tools paint with (1 to 9; right-click the map to pick it up)");
		terrain.addListener(SWT.Selection, event -> settings.setTerrain(offered.get(terrain.getSelectionIndex())));
		Composite brush = group(PaintSetting.BRUSH);
		label(brush, "Brush");
		size = new Spinner(brush, SWT.BORDER);
		size.setValues(1, 1, PaintSettings.MAX_BRUSH, 0, 1, 4);
		size.setToolTipText("Brush size in cells ([ and ])");
		size.addListener(SWT.Selection, event -> settings.setBrushSize(size.getSelection()));
		round = check(brush, "Round", "Round instead of square brush (Q)", settings::setRound);
		outline = check(group(PaintSetting.OUTLINE), "Outline", "Rectangles and ellipses as outlines, as thick as the brush (U)",
				settings::setOutline);
		contiguous = check(group(PaintSetting.CONTIGUOUS), "Contiguous", "Fill and wand take connected cells only (K)",
				settings::setContiguous);
		symmetry = combo(group(PaintSetting.SYMMETRY), "Symmetry", "The symmetry that every edit keeps (Y for the next)");
		symmetry.addListener(SWT.Selection,
				event -> edits.setSymmetry(symmetries.get(symmetry.getSelectionIndex())));
		oneSide = check(group(PaintSetting.ONE_SIDE), "One Side", "Edits change one side of the symmetric level only (Shift+Y)",
				settings::setOneSided);
	}

	/** Returns the parent for the controls of a setting. */
	private Composite group(PaintSetting setting) {
		Composite group = new Composite(this, SWT.NONE);
		group.setData(setting);
		RowLayoutFactory.fillDefaults().center(true).spacing(SPACING).wrap(false).applyTo(group);
		return group;
	}

	private static Combo combo(Composite group, String name, String tip) {
		label(group, name);
		Combo combo = new Combo(group, SWT.READ_ONLY | SWT.DROP_DOWN);
		combo.setToolTipText(tip);
		return combo;
	}

	private static void label(Composite group, String text) {
		Label label = new Label(group, SWT.NONE);
		label.setText(text);
	}

	private static Button check(Composite group, String text, String tip, Consumer<Boolean> chosen) {
		Button button = new Button(group, SWT.CHECK);
		button.setText(text);
		button.setToolTipText(tip);
		button.addListener(SWT.Selection, event -> chosen.accept(button.getSelection()));
		return button;
	}

	/** Shows only the controls of the settings that a tool uses. */
	void offer(Set<PaintSetting> used) {
		for (Control group : getChildren()) {
			boolean offered = used.contains(group.getData());
			group.setVisible(offered);
			RowData data = new RowData();
			data.exclude = !offered;
			group.setLayoutData(data);
		}
	}

	/**
	 * Returns the largest width, in pixels, that the controls of any tool need in one row.
	 *
	 * @param symmetric whether the level has a symmetry, which adds a control
	 */
	int widest(boolean symmetric) {
		return Arrays.stream(getChildren())
				.filter(group -> MOST.contains(group.getData()) || symmetric && group.getData() == PaintSetting.ONE_SIDE)
				.mapToInt(group -> GAP + group.computeSize(SWT.DEFAULT, SWT.DEFAULT).x).sum();
	}

	/** Shows the settings, with the terrains of a level as choices. */
	void show(Level level) {
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
		showSymmetry(level);
		oneSide.setSelection(settings.oneSided());
	}

	private void showSymmetry(Level level) {
		List<Symmetry> possible = SetSymmetry.possible(level);
		if (!symmetries.equals(possible)) {
			symmetries = possible;
			symmetry.setItems(possible.stream().map(Symmetry::label).toArray(String[]::new));
		}
		symmetry.select(symmetries.indexOf(settings.symmetry()));
	}
}
