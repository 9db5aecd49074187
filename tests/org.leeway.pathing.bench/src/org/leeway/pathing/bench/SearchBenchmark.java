package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
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

/** The queries of some maps, in sequence. Measures the time of a query. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch" })
public class SearchBenchmark {

	private static final String ALL = "all";

	private record Asked(PathPlanner aStar, PathPlanner jumpPoints, PathQuery query) {
	}

	/** {@link #ALL} for the maps of {@link QueryMaps#forEach}, or the name of a map for {@link QueryMaps#scenario}. */
	@Param(ALL)
	public String map;

	private final List<Asked> queries = new ArrayList<>();
	private int next;

	@Setup
	public void setUp() {
		if (map.equals(ALL)) {
			QueryMaps.forEach(this::add);
		} else {
			QueryMaps.scenario(map, this::add);
		}
	}

	private void add(SearchMap map, List<PathQuery> asked) {
		PathPlanner aStar = new AnnotatedAStar(map);
		PathPlanner jumpPoints = new JumpPointSearch(map);
		asked.forEach(query -> queries.add(new Asked(aStar, jumpPoints, query)));
	}

	private Asked next() {
		next = next + 1 == queries.size() ? 0 : next + 1;
		return queries.get(next);
	}

	@Benchmark
	public PathResult aStar() {
		Asked asked = next();
		return asked.aStar().find(asked.query(), Progress.NONE);
	}

	@Benchmark
	public PathResult jumpPoints() {
		Asked asked = next();
		return asked.jumpPoints().find(asked.query(), Progress.NONE);
	}
}
