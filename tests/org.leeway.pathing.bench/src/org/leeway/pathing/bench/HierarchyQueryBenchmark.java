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
 * Benchmarks of the queries of {@link QueryMaps}, in sequence. Measures the time of a query that uses an
 * {@link AbstractGraph}, and of searches of the grid for comparison.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch" })
public class HierarchyQueryBenchmark {

	private record Asked(PathPlanner planner, PathQuery query) {
	}

	@Param({ "aa", "jps", "haa 10 HIGH", "haa 10 HIGH smooth", "haa 10 LOW", "haa 20 HIGH", "haa 20 LOW" })
	public String planner;

	private final List<Asked> queries = new ArrayList<>();
	private int next;

	@Setup
	public void setUp() {
		QueryMaps.forEach(this::add);
	}

	private void add(SearchMap map, List<PathQuery> asked) {
		PathPlanner made = planner(map);
		asked.forEach(query -> queries.add(new Asked(made, query)));
	}

	private PathPlanner planner(SearchMap map) {
		String[] words = planner.split(" ");
		return switch (words[0]) {
		case "aa" -> new AnnotatedAStar(map);
		case "jps" -> new JumpPointSearch(map);
		default -> new HierarchicalAnnotatedAStar(AbstractGraph.of(map, Integer.parseInt(words[1]),
				Quality.valueOf(words[2]), Progress.NONE), words.length > 3);
		};
	}

	@Benchmark
	public PathResult query() {
		next = next + 1 == queries.size() ? 0 : next + 1;
		Asked asked = queries.get(next);
		return asked.planner().find(asked.query(), Progress.NONE);
	}
}
