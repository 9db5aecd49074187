package org.leeway.ui.map.tools;

import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.gef.GraphicalEditPart;
import org.leeway.core.jobs.LatestRequestJob;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;

/** A background job for a tool whose work needs time on large maps. The job goes on if another tool becomes active. */
final class BackgroundWork extends Job {

	private final Runnable work;

	private BackgroundWork(String label, Runnable work) {
		super(label);
		this.work = work;
	}

	/**
	 * Computes a value from a level's terrain, and passes the value to a consumer on the UI thread. Drops the value if the terrain
	 * of the level has changed during the computation.
	 *
	 * @param label the name of the job
	 * @param levelPart the edit part of the level
	 * @param work computes the value, on the job's thread
	 * @param then gets the value
	 */
	static <T> void run(String label, GraphicalEditPart levelPart, Function<TerrainGrid, T> work, Consumer<T> then) {
		Level level = (Level) levelPart.getModel();
		TerrainGrid before = level.getTerrain();
		new BackgroundWork(label, () -> {
			T result = work.apply(before);
			levelPart.getViewer().getControl().getDisplay().asyncExec(() -> {
				if (levelPart.isActive() && level.getTerrain() == before) {
					then.accept(result);
				}
			});
		}).schedule();
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == LatestRequestJob.FAMILY;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		work.run();
		return Status.OK_STATUS;
	}
}
