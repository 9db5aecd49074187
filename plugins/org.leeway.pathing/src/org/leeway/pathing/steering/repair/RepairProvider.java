package org.leeway.pathing.steering.repair;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.util.LruCache;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;

/**
 * A provider of a planner that may answer with a path that overlaps something. The answer then lists the overlaps as conflicts.
 */
abstract class RepairProvider extends DescribedProvider {

	/** Number of capabilities whose collision worlds are cached. A capability is a set of terrains that a unit can cross. */
	private static final int KEPT = 8;

	/**
	 * The collision worlds of a level. A collision world has everything that blocks units with the same capability,
	 * that is, the same crossable terrains. Thread-safe.
	 */
	private record Grounds(World world, LruCache<Capability, CollisionWorld> byCapability) {

		CollisionWorld get(Capability capability, Progress progress) {
			return byCapability.get(capability, each -> CollisionWorld.of(world, each), progress);
		}
	}

	private enum ByCapability implements Part<Grounds> {

		GROUNDS;

		@Override
		public Grounds make(Preparation preparation, Progress progress) {
			return new Grounds(preparation.world(), new LruCache<>(KEPT));
		}
	}

	RepairProvider(String id, String title, String description) {
		super(id, title, description, Domain.TURNING, Guarantee.NONE);
	}

	@Override
	public final Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		Grounds grounds = preparation.get(ByCapability.GROUNDS, progress);
		Repair repair = repair(preparation, options, progress);
		return (query, each) -> new RepairQuery(preparation.world(), grounds.get(query.agent().capability(), each), query,
				each).answer(repair);
	}

	abstract Repair repair(Preparation preparation, OptionValues options, Progress progress);
}
