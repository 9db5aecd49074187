package org.leeway.pathing.navmesh.corridor;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPart;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * The provider of a planner that works in two phases on the meshes of a level. The first phase, called <em>global</em>, finds
 * a corridor, that is, a sequence of neighbouring faces. The second phase finds the shortest path through the corridor.
 * <p> The path may come too near to walls, because it may ignore the size of the unit. Then the footprint in the answer is a
 * smaller disc: the largest that fits along the path.
 */
public final class CorridorProvider extends DescribedProvider {

	/**
	 * The ways to measure the cost of a corridor: between the centroids of its faces, or between the middles of its
	 * portals.
	 */
	public enum Costs {
		/** The cost of a step from face to face is the distance of their centroids, times the mean cost of the two faces. */
		CENTROIDS,
		/**
		 * The cost of a step through a face is the distance of the middles of two of its portals, times the cost of the face.
		 */
		MIDPOINTS
	}

	/** The algorithm of the global phase. */
	public enum Algorithm {
		ASTAR, DIJKSTRA,
		/**
		 * A lookup in a {@link NextHopTable}, whose costs are from centroid to centroid. A* if the mesh is too large for a
		 * table.
		 */
		TABLE
	}

	/** Treatments of the width of the unit. */
	public enum Width {
		/**
		 * Adapts the corridor to the radius of the unit. Closes portals that are narrower than the unit, and moves the ends
		 * of all other portals inwards by this radius.
		 */
		INSET,
		/** Treats the unit as a point. */
		NONE
	}

	/** The way to measure the cost of a corridor. */
	public static final TypedOption<Costs> COSTS = new TypedOption.Choice<>("costs",
			"how the cost of a corridor of faces is measured", Costs.CENTROIDS);
	/** The algorithm of the global phase. */
	public static final TypedOption<Algorithm> ALGORITHM = new TypedOption.Choice<>("algorithm",
			"how the corridor of faces is found: by a search, or in a table that is made once", Algorithm.ASTAR);
	/** The treatment of the width of the unit. */
	public static final TypedOption<Width> WIDTH = new TypedOption.Choice<>("width",
			"move the ends of portals inwards by the radius, or treat the unit as a point", Width.INSET);

	/** The planners of a preparation. */
	private record Planners(Costs costs, Algorithm algorithm) implements MeshPart<CorridorPlanner> {

		@Override
		public CorridorPlanner make(NavMesh mesh, TerrainSpeeds speeds) {
			DualGraph graph = DualGraph.of(mesh, speeds);
			boolean hasTable = algorithm == Algorithm.TABLE && NextHopTable.problem(mesh).isEmpty();
			return new CorridorPlanner(mesh,
					hasTable ? new TablePhase(graph) : new SearchPhase(() -> DualSearch.of(graph, costs, algorithm)));
		}
	}

	public CorridorProvider() {
		super("navmesh", "corridor on the mesh",
				"the shortest path through a corridor of mesh faces, for a disc that may come too close to walls",
				Domain.MESH, Guarantee.NONE);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(COSTS, ALGORITHM, WIDTH);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		Planners part = new Planners(options.get(COSTS), options.get(ALGORITHM));
		MeshPart.ByCapability<CorridorPlanner> planners = preparation.get(part, progress);
		boolean isPoint = options.get(WIDTH) == Width.NONE;
		return (query, each) -> planners.get(query.agent().capability(), each).plan(query, preparation.world().grid(),
				isPoint ? 0 : query.agent().radius(), each);
	}
}
