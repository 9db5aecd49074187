package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.hierarchy.HierarchicalAnnotatedAStar;
import org.leeway.pathing.search.AnnotatedAStar;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;
import org.leeway.testing.RealMaps;

/**
 * A report of what hierarchical search saves and costs, on the maps of {@link QueryMaps}. The search runs on an abstract
 * graph of the grid. The units have sizes 1 and 2, and cross ground, trees or both. For the last table,
 * roads and swamps are painted on all maps of {@link RealMaps}. The units of this table cross ground at speed 1, swamps at
 * speed 0.5 and roads at speed 2. The report compares:
 * <ul>
 * <li> the size of the graph with the size of the grid,
 * <li> the cost of paths with the cost of shortest paths,
 * <li> the nodes that a query expands with the nodes that annotated A* expands.
 * </ul>
 */
public final class HierarchyReport {

	private static final int QUERIES = 100;
	private static final Map<Integer, Double> SPEEDS = Map.of(Pictures.GROUND, 1.0, Pictures.SWAMP, 0.5, SpeedMaps.ROAD, 2.0);
	private static final List<GridUnit> AGENTS = Stream
			.of(Capability.of(Pictures.GROUND), Capability.of(Pictures.TREES),
					Capability.of(Pictures.GROUND, Pictures.TREES))
			.flatMap(HierarchyReport::agents).toList();

	/**
	 * A map that is ready for the comparison.
	 *
	 * @param gridSize the number of nodes and edges of the map's grid
	 * @param shortest a shortest path for each query
	 */
	private record Prepared(SearchMap map, long gridSize, List<PathResult> shortest) {
	}

	/**
	 * The results of an abstract graph on one map.
	 *
	 * @param share the number of its nodes and edges, in percent of the number of nodes and edges of the grid
	 * @param longer by how many percent its paths are longer than shortest paths
	 * @param smoothed by how many percent its paths are longer after smoothing
	 * @param expanded the number of nodes that the search expands, indexed by query
	 */
	private record Row(double share, double longer, double smoothed, int[] expanded) {
	}

	private HierarchyReport() {
	}

	public static void main(String[] arguments) {
		System.out.println("The queries of the experiments");
		print(RealMaps.QUERY_MAPS.stream().map(name -> prepare(name, map -> RealMaps.queries(name).stream()
				.map(HierarchyReport::query).map(query -> new AnnotatedAStar(map).find(query, Progress.NONE)).toList()))
				.toList());
		System.out.println("Queries between random anchors, " + QUERIES + " a map and agent");
		print(RealMaps.QUERY_MAPS.stream().map(name -> prepare(name, map -> shortest(map, AGENTS))).toList());
		System.out.println("The same on maps with painted roads and swamps");
		List<GridUnit> agents = agents(Capability.of(SPEEDS.keySet().stream().mapToInt(id -> id).toArray())).toList();
		print(RealMaps.maps().stream().map(name -> prepare(SpeedMaps.painted(name), agents, SPEEDS,
				map -> shortest(map, agents))).toList());
	}

	private static void print(List<Prepared> maps) {
		int[] aStar = maps.stream().flatMap(map -> map.shortest.stream()).mapToInt(path -> path.metrics().expanded())
				.toArray();
		int most = IntStream.of(aStar).sorted().toArray()[aStar.length * 9 / 10];
		System.out.printf("%d queries; annotated A* expands %.0f nodes, in the hardest tenth of them %.0f%n",
				aStar.length, mean(IntStream.of(aStar)),
				mean(IntStream.of(aStar).filter(expanded -> expanded >= most)));
		System.out.println("side quality  graph %: mean  least   most  longer %: mean  least   most"
				+ "  smoothed: mean  least   most  expanded  hardest");
		for (int side : new int[] { 10, 15, 20 }) {
			for (Quality quality : Quality.values()) {
				List<Row> rows = maps.stream().map(map -> measure(map, side, quality)).toList();
				int[] expanded = rows.stream().flatMapToInt(row -> IntStream.of(row.expanded)).toArray();
				System.out.printf("%4d %-7s %14s  %14s  %14s  %8.0f %8.0f%n", side, quality, spread(rows, Row::share),
						spread(rows, Row::longer), spread(rows, Row::smoothed), mean(IntStream.of(expanded)),
						mean(IntStream.range(0, aStar.length).filter(i -> aStar[i] >= most).map(i -> expanded[i])));
			}
		}
	}

	private static double mean(IntStream numbers) {
		return numbers.average().orElseThrow();
	}

	private static String spread(List<Row> rows, ToDoubleFunction<Row> value) {
		DoubleSummaryStatistics all = rows.stream().mapToDouble(value).summaryStatistics();
		return "%14.1f %6.1f %6.1f".formatted(all.getAverage(), all.getMin(), all.getMax());
	}

	private static PathQuery query(RealMaps.Query query) {
		return new PathQuery(query.start(), query.goal(), new GridUnit(query.size(), query.capability()));
	}

	private static Prepared prepare(String name, Function<SearchMap, List<PathResult>> shortest) {
		return prepare(RealMaps.queryMap(name), AGENTS, Map.of(), shortest);
	}

	private static Stream<GridUnit> agents(Capability capability) {
		return Stream.of(1, 2).map(size -> new GridUnit(size, capability));
	}

	private static Prepared prepare(TerrainGrid grid, List<GridUnit> agents, Map<Integer, Double> speeds,
			Function<SearchMap, List<PathResult>> shortest) {
		SearchMap map = SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()), agents, TerrainSpeeds.of(speeds),
				Diagonals.NEVER, Progress.NONE);
		BitPlane most = agents.stream().map(agent -> map.anchors(agent).plane()).max(Comparator.comparingLong(BitPlane::count))
				.orElseThrow();
		return new Prepared(map, gridSize(most), shortest.apply(map));
	}

	/**
	 * Returns the number of nodes plus the number of edges of the grid. The nodes are the cells where the agent can stand. The
	 * edges are the steps between these cells. Two opposite steps between the same cells count as one edge.
	 *
	 * @param cells the cells where the agent can stand. Of all agents, this agent can stand on the most cells
	 */
	private static long gridSize(BitPlane cells) {
		long size = 0;
		for (int y = 0; y < cells.height(); y++) {
			for (int x = 0; x < cells.width(); x++) {
				boolean right = at(cells, x + 1, y);
				boolean down = at(cells, x, y + 1);
				boolean left = at(cells, x - 1, y);
				if (at(cells, x, y)) {
					size += 1 + (right ? 1 : 0) + (down ? 1 : 0) + (right && down && at(cells, x + 1, y + 1) ? 1 : 0)
							+ (left && down && at(cells, x - 1, y + 1) ? 1 : 0);
				}
			}
		}
		return size;
	}

	private static boolean at(BitPlane cells, int x, int y) {
		return x >= 0 && x < cells.width() && y < cells.height() && cells.get(x, y);
	}

	private static List<PathResult> shortest(SearchMap map, List<GridUnit> agents) {
		Random random = new Random(1);
		PathPlanner planner = new AnnotatedAStar(map);
		List<PathResult> found = new ArrayList<>();
		for (GridUnit agent : agents) {
			for (int i = 0, tries = 0; i < QUERIES && tries < 1000 * QUERIES; tries++) {
				PathResult path = planner.find(new PathQuery(cell(map, random), cell(map, random), agent),
						Progress.NONE);
				if (path.cost() > 0 && path.isFound()) {
					found.add(path);
					i++;
				}
			}
		}
		return found;
	}

	private static Cell cell(SearchMap map, Random random) {
		return new Cell(random.nextInt(map.width()), random.nextInt(map.height()));
	}

	private static Row measure(Prepared map, int side, Quality quality) {
		AbstractGraph graph = AbstractGraph.of(map.map, side, quality, Progress.NONE);
		List<PathResult> paths = paths(map, new HierarchicalAnnotatedAStar(graph, false));
		return new Row(100.0 * (graph.nodes() + graph.edges()) / map.gridSize, longer(map, paths),
				longer(map, paths(map, new HierarchicalAnnotatedAStar(graph, true))),
				paths.stream().mapToInt(path -> path.metrics().expanded()).toArray());
	}

	private static List<PathResult> paths(Prepared map, PathPlanner planner) {
		return map.shortest.stream().map(each -> planner.find(each.query(), Progress.NONE)).toList();
	}

	private static double longer(Prepared map, List<PathResult> paths) {
		return IntStream.range(0, paths.size())
				.mapToDouble(i -> 100 * (paths.get(i).cost() / map.shortest.get(i).cost() - 1)).average().orElseThrow();
	}
}
