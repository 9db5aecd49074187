package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.anyangle.PointSearch;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.clearance.MeshComponents;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
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
 * Benchmarks of the mesh of a level, from scratch and after a brush stroke of 32 x 32 cells. Also measures a route of a point,
 * and the components of a disc: the connected regions of the mesh in which its centre can move.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch" })
public class MeshBenchmark {

	private static final int BRUSH = 32;
	private static final int STROKES = 64;
	private static final int ROUTES = 200;

	@Param({ "AR0011SR", "BlackLotus", "noise" })
	public String map;

	@Param({ "512", "1024", "2048" })
	public int side;

	private final List<World> painted = new ArrayList<>();
	private World world;
	private LevelMesh mesh;
	private Point start;
	private Point goal;
	private int next;

	@Setup
	public void setUp() {
		TerrainGrid grid = Maps.named(map, side);
		Scene scene = Scene.EMPTY.within(side, side);
		world = World.of(grid, scene);
		mesh = wholeMesh();
		Random random = new Random(4);
		chooseRoute(random);
		for (int i = 0; i < STROKES; i++) {
			TerrainGridEditor editor = grid.edit();
			int left = random.nextInt(side - BRUSH);
			int top = random.nextInt(side - BRUSH);
			for (int y = top; y < top + BRUSH; y++) {
				editor.fillRow(left, y, BRUSH, i % 4);
			}
			painted.add(World.of(editor.build(), scene));
		}
	}

	/**
	 * Chooses a start and a goal: among random pairs of places, the pair with the longest route. A single random pair might
	 * have no route, because the maps have parts that are not connected.
	 */
	private void chooseRoute(Random random) {
		PointSearch search = new PointSearch(mesh.mesh());
		double longest = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < ROUTES; i++) {
			Point from = place(random, mesh.mesh());
			Point to = place(random, mesh.mesh());
			MeshPath path = search.find(from, to, Progress.NONE);
			if (path.isFound() && path.length() > longest) {
				longest = path.length();
				start = from;
				goal = to;
			}
		}
	}

	private static Point place(Random random, NavMesh mesh) {
		return mesh.point(random.nextInt(mesh.vertexCount()));
	}

	@Benchmark
	public LevelMesh wholeMesh() {
		return LevelMesh.of(world, MeshOptions.of(Capability.of(0)), Progress.NONE);
	}

	@Benchmark
	public LevelMesh stroke() {
		return mesh.with(painted.get(next++ % STROKES), Progress.NONE);
	}

	/**
	 * Measures the update of the mesh after a brush stroke, and then the search for the shortest path of a point on the updated
	 * mesh.
	 */
	@Benchmark
	public MeshPath strokeToRoute() {
		NavMesh after = stroke().mesh();
		return new PointSearch(after).find(start, goal, Progress.NONE);
	}

	/** Measures the gaps, and the components of a disc of radius 1.5. */
	@Benchmark
	public MeshComponents clearance() {
		return MeshClearance.of(mesh.mesh(), Progress.NONE).components(1.5, Progress.NONE);
	}
}
