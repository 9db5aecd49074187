package org.leeway.ui.presenter;

import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.explain.Obstruction;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.UnitPicture;
import org.leeway.ui.settings.EditorSettings;

/**
 * The displayed unit at the mouse, with its top-left cell under the mouse. Draws the footprint of the unit. Describes what
 * stops the unit at this place, according to the latest analysis of the level.
 */
public final class UnitAtMouse {

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final BooleanSupplier isToolWithoutFootprint;
	private Cell cell = new Cell(-1, -1);
	private UnitPicture picture = UnitPicture.NONE;
	private String words = "";

	/**
	 * @param isToolWithoutFootprint returns true if the active tool draws no footprint at the mouse. In this case, the
	 * footprint of the displayed unit is drawn at the mouse
	 */
	UnitAtMouse(EditorSettings settings, LevelRootPart root, BooleanSupplier isToolWithoutFootprint) {
		this.settings = settings;
		this.root = root;
		this.isToolWithoutFootprint = isToolWithoutFootprint;
	}

	/** Returns the cell under the mouse. The cell may lie outside the map. */
	public Cell cell() {
		return cell;
	}

	public void moveTo(Cell hovered, LevelPresenter presenter) {
		cell = hovered;
		update(presenter);
	}

	/** Shows the unit with the present settings and analysis. */
	void update(LevelPresenter presenter) {
		LevelAnalysis analysis = presenter.analysis();
		Agent unit = analysis == null || !analysis.snapshot().grid().contains(cell.x(), cell.y()) ? null
				: settings.unit().in(analysis.snapshot()).orElse(null);
		picture = UnitPicture.NONE;
		words = "";
		if (unit != null) {
			Optional<Obstruction> obstruction = Obstruction.of(analysis, unit, cell);
			int size = GridUnit.sizeOn(unit.size(), analysis.header().width(), analysis.header().height());
			picture = new UnitPicture(cell, size, obstruction.map(Obstruction::cell).orElse(null));
			words = obstruction.map(inTheWay -> describe(unit, inTheWay)).orElse("");
			if (obstruction.isEmpty()) {
				presenter.stand(cell);
			}
		}
		root.show(MapContent.UNIT, isShown() ? picture : UnitPicture.NONE);
	}

	private boolean isShown() {
		return settings.unit().footprint() && (settings.showsRange() || isToolWithoutFootprint.getAsBoolean());
	}

	private static String describe(Agent unit, Obstruction obstruction) {
		return unit.size() + " x " + unit.size() + " does not fit here: " + obstruction.cause() + " at "
				+ obstruction.cell().x() + ", " + obstruction.cell().y();
	}

	/**
	 * Returns why the unit does not fit at the mouse. Empty if the unit fits there, or if its footprint is not
	 * shown.
	 */
	public String words() {
		return isShown() ? words : "";
	}
}
