package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.RoomProfile;
import org.leeway.pathing.clearance.ClearanceProfile;
import org.leeway.pathing.world.Capability;

/** Measures the room in the latest of some analyses in the background. The listener is told on the job's thread. */
public final class RoomProfileJob extends LatestRequestJob<RoomProfileJob.Wanted> {

	private final Consumer<RoomProfile> listener;

	/** For whom room is to be measured. */
	public record Wanted(LevelAnalysis analysis, Capability capability) {
	}

	/** A job that waits for requests. */
	public RoomProfileJob(Consumer<RoomProfile> listener) {
		super("Measuring clearance");
		this.listener = listener;
	}

	@Override
	void work(Wanted wanted, BooleanSupplier outdated, SubMonitor monitor) {
		LevelAnalysis analysis = wanted.analysis();
		listener.accept(new RoomProfile(analysis, wanted.capability(),
				ClearanceProfile.of(analysis.traversable(wanted.capability()), analysis.snapshot().spawns(),
						LevelAnalysis.FIT_LIMIT, new MonitorProgress(monitor, outdated))));
	}

	@Override
	String outOfMemory(Wanted wanted) {
		return "Not enough memory to measure the clearance of " + wanted.analysis().snapshot().grid();
	}
}
