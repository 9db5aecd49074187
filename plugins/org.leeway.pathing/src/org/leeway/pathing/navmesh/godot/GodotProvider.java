package org.leeway.pathing.navmesh.godot;

import java.util.List;

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
 * The provider of the routes that Godot finds on the exported mesh of an agent. The polygons for a radius are computed for the
 * first query with this radius. The polygons are cached until the mesh of the level changes.
 */
public final class GodotProvider extends DescribedProvider {

	/**
	 * The option for the largest number of polygons that a search expands. 0 stands for any number. The default is Godot's
	 * default.
	 */
	public static final TypedOption<Integer> POLYGONS = new TypedOption.Whole("search-polygons",
			"maximum number of polygons of a search; 0 for any number", 4096, 0, 10_000_000);
	/** The number of {@linkplain GodotMesh.Shape shapes} whose polygons are cached. */
	private static final int KEPT = 8;

	/** The planners on one mesh, in an LRU cache by shape. Thread-safe. */
	private record Planners(NavMesh mesh, LruCache<GodotMesh.Shape, GodotPlanner> byShape) {

		/**
		 * Returns the planner for the polygons of a shape, that is, for a unit's radius and other parameters. Computes the
		 * polygons if they are not cached.
		 *
		 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
		 */
		GodotPlanner get(GodotMesh.Shape shape, Progress progress) {
			return byShape.get(shape,
					unknown -> new GodotPlanner(mesh, shape.radius(), GodotMesh.of(mesh, shape, progress)), progress);
		}
	}

	private enum OnMeshes implements MeshPart<Planners> {

		PLANNERS;

		@Override
		public Planners make(NavMesh mesh, TerrainSpeeds speeds) {
			return new Planners(mesh, new LruCache<>(KEPT));
		}

		@Override
		public boolean needsTerrains() {
			return false;
		}

		/**
		 * Returns the options with which Leeway makes the mesh: each face lies on a single terrain. The export uses the same
		 * options, so the vertices here equal the exported vertices.
		 */
		@Override
		public MeshOptions options(Capability capability, TerrainSpeeds speeds) {
			return MeshOptions.of(capability).keepingTerrains();
		}
	}

	public GodotProvider() {
		super("godot", "Godot route", "the route that Godot 4 finds on the exported mesh for the agent", Domain.MESH,
				Guarantee.NONE);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(POLYGONS, EngineOptions.PIXELS);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		MeshPart.ByCapability<Planners> planners = preparation.get(OnMeshes.PLANNERS, progress);
		int most = options.get(POLYGONS);
		int pixels = options.get(EngineOptions.PIXELS);
		return (query, each) -> planners.get(query.agent().capability(), each)
				.get(new GodotMesh.Shape(query.agent().radius(), pixels), each)
				.plan(query, preparation.world().grid(), most, each);
	}
}
