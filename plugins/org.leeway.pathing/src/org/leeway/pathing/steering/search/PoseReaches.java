package org.leeway.pathing.steering.search;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.steering.search.PoseReach.Start;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.World;

/**
 * The poses that turning units reach in a level. Callers get the poses by {@code preparation.get(PoseReaches.PART,
 * progress).get(agent, starts, progress)}. Poses are computed on first request, and stay cached over edits that change
 * neither terrain nor obstacles. Thread-safe.
 */
public final class PoseReaches {

	/** The largest number of cached results. Each result belongs to a unit and a list of starts. */
	private static final int KEPT = 8;

	/** The {@link Part} of a {@link Preparation} that computes and caches the poses. */
	public static final Part<PoseReaches> PART = new Part<>() {
		@Override
		public PoseReaches make(Preparation preparation, Progress progress) {
			return new PoseReaches(preparation.world(), new IncrementalCache<>(KEPT));
		}

		@Override
		public PoseReaches update(PoseReaches before, Preparation preparation, Progress progress) {
			return new PoseReaches(preparation.world(), before.byUnit.next(KEPT));
		}
	};

	private final World world;
	private final IncrementalCache<Key, PoseReach> byUnit;

	private record Key(TurningUnit unit, List<Start> starts) {
	}

	private PoseReaches(World world, IncrementalCache<Key, PoseReach> byUnit) {
		this.world = world;
		this.byUnit = byUnit;
	}

	/**
	 * Returns the poses that an agent gets to.
	 *
	 * @param starts cells of the world
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public PoseReach get(Agent agent, List<Start> starts, Progress progress) {
		return byUnit.get(new Key(Lattice.unit(agent), List.copyOf(starts)),
				before -> before.map(known -> known.with(world, progress))
						.orElseGet(() -> PoseReach.of(world, agent, starts, progress)),
				progress);
	}
}
