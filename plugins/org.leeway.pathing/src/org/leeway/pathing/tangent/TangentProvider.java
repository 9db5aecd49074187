package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.CostUnit;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Scene;

/**
 * The provider of {@link TangentPlanner}, a planner of shortest paths for discs. Each agent radius has its own planner.
 */
public final class TangentProvider extends DescribedProvider {

	/**
	 * The number of agent radii whose planners are cached. The cache of a planner for 1,000 circles needs some
	 * megabytes.
	 */
	private static final int KEPT = 8;

	/** The recipe by which a {@link Preparation} computes and updates the planners of a scene, one for each radius. */
	private enum ByRadius implements Part<Planners> {

		PLANNERS;

		@Override
		public Planners make(Preparation preparation, Progress progress) {
			return new Planners(preparation.world().scene(), new IncrementalCache<>(KEPT));
		}

		@Override
		public Planners update(Planners before, Preparation preparation, Progress progress) {
			Scene scene = preparation.world().scene();
			return before.scene.equals(scene) ? before : new Planners(scene, before.byRadius.next(KEPT));
		}
	}

	/**
	 * The planners of a scene for the agent radii used last. After an edit, a planner is updated when it is next
	 * requested. Thread-safe.
	 */
	private record Planners(Scene scene, IncrementalCache<Double, TangentPlanner> byRadius) {

		TangentPlanner get(double radius, Progress progress) {
			return byRadius.get(radius, before -> before.map(planner -> planner.with(scene))
					.orElseGet(() -> new TangentPlanner(scene, radius)), progress);
		}
	}

	public TangentProvider() {
		super("tangent", "tangent graph", "for a disc among circles and polygons, on any terrain",
				Domain.DISC, Guarantee.OPTIMAL);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		Planners planners = preparation.get(ByRadius.PLANNERS, progress);
		return (query, each) -> answer(query, planners.get(query.agent().radius(), each), each);
	}

	private static PlanResult answer(PlanQuery query, TangentPlanner planner, Progress progress) {
		List<Segment> examined = new ArrayList<>();
		TangentPath path = query.traced()
				? planner.find(query.start().position(), query.goal().position(), examined::add, progress)
				: planner.find(query.start().position(), query.goal().position(), progress);
		Agent agent = query.agent();
		Optional<SearchTrace> trace = query.traced() ? Optional.of(SearchTrace.ofSegments(examined)) : Optional.empty();
		PlanResult.Search search = new PlanResult.Search(query, new Footprint.Disc(agent.radius()), CostUnit.LENGTH,
				path.metrics(), trace);
		return path.isFound()
				? new PlanResult.Found(search, Trajectory.along(query.start(), path.segments(), agent.speed()), path.length())
				: new PlanResult.NotFound(search, path.outcome(), path.problem(), path.blocker(), Optional.empty());
	}
}
