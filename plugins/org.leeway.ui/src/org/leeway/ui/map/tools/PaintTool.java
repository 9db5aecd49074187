package org.leeway.ui.map.tools;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.Pen;
import org.leeway.ui.map.policies.PaintRequest;
import org.leeway.ui.settings.PaintSettings;

/**
 * A tool that shows the stroke while the user paints it. A whole stroke is one undo step. In a symmetric level, the pen also paints
 * the mirror images of each cell under the stroke. The cell itself may already have the terrain, but its images may not.
 */
abstract class PaintTool extends TerrainTool {

	private TerrainGrid before;
	/** A copy of the level's terrain, with the unfinished stroke. Null while no stroke is painted. */
	private TerrainGridEditor stroke;

	PaintTool(PaintSettings settings) {
		super(settings);
	}

	/**
	 * Paints the next part of the stroke, up to the mouse. The cells painted before stay painted, unless the tool first
	 * calls {@link #restart}.
	 */
	abstract void paint(Pen pen);

	/** Removes the painted cells of the unfinished stroke. */
	final void restart() {
		stroke = before.edit();
	}

	@Override
	void begin() {
		if (settings.terrain() != null) {
			before = level().getTerrain();
			restart();
			proceed();
		}
	}

	@Override
	void proceed() {
		if (stroke != null) {
			paint(new Pen(before, stroke, settings.terrain().getId(), settings.strokeSymmetry()));
			levelPart().showTargetFeedback(request());
			hover();
		}
	}

	@Override
	void finish() {
		if (stroke != null) {
			perform(request());
			abandon();
		}
	}

	@Override
	void abandon() {
		if (stroke != null) {
			levelPart().eraseTargetFeedback(request());
			stroke = null;
		}
	}

	private PaintRequest request() {
		return new PaintRequest("Paint " + settings.terrain().getName(), stroke.build());
	}
}
