package org.leeway.ui.editor.bars;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.leeway.model.TerrainType;
import org.leeway.ui.settings.UnitSettings;

/**
 * A popup with a check box for each terrain of a level. The terrains that the unit crosses are checked. A click outside closes
 * the popup.
 */
final class TerrainsPopup extends PopupDialog {

	private final Control below;
	private final UnitSettings unit;
	private final List<TerrainType> terrains;

	/** @param below the control below which the popup opens */
	TerrainsPopup(Control below, UnitSettings unit, List<TerrainType> terrains) {
		super(below.getShell(), PopupDialog.INFOPOPUP_SHELLSTYLE, true, false, false, false, false, null, null);
		this.below = below;
		this.unit = unit;
		this.terrains = List.copyOf(terrains);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(8, 8).applyTo(area);
		for (TerrainType terrain : terrains) {
			Button check = new Button(area, SWT.CHECK);
			check.setText(terrain.getName());
			check.setSelection(unit.terrains().contains(terrain));
			check.addListener(SWT.Selection, event -> choose(terrain, check));
		}
		return area;
	}

	/** Adds a terrain to the unit, or removes it. Keeps the last terrain, because a unit must cross at least one terrain. */
	private void choose(TerrainType terrain, Button check) {
		Set<TerrainType> chosen = new LinkedHashSet<>(unit.terrains());
		if (check.getSelection()) {
			chosen.add(terrain);
		} else {
			chosen.remove(terrain);
		}
		if (chosen.isEmpty()) {
			check.setSelection(true);
		} else {
			unit.setTerrains(chosen);
		}
	}

	@Override
	protected Point getInitialLocation(Point size) {
		return below.toDisplay(0, below.getSize().y);
	}
}
