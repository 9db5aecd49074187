package org.leeway.pathing.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.anyangle.DiscSearch;
import org.leeway.pathing.navmesh.anyangle.PointSearch;
import org.leeway.pathing.navmesh.plan.MeshPath;
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
 * Benchmarks of exact shortest paths on the meshes of maps of games. Measures the mean time of up to 256 queries, which
 * are taken at equal intervals from the scenario of each map. Leaves out queries for which a disc of the measured radius
 * has no path. In such a query, an end is too near to a wall, or the ends are not connected.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class AnyAngleBenchmark {

	private static final int QUERIES = 256;

	/** A search for one radius. */
	private interface Search {
		MeshPath find(Segment ends);
	}

	@Param({"arena", "AR0011SR", "AR0709SR", "brc202d", "orz103d", "Archipelago", "BlackLotus"})
	public String map;

	/** Radius of the disc in cells. 0 for a point. */
	@Param({"0", "0.5", "1.5"})
	public double radius;

	private Search search;
	private List<Segment> queries;
	private int next;

	@Setup
	public void setUp() {
		MeshQueries all = MeshQueries.of(map, QUERIES);
		if (radius == 0) {
			PointSearch points = new PointSearch(all.mesh());
			search = ends -> points.find(ends.from(), ends.to(), Progress.NONE);
		} else {
			DiscSearch discs = new DiscSearch(all.mesh(), radius);
			search = ends -> discs.find(ends.from(), ends.to(), Progress.NONE);
		}
		queries = all.ends().stream().filter(ends -> search.find(ends).isFound()).toList();
		System.out.println(all.mesh() + ", " + queries.size() + " of " + QUERIES + " queries");
	}

	@Benchmark
	public MeshPath query() {
		return search.find(queries.get(next++ % queries.size()));
	}
}
