package org.leeway.ui.map.tools;

import java.util.Set;

import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.commands.Command;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.policies.PaintRequest;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/**
 * A tool that fills the cells that have the terrain of the clicked cell. A setting decides whether all such cells of the map
 * are filled, or only the cells connected with the clicked cell. Shift inverts the setting. The cells are found in the
 * background, because a large area needs some time.
 */
public final class FillTool extends TerrainTool {

	public FillTool(PaintSettings settings) {
		super(settings);
	}

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.TERRAIN, PaintSetting.CONTIGUOUS, PaintSetting.SYMMETRY);
	}

	@Override
	void begin() {
		// the fill happens when the button goes up
	}

	@Override
	void proceed() {
		hover();
	}

	@Override
	void finish() {
		fill(levelPart(), cell(), settings, settings.contiguous() != getCurrentInput().isShiftKeyDown());
	}

	/**
	 * Fills the cells that have the same terrain as a given cell. In a symmetric level, does the same for each mirrored
	 * or turned place of the given cell. Does nothing if the cell lies outside the map.
	 *
	 * @param start the given cell
	 * @param contiguous true to fill only the cells connected with the given cell, false to fill all such cells of the
	 * map
	 */
	public static void fill(GraphicalEditPart part, Cell start, PaintSettings settings, boolean contiguous) {
		Level level = (Level) part.getModel();
		if (settings.terrain() == null || !level.getTerrain().contains(start.x(), start.y())) {
			return;
		}
		String label = "Fill with " + settings.terrain().getName();
		int id = settings.terrain().getId();
		Symmetry symmetry = settings.strokeSymmetry();
		BackgroundWork.run(label, part,
				grid -> Areas.painted(grid, Areas.alike(grid, start, contiguous, symmetry), id), filled -> {
					Command paint = part.getCommand(new PaintRequest(label, filled));
					part.getViewer().getEditDomain().getCommandStack().execute(paint);
				});
	}

	@Override
	void abandon() {
		// nothing is shown before the fill
	}
}
