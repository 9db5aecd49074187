package org.leeway.core.analysis.traffic;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.DoubleConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.traffic.SeenUnit;
import org.leeway.pathing.traffic.TrafficObserver;
import org.leeway.pathing.traffic.TrafficRecorder;
import org.leeway.pathing.traffic.TrafficRecording;
import org.leeway.pathing.world.Agent;

/**
 * A simulated crowd between two starts, with a recording of its units. Immutable.
 *
 * @param pair the upper bounds of the traffic, and the results of the simulation. There is no crowd if no unit gets
 * through, or if the traffic has no limit
 * @param recording the positions of the units over time. Without units if there is no crowd
 */
public record CrowdReplay(TrafficPair pair, TrafficRecording recording) {

	/** An observer that passes all states to a recorder, and reports each full second. */
	private static final class Clock implements TrafficObserver {

		private final TrafficRecorder recorder;
		private final DoubleConsumer ticks;
		private double last = -1;

		Clock(TrafficRecorder recorder, DoubleConsumer ticks) {
			this.recorder = recorder;
			this.ticks = ticks;
		}

		@Override
		public void begin(double seconds) {
			recorder.begin(seconds);
			if (Math.floor(seconds) > last) {
				last = Math.floor(seconds);
				ticks.accept(last);
			}
		}

		@Override
		public void unit(SeenUnit unit, boolean waited) {
			recorder.unit(unit, waited);
		}
	}

	/**
	 * Computes the upper bounds of the traffic, and simulates the crowd.
	 *
	 * @param ticks gets the simulated time after each full second, on the calling thread
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static CrowdReplay of(CrowdQuestion question, DoubleConsumer ticks, Progress progress) {
		TerrainGrid grid = question.level().snapshot().grid();
		TrafficRecorder recorder = new TrafficRecorder(grid.width(), grid.height(), question.agents().stream().map(Agent::size).toList());
		TrafficPair pair = TrafficSheet.pair(question.traffic(), question.from(), question.to(),
				new TrafficQuestion(Optional.of(question.back()), question.ratio(), Optional.of(question.order()), OptionalInt.empty()),
				new Clock(recorder, ticks), progress);
		return new CrowdReplay(pair, recorder.recording());
	}
}
