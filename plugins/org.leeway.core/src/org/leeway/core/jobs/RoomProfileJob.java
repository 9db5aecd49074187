package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.RoomProfile;
import org.leeway.pathing.clearance.ClearanceProfile;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/** Measures the room in the latest of some analyses in the background. The listener is told on the job's thread. */
public final class RoomProfileJob extends LatestRequestJob<RoomProfileJob.Wanted> {

	private final Consumer<RoomProfile> listener;

	/** For whose terrains and spawns room is to be measured. */
	public record Wanted(LevelAnalysis analysis, Agent unit) {
	}

	/** A job that waits for requests. */
	public RoomProfileJob(Consumer<RoomProfile> listener) {
		super("Measuring clearance");
		this.listener = listener;
	}

	@Override
	void work(Wanted wanted, BooleanSupplier outdated, SubMonitor monitor) {
		LevelAnalysis analysis = wanted.analysis();
		Capability capability = wanted.unit().capability();
		listener.accept(new RoomProfile(analysis, capability,
				ClearanceProfile.of(analysis.traversable(capability), analysis.header().spawns(wanted.unit()),
						LevelAnalysis.FIT_LIMIT, new MonitorProgress(monitor, outdated))));
	}

	@Override
	String outOfMemory(Wanted wanted) {
		return "Not enough memory to measure the clearance of " + wanted.analysis().snapshot().grid();
	}
}
