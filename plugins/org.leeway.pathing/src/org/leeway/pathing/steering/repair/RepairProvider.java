package org.leeway.pathing.steering.repair;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.steering.sweep.Ground;
import org.leeway.pathing.util.RecentlyUsed;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;

/** A provider of a planner whose ways may be illegal, and then say where. */
abstract class RepairProvider implements PlannerProvider {

	/** How many capabilities to keep the ground for. */
	private static final int KEPT = 8;

	/** The ground of a world by capability. Thread-safe. */
	private record Grounds(World world, RecentlyUsed<Capability, Ground> byCapability) {

		Ground get(Capability capability, Progress progress) {
			return byCapability.get(capability, each -> Ground.of(world, each), progress);
		}
	}

	private enum ByCapability implements Part<Grounds> {

		GROUNDS;

		@Override
		public Grounds make(Preparation preparation, Progress progress) {
			return new Grounds(preparation.world(), new RecentlyUsed<>(KEPT));
		}
	}

	private final String id;
	private final String title;
	private final String description;

	RepairProvider(String id, String title, String description) {
		this.id = id;
		this.title = title;
		this.description = description;
	}

	@Override
	public final String id() {
		return id;
	}

	@Override
	public final String title() {
		return title;
	}

	@Override
	public final String description() {
		return description;
	}

	@Override
	public final Domain domain() {
		return Domain.TURNING;
	}

	@Override
	public final boolean isOptimal() {
		return false;
	}

	@Override
	public final boolean isComplete() {
		return false;
	}

	@Override
	public final Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		Grounds grounds = preparation.get(ByCapability.GROUNDS, progress);
		Repair repair = repair(preparation, options, progress);
		return (query, each) -> new Task(preparation.world(), grounds.get(query.agent().capability(), each), query,
				each).answer(repair);
	}

	abstract Repair repair(Preparation preparation, OptionValues options, Progress progress);
}
