package org.leeway.pathing.navmesh.fastest;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPart;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.util.LruCache;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * The provider of a planner for discs on the meshes of a level, where terrains may have different speeds. The planner finds a
 * route and a lower bound: no route costs less than the bound.
 */
public final class FastestProvider extends DescribedProvider {

	/** The number of radii for which searches are cached. */
	private static final int KEPT = 4;

	/** The searches on a mesh, in an LRU cache by radius. Thread-safe. */
	private record Searches(NavMesh mesh, TerrainSpeeds speeds, LruCache<Double, FastestSearch> byRadius) {

		FastestSearch get(Agent agent, Progress progress) {
			return byRadius.get(agent.radius(), radius -> new FastestSearch(new Ground(mesh, speeds, unstated(agent), radius)),
					progress);
		}

		/**
		 * Returns the speed on faces without a terrain. If all terrains of the agent have the same speed, returns this speed,
		 * because a generated mesh then has no terrains. Otherwise returns 1.
		 */
		private double unstated(Agent agent) {
			double[] all = Arrays.stream(agent.capability().terrains()).mapToDouble(speeds::of).distinct().toArray();
			return all.length == 1 ? all[0] : 1;
		}
	}

	private enum OnMeshes implements MeshPart<Searches> {

		SEARCHES;

		@Override
		public Searches make(NavMesh mesh, TerrainSpeeds speeds) {
			return new Searches(mesh, speeds, new LruCache<>(KEPT));
		}
	}

	public FastestProvider() {
		super("fastest", "fastest route on the mesh",
				"a fastest route of a disc on the mesh over terrains of different speeds, with a proved lower bound of its cost",
				Domain.MESH_TIME, Guarantee.COMPLETE);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		MeshPart.ByCapability<Searches> searches = preparation.get(OnMeshes.SEARCHES, progress);
		return (query, each) -> searches.get(query.agent().capability(), each).get(query.agent(), each)
				.plan(query, preparation.world().grid(), each);
	}
}
