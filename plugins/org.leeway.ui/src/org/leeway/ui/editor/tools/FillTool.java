package org.leeway.ui.editor.tools;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.SharedCursors;
import org.eclipse.gef.commands.Command;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.FloodFill;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.EditorSettings;
import org.leeway.ui.editor.policies.PaintRequest;

/**
 * Fills the contiguous area of one terrain with the terrain painted with last. A great area takes a while, so the
 * fill is computed in the background; it is dropped if the terrain changes meanwhile, and does not need the tool to be
 * active still.
 */
public final class FillTool extends GridTool {

	private final EditorSettings settings;

	public FillTool(EditorSettings settings) {
		this.settings = settings;
		setDefaultCursor(SharedCursors.CROSS);
		setUnloadWhenFinished(false);
	}

	@Override
	void begin() {
		// the fill happens when the button goes up
	}

	@Override
	void proceed() {
		// dragging changes nothing
	}

	@Override
	void finish() {
		TerrainType terrain = settings.brushTerrain();
		Cell start = cell();
		if (terrain != null && level().getTerrain().contains(start.x(), start.y())) {
			fill(levelPart(), level(), start, terrain);
		}
	}

	@Override
	void abandon() {
		// nothing is shown before the fill
	}

	private void fill(GraphicalEditPart part, Level level, Cell start, TerrainType terrain) {
		TerrainGrid before = level.getTerrain();
		String label = "Fill with " + terrain.getName();
		int id = terrain.getId();
		Job job = new Job(label) {
			@Override
			protected IStatus run(IProgressMonitor monitor) {
				TerrainGrid after = FloodFill.fill(before, start, id);
				part.getViewer().getControl().getDisplay().asyncExec(() -> {
					if (part.isActive() && level.getTerrain() == before) {
						Command paint = part.getCommand(new PaintRequest(label, after));
						part.getViewer().getEditDomain().getCommandStack().execute(paint);
					}
				});
				return Status.OK_STATUS;
			}
		};
		job.schedule();
	}
}
