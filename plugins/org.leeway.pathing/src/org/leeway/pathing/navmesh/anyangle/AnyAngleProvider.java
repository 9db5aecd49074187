package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPart;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.util.LruCache;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * The provider of {@link PointSearch} and {@link DiscSearch} on the meshes of a level. Each set of terrains that agents cross
 * has a mesh.
 */
public final class AnyAngleProvider extends DescribedProvider {

	/** The number of radii for which searches are cached. */
	private static final int KEPT = 8;

	/** The searches on a mesh, in an LRU cache by radius. Thread-safe. */
	private record Searches(NavMesh mesh, LruCache<Double, MeshSearch> byRadius) {

		MeshSearch get(double radius, Progress progress) {
			return byRadius.get(radius, each -> MeshSearch.of(mesh, each), progress);
		}
	}

	private enum OnMeshes implements MeshPart<Searches> {

		SEARCHES;

		@Override
		public Searches make(NavMesh mesh, TerrainSpeeds speeds) {
			return new Searches(mesh, new LruCache<>(KEPT));
		}

		@Override
		public boolean needsTerrains() {
			return false;
		}
	}

	public AnyAngleProvider() {
		super("anyangle", "any-angle search on the mesh",
				"the truly shortest path of a disc on the navigation mesh of its terrains",
				Domain.MESH, Guarantee.OPTIMAL);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		MeshPart.ByCapability<Searches> searches = preparation.get(OnMeshes.SEARCHES, progress);
		return (query, each) -> answer(query,
				searches.get(query.agent().capability(), each).get(query.agent().radius(), each), each);
	}

	private static PlanResult answer(PlanQuery query, MeshSearch search, Progress progress) {
		progress.check();
		List<Segment> examined = new ArrayList<>();
		MeshPath path = search.find(query.start().position(), query.goal().position(),
				query.traced() ? examined::add : null, progress);
		boolean fitsNowhere = path.outcome() != Outcome.FOUND && path.outcome() != Outcome.NOT_CONNECTED
				&& path.nearest().isEmpty();
		return path.answer(query, query.agent().radius(), fitsNowhere ? ", nor anywhere else" : "",
				query.traced() ? Optional.of(SearchTrace.ofSegments(examined)) : Optional.empty());
	}
}
