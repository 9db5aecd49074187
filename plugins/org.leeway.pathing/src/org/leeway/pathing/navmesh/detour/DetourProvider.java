package org.leeway.pathing.navmesh.detour;

import java.util.List;
import java.util.OptionalDouble;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.engine.EngineOptions;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.navmesh.plan.MeshPart;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.util.LruCache;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * A provider of the routes that the library Detour finds in a game, on the exported mesh of an agent. Detour's polygons depend
 * on the radius of the agent and on the options. The polygons are computed when a query first needs them. A cache keeps some of
 * the polygons until the mesh of the level or the speeds of terrains change.
 */
public final class DetourProvider extends DescribedProvider {

	/** The largest number of nodes of a search. Detour numbers nodes in 16 bits. */
	public static final TypedOption<Integer> NODES = new TypedOption.Whole("nodes",
			"maximum number of nodes of a search", 2048, 1, 65535);
	/** The number of {@linkplain DetourMesh.Shape shapes} whose polygons are cached. */
	private static final int KEPT = 8;

	/** The planners on one mesh, in an LRU cache by shape. Thread-safe. */
	private record Planners(NavMesh mesh, TerrainSpeeds speeds, LruCache<DetourMesh.Shape, DetourPlanner> byShape) {

		/**
		 * Returns the planner on the polygons with the given parameters. Computes the polygons if they are not cached.
		 *
		 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
		 */
		DetourPlanner get(DetourMesh.Shape shape, Progress progress) {
			return byShape.get(shape, unknown -> new DetourPlanner(mesh, shape.radius(),
					new DetourGraph(DetourMesh.of(mesh, shape, progress), speeds)), progress);
		}
	}

	private enum OnMeshes implements MeshPart<Planners> {

		PLANNERS;

		@Override
		public Planners make(NavMesh mesh, TerrainSpeeds speeds) {
			return new Planners(mesh, speeds, new LruCache<>(KEPT));
		}

		/**
		 * Returns options for a mesh whose faces have terrains. Faces of different terrains stay separate even if the speeds are
		 * equal, as in the export.
		 */
		@Override
		public MeshOptions options(Capability capability, TerrainSpeeds speeds) {
			return MeshOptions.of(capability).keepingTerrains();
		}
	}

	public DetourProvider() {
		super("detour", "Recast/Detour route",
				"the route that Recast/Detour finds on the exported mesh for the agent",
				Domain.MESH, Guarantee.NONE);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(NODES, EngineOptions.UNITS, EngineOptions.TILE);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		MeshPart.ByCapability<Planners> planners = preparation.get(OnMeshes.PLANNERS, progress);
		int nodes = options.get(NODES);
		OptionalDouble units = options.get(EngineOptions.UNITS);
		double scale = units.orElse(preparation.world().cellScale());
		int side = options.get(EngineOptions.TILE);
		return (query, each) -> planners.get(query.agent().capability(), each)
				.get(new DetourMesh.Shape(query.agent().radius(), scale, side), each)
				.plan(query, preparation.world().grid(), nodes, each);
	}
}
