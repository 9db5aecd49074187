package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.geom.Circle;
import org.leeway.testing.RandomScenes;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.triangulate.polygon.ConstrainedDelaunayTriangulator;
import org.locationtech.jts.triangulate.tri.Tri;
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
import org.tinfour.common.IConstraint;
import org.tinfour.common.LinearConstraint;
import org.tinfour.common.Vertex;
import org.tinfour.standard.IncrementalTin;

/**
 * Benchmarks of the constrained Delaunay triangulation of a square with round holes, by Leeway and by two libraries.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch" })
public class TriangulationBenchmark {

	private static final int SIDE = 128;
	private static final GeometryFactory FACTORY = new GeometryFactory();

	@Param({ "10", "100", "1000", "3000" })
	public int holes;

	/**
	 * Coordinates of the outlines, in cells. The first outline is the square to triangulate, and all other outlines are
	 * holes in the square.
	 */
	private final List<double[]> rings = new ArrayList<>();

	@Setup
	public void setUp() {
		rings.add(new double[] {0, 0, SIDE, 0, SIDE, SIDE, 0, SIDE});
		for (Circle each : new RandomScenes(3).forest(holes, 100, 0.3)) {
			// the benchmark needs circles that touch neither each other nor the square. So each circle is made smaller, and all
			// circles are moved to the middle of the square
			Circle circle = new Circle(each.x() + 14, each.y() + 14, 0.9 * each.radius());
			double[] ring = CirclePolygon.around(circle, 0.02 * circle.radius());
			for (int i = 0; i < ring.length; i++) {
				ring[i] = Lattice.rounded(ring[i]);
			}
			rings.add(ring);
		}
	}

	@Benchmark
	public Object leeway() {
		LatticePoints all = new LatticePoints();
		for (double[] ring : rings) {
			for (int i = 0; i < ring.length; i += 2) {
				all.add(Lattice.steps(ring[i], 0), Lattice.steps(ring[i + 1], 0));
			}
		}
		LatticePoints points = all.reduced();
		Triangulation mesh = new Triangulation(points);
		mesh.insert();
		ConstraintInserter constraints = new ConstraintInserter(mesh, points);
		int first = 4;
		for (double[] ring : rings.subList(1, rings.size())) {
			int count = ring.length / 2;
			for (int i = 0; i < count; i++) {
				constraints.add(first + i, first + (i + 1) % count, first + i);
			}
			first += count;
		}
		return mesh;
	}

	@Benchmark
	public Object tinfour() {
		List<Vertex> points = new ArrayList<>();
		List<IConstraint> constraints = new ArrayList<>();
		for (double[] ring : rings) {
			List<Vertex> own = new ArrayList<>();
			for (int i = 0; i < ring.length; i += 2) {
				own.add(new Vertex(ring[i], ring[i + 1], 0, points.size() + own.size()));
			}
			points.addAll(own);
			own.add(own.getFirst());
			constraints.add(new LinearConstraint(own));
		}
		constraints.removeFirst();
		IncrementalTin mesh = new IncrementalTin(1);
		mesh.add(points, null);
		mesh.addConstraints(constraints, false);
		return mesh;
	}

	@Benchmark
	public List<Tri> jts() {
		LinearRing[] inner = rings.stream().skip(1).map(TriangulationBenchmark::ring).toArray(LinearRing[]::new);
		Polygon area = FACTORY.createPolygon(ring(rings.getFirst()), inner);
		return new ConstrainedDelaunayTriangulator(area).getTriangles();
	}

	private static LinearRing ring(double[] xy) {
		Coordinate[] points = new Coordinate[xy.length / 2 + 1];
		for (int i = 0; i < points.length; i++) {
			points[i] = new Coordinate(xy[2 * i % xy.length], xy[(2 * i + 1) % xy.length]);
		}
		return FACTORY.createLinearRing(points);
	}
}
