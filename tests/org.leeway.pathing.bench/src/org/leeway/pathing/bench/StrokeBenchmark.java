package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
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
 * Benchmarks of the updates after a brush stroke of 32 x 32 cells on a map, by comparison with computations from
 * scratch.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class StrokeBenchmark {

	private static final int BRUSH = 32;
	private static final int STROKES = 64;

	@Param({ "terrains", "noise", "AR0011SR" })
	public String map;

	@Param({ "4096" })
	public int side;

	private final List<TerrainGrid> painted = new ArrayList<>();
	private BitPlane blocked;
	private List<Cell> spawns;
	private ClearancePlanes all;
	private ClearancePlanes used;
	private List<Reachability> reachabilities;
	private int next;

	@Setup
	public void setUp() {
		TerrainGrid grid = Maps.named(map, side);
		blocked = BitPlane.empty(side, side);
		spawns = List.of(new Cell(side / 2, side / 2), new Cell(side / 4, side / 3));
		all = ClearancePlanes.of(grid, blocked, Agents.ALL, Progress.NONE);
		used = ClearancePlanes.of(grid, blocked, Agents.EIGHT, Progress.NONE);
		reachabilities = reachabilities();
		Random random = new Random(4);
		for (int i = 0; i < STROKES; i++) {
			painted.add(paint(grid, random.nextInt(side - BRUSH), random.nextInt(side - BRUSH), i % 4));
		}
	}

	private static TerrainGrid paint(TerrainGrid grid, int left, int top, int terrain) {
		TerrainGridEditor editor = grid.edit();
		for (int y = top; y < top + BRUSH; y++) {
			editor.fillRow(left, y, BRUSH, terrain);
		}
		return editor.build();
	}

	private List<Reachability> reachabilities() {
		return Agents.EIGHT.stream().map(this::reachability).toList();
	}

	private Reachability reachability(GridUnit agent) {
		return Reachability.of(used.legal(agent), agent.size(), spawns, Diagonals.NEVER, Progress.NONE);
	}

	private TerrainGrid nextGrid() {
		return painted.get(next++ % STROKES);
	}

	/** Measures an update for 15 sets of terrains that units cross, with units of sizes 1 to 8. */
	@Benchmark
	public ClearancePlanes strokeToAllPlanes() {
		return all.with(nextGrid(), blocked, Agents.ALL, Progress.NONE);
	}

	/**
	 * Measures an update of the {@link Reachability} of 8 agents. The update finds the places where each agent may stand. The
	 * update also finds which places the agent reaches, and which cells the agent covers at the reached places.
	 */
	@Benchmark
	public List<Reachability> strokeToReachability() {
		ClearancePlanes planes = used.with(nextGrid(), blocked, Agents.EIGHT, Progress.NONE);
		List<Reachability> updated = new ArrayList<>();
		for (int i = 0; i < Agents.EIGHT.size(); i++) {
			GridUnit agent = Agents.EIGHT.get(i);
			updated.add(reachabilities.get(i).with(planes.legal(agent), spawns, Progress.NONE));
		}
		return updated;
	}

	/** Measures how long the planes of {@link #strokeToAllPlanes} take if they are computed from scratch. */
	@Benchmark
	public ClearancePlanes allPlanesFromScratch() {
		return ClearancePlanes.of(nextGrid(), blocked, Agents.ALL, Progress.NONE);
	}

	/**
	 * Measures the computation of all results of {@link #strokeToReachability} from scratch, on the map before a
	 * stroke. The clearance planes are computed in advance.
	 */
	@Benchmark
	public List<Reachability> reachabilityFromScratch() {
		return reachabilities();
	}
}
