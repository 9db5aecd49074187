package org.leeway.pathing.navmesh.corridor;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPart;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * Provides the routes that an engine with Detour takes on the exported meshes of a level. They are routes of points: the
 * footprint of its answers has radius 0.
 */
public final class DetourProvider implements PlannerProvider {

	/** The number of vertices for which a face has room in Detour. */
	public static final int VERTICES = 6;

	/** How many nodes a search may make; Detour numbers them in 16 bits. */
	public static final TypedOption<Integer> NODES = new TypedOption.Whole("nodes",
			"the number of nodes that a search may make", 2048, 1, 65535);

	private enum Planners implements MeshPart<DetourPlanner> {

		PLANNERS;

		@Override
		public DetourPlanner make(NavMesh mesh, TerrainSpeeds speeds) {
			return new DetourPlanner(FaceSplitter.split(mesh, VERTICES), speeds);
		}
	}

	@Override
	public String id() {
		return "detour";
	}

	@Override
	public String title() {
		return "route of an engine with Detour";
	}

	@Override
	public String description() {
		return "the route of a point that an engine with Detour takes on the exported mesh";
	}

	@Override
	public Domain domain() {
		return Domain.MESH;
	}

	@Override
	public boolean isOptimal() {
		return false;
	}

	@Override
	public boolean isComplete() {
		return false;
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(NODES);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		MeshPart.ByCapability<DetourPlanner> planners = preparation.get(Planners.PLANNERS, progress);
		int nodes = options.get(NODES);
		return (query, each) -> planners.get(query.agent().capability(), each).plan(query, preparation.world().grid(), nodes,
				each);
	}
}
