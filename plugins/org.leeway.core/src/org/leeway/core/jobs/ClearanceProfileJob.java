package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.clearance.ClearanceProfile;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/** A background job that counts the cells of a level by clearance. Only the latest request is answered. */
public final class ClearanceProfileJob extends LatestRequestJob<ClearanceProfileJob.Request> {

	private final Consumer<Answer> listener;

	/**
	 * A request to count the cells of a level by clearance.
	 *
	 * @param unit the unit whose terrains and spawns determine the counted cells
	 */
	public record Request(LevelAnalysis analysis, Agent unit) {
	}

	/**
	 * The answer to a request.
	 *
	 * @param profile the numbers of cells by clearance, for clearances up to {@link SizeField#PLANES}
	 */
	public record Answer(Request request, ClearanceProfile profile) {
	}

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param listener gets each answer, on the job's thread
	 */
	public ClearanceProfileJob(Consumer<Answer> listener) {
		super("Measuring clearance");
		this.listener = listener;
	}

	@Override
	void work(Request request, BooleanSupplier outdated, SubMonitor monitor) {
		LevelAnalysis analysis = request.analysis();
		Capability capability = request.unit().capability();
		listener.accept(new Answer(request,
				ClearanceProfile.of(analysis.clearance().traversable(capability), analysis.header().spawns(request.unit()),
						SizeField.PLANES, analysis.header().diagonals(), new MonitorProgress(monitor, outdated))));
	}

	@Override
	String outOfMemory(Request request) {
		return "to measure the clearance of " + request.analysis().snapshot().grid();
	}
}
