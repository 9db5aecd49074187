package org.leeway.core.analysis;

import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.LargestUnit;

/** Finds the largest unit that gets from one cell to another in the background, for the latest request. */
public final class LargestUnitJob extends LatestRequestJob<LargestUnitJob.Request> {

	private final BiConsumer<Request, LargestUnit> listener;

	/**
	 * A question.
	 *
	 * @param from a cell of the level
	 * @param to a cell of the level
	 */
	public record Request(LevelSnapshot level, Capability capability, Cell from, Cell to) {
	}

	/**
	 * A job that waits for requests.
	 *
	 * @param name shown to the user while it works
	 * @param listener gets each answer that is not outdated, on the job's thread
	 */
	public LargestUnitJob(String name, BiConsumer<Request, LargestUnit> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == LargestUnitJob.class;
	}

	@Override
	void work(Request request, BooleanSupplier outdated, SubMonitor monitor) {
		LevelSnapshot level = request.level;
		BitPlane blocked = level.obstacles().blocked(level.grid().width(), level.grid().height());
		listener.accept(request, LargestUnit.between(level.grid(), blocked, request.capability, request.from, request.to,
				new MonitorProgress(monitor, outdated)));
	}

	@Override
	String outOfMemory(Request request) {
		return "Not enough memory to find the largest unit on " + request.level.grid();
	}
}
