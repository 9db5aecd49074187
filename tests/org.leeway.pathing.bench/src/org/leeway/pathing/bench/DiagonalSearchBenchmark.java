package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.hierarchy.HierarchicalAnnotatedAStar;
import org.leeway.pathing.search.AnnotatedAStar;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.Diagonals;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of the queries of {@link QueryMaps}, in sequence, under each rule of diagonal steps. Measures the time of
 * a query, and the time to prepare all maps.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch" })
public class DiagonalSearchBenchmark {

	private static final int CLUSTER = 10;

	private record Asked(PathPlanner planner, PathQuery query) {
	}

	@Param({ "NEVER", "ONE", "ALWAYS", "STRAIGHT" })
	public Diagonals diagonals;

	@Param({ "aa", "jps", "haa" })
	public String planner;

	private final List<SearchMap> maps = new ArrayList<>();
	private final List<Asked> queries = new ArrayList<>();
	private int next;

	@Setup
	public void setUp() {
		QueryMaps.forEach(diagonals, this::add);
	}

	private void add(SearchMap map, List<PathQuery> asked) {
		maps.add(map);
		PathPlanner made = planner(map);
		asked.forEach(query -> queries.add(new Asked(made, query)));
	}

	private PathPlanner planner(SearchMap map) {
		return switch (planner) {
		case "aa" -> new AnnotatedAStar(map);
		case "jps" -> new JumpPointSearch(map);
		default -> new HierarchicalAnnotatedAStar(AbstractGraph.of(map, CLUSTER, Quality.HIGH, Progress.NONE), false);
		};
	}

	@Benchmark
	public PathResult query() {
		next = next + 1 == queries.size() ? 0 : next + 1;
		Asked asked = queries.get(next);
		return asked.planner().find(asked.query(), Progress.NONE);
	}

	@Benchmark
	public List<PathPlanner> prepare() {
		return maps.stream().map(this::planner).toList();
	}
}
