package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.NearestPlace;
import org.leeway.pathing.navmesh.generate.LevelMeshes;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.CostUnit;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.SearchTrace;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.util.CarriedOver;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/** Provides {@link PointSearch} and {@link DiscSearch} on the meshes of a level, one for each capability. */
public final class AnyAngleProvider implements PlannerProvider {

	/** The number of agents to keep searches for. */
	private static final int KEPT = 8;

	/** What a search is for. */
	private record Unit(Capability capability, double radius) {
	}

	/** A search, and the mesh that it is for. */
	private record OnMesh(NavMesh mesh, MeshSearch search) {
	}

	/** The searches of a world, those used last. An edit that does not change the mesh keeps them. Thread-safe. */
	private record Searches(LevelMeshes meshes, CarriedOver<Unit, OnMesh> byUnit) {

		MeshSearch get(Agent agent, Progress progress) {
			Unit unit = new Unit(agent.capability(), agent.radius());
			return byUnit.get(unit, before -> {
				NavMesh mesh = meshes.mesh(MeshOptions.of(unit.capability), progress);
				return before.filter(each -> each.mesh == mesh)
						.orElseGet(() -> new OnMesh(mesh, MeshSearch.of(mesh, unit.radius)));
			}).search;
		}
	}

	private enum ByUnit implements Part<Searches> {

		SEARCHES;

		@Override
		public Searches make(Preparation preparation, Progress progress) {
			return new Searches(preparation.get(LevelMeshes.PART, progress), new CarriedOver<>(KEPT));
		}

		@Override
		public Searches update(Searches before, Preparation preparation, Progress progress) {
			return new Searches(preparation.get(LevelMeshes.PART, progress), before.byUnit.next(KEPT));
		}
	}

	@Override
	public String id() {
		return "anyangle";
	}

	@Override
	public String title() {
		return "any-angle search on the mesh";
	}

	@Override
	public String description() {
		return "the truly shortest path of a disc on the navigation mesh of its terrains";
	}

	@Override
	public Domain domain() {
		return Domain.MESH;
	}

	@Override
	public boolean isOptimal() {
		return true;
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		Searches searches = preparation.get(ByUnit.SEARCHES, progress);
		return (query, each) -> answer(query, searches.get(query.agent(), each), each);
	}

	private static PlanResult answer(PlanQuery query, MeshSearch search, Progress progress) {
		progress.check();
		List<Segment> examined = new ArrayList<>();
		DiscPath path = search.find(query.start().position(), query.goal().position(),
				query.traced() ? examined::add : null, progress);
		Agent agent = query.agent();
		Optional<Trajectory> trajectory = path.isFound()
				? Optional.of(Trajectory.along(query.start(), path.segments(), agent.speed()))
				: Optional.empty();
		Optional<SearchTrace> trace = query.traced() ? Optional.of(SearchTrace.ofSegments(examined)) : Optional.empty();
		return new PlanResult(query, new Footprint.Disc(agent.radius()), path.outcome(), problem(query, path),
				Optional.empty(), path.nearest().map(NearestPlace::place), trajectory, path.length(), CostUnit.LENGTH, path.metrics(), trace);
	}

	/** Why there is no path, in words. */
	private static String problem(PlanQuery query, DiscPath path) {
		return switch (path.outcome()) {
		case FOUND -> "there is a path";
		case START_OUTSIDE, START_BLOCKED -> misfit(query.agent(), "start", query.start().position(), path);
		case GOAL_OUTSIDE, GOAL_BLOCKED -> misfit(query.agent(), "goal", query.goal().position(), path);
		case NOT_CONNECTED -> "no path leads from " + query.start().position() + " to " + query.goal().position()
				+ " for a unit of radius " + query.agent().radius();
		};
	}

	private static String misfit(Agent agent, String role, Point place, DiscPath path) {
		return "a unit of radius " + agent.radius() + " does not fit at the " + role + " " + place
				+ (path.nearest().isPresent() ? "" : ", nor anywhere else");
	}
}
