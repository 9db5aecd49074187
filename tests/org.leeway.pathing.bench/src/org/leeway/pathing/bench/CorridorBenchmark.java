package org.leeway.pathing.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.Corridor;
import org.leeway.pathing.navmesh.corridor.CorridorProvider.Algorithm;
import org.leeway.pathing.navmesh.corridor.CorridorProvider.Costs;
import org.leeway.pathing.navmesh.corridor.DualGraph;
import org.leeway.pathing.navmesh.corridor.DualSearch;
import org.leeway.pathing.navmesh.corridor.FaceSplitter;
import org.leeway.pathing.navmesh.detour.DetourGraph;
import org.leeway.pathing.navmesh.detour.DetourMesh;
import org.leeway.pathing.navmesh.detour.DetourRoute;
import org.leeway.pathing.navmesh.detour.DetourSearch;
import org.leeway.pathing.navmesh.engine.EngineTiles;
import org.leeway.pathing.world.TerrainSpeeds;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of corridors and straight paths, by comparison with recast4j. Both programs search the same mesh, whose
 * faces have at most 6 vertices. Both get the start and the goal of a query together with the faces that contain these
 * places. Measures the time of a query. The 256 queries are taken at equal intervals from the scenario of the map.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CorridorBenchmark {

	private static final int QUERIES = 256;
	private static final int NODES = 65535;

	private record Query(Point start, int from, Point goal, int to, float[] recastStart, float[] recastGoal) {
	}

	@Param({"AR0011SR", "AR0709SR", "brc202d"})
	public String map;

	private final Query[] queries = new Query[QUERIES];
	private final Corridor[] corridors = new Corridor[QUERIES];
	private final List<?>[] recastCorridors = new List<?>[QUERIES];
	private DualSearch corridor;
	private DetourSearch detour;
	private RecastMesh recast;
	private int next;

	@Setup(Level.Trial)
	public void setUp() {
		MeshQueries all = MeshQueries.of(map, QUERIES);
		NavMesh mesh = FaceSplitter.split(all.mesh(), RecastMesh.VERTICES);
		corridor = DualSearch.of(DualGraph.of(mesh, TerrainSpeeds.UNIFORM), Costs.CENTROIDS, Algorithm.ASTAR);
		EngineTiles oneTile = EngineTiles.covering(mesh, 1 << 16);
		detour = new DetourSearch(new DetourGraph(DetourMesh.ofFaces(mesh, oneTile, 1), TerrainSpeeds.UNIFORM));
		recast = new RecastMesh(mesh);
		for (int i = 0; i < QUERIES; i++) {
			Point start = all.ends().get(i).from();
			Point goal = all.ends().get(i).to();
			queries[i] = new Query(start, mesh.locate(start.x(), start.y()), goal, mesh.locate(goal.x(), goal.y()),
					RecastMesh.place(start), RecastMesh.place(goal));
			DetourRoute route = detour(queries[i]);
			corridors[i] = corridor(mesh, queries[i], route);
			recastCorridors[i] = recast.path(queries[i].recastStart, queries[i].from, queries[i].recastGoal, queries[i].to);
		}
		long alike = IntStream.range(0, QUERIES)
				.filter(i -> corridors[i].portalCount() + 1 == recastCorridors[i].size()).count();
		System.out.println(mesh + ", " + alike + " of " + QUERIES + " corridors as long as those of recast4j");
	}

	private DetourRoute detour(Query query) {
		return detour.find(query.start, query.from, query.goal, query.to, NODES, null, Progress.NONE);
	}

	/** Returns the corridor that leads through the faces of a route. */
	private static Corridor corridor(NavMesh mesh, Query query, DetourRoute route) {
		int[] portals = IntStream.range(1, route.polygonCount()).map(i -> IntStream
				.range(mesh.firstEdge(route.polygon(i - 1)), mesh.firstEdge(route.polygon(i - 1) + 1))
				.filter(edge -> !mesh.isWall(edge) && mesh.face(mesh.twin(edge)) == route.polygon(i)).findFirst().orElseThrow())
				.toArray();
		return Corridor.of(mesh, query.start, query.goal, query.from, portals);
	}

	private Query query() {
		return queries[next++ % QUERIES];
	}

	/**
	 * Measures both phases of a path through a corridor. A* on the centroids of faces finds the corridor. Then the
	 * exact shortest path through the corridor is computed.
	 */
	@Benchmark
	public List<Point> corridor() {
		Query query = query();
		return corridor.find(0, query.start, query.from, query.goal, query.to, Progress.NONE).orElseThrow().shortestPath();
	}

	/** Measures Detour's search and its straight path. */
	@Benchmark
	public List<Point> detour() {
		return detour(query()).path();
	}

	@Benchmark
	public List<?> recast4j() {
		Query query = query();
		return recast.straight(query.recastStart, query.recastGoal,
				recast.path(query.recastStart, query.from, query.recastGoal, query.to));
	}

	@Benchmark
	public List<?> recast4jNewer() {
		Query query = query();
		return recast.straight(query.recastStart, query.recastGoal,
				recast.newerPath(query.recastStart, query.from, query.recastGoal, query.to));
	}

	@Benchmark
	public List<Point> straight() {
		return corridors[next++ % QUERIES].shortestPath();
	}

	@Benchmark
	@SuppressWarnings("unchecked")
	public List<?> recast4jStraight() {
		int i = next++ % QUERIES;
		return recast.straight(queries[i].recastStart, queries[i].recastGoal, (List<Long>) recastCorridors[i]);
	}
}
