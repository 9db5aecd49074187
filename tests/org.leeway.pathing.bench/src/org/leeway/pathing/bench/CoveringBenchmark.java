package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.width.AnchoredWidths;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.clearance.width.CoveringSizes;
import org.leeway.pathing.clearance.width.FitPlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Capability;
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
 * Benchmarks of {@link CoveringMap}, which has for each cell the side of the largest square that covers it. Measures updates
 * after a stroke of 32 x 32 cells, and the computation from scratch. For comparison, {@link #strokeToAnchors} computes a
 * {@link ClearanceMap}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class CoveringBenchmark {

	private static final int BRUSH = 32;
	private static final int STROKES = 32;
	private static final int SIZES = 16;
	private static final GridUnit UNIT = new GridUnit(1, Capability.of(0, 1));

	@Param({ "terrains", "noise" })
	public String map;

	@Param({ "4096" })
	public int side;

	private final List<BitPlane> painted = new ArrayList<>();
	private final List<FitPlanes> paintedFits = new ArrayList<>();
	private List<Cell> spawns;
	private CoveringMap clearance;
	private CoveringMap fit;
	private CoveringSizes sizes;
	private int next;

	@Setup
	public void setUp() {
		TerrainGrid grid = Maps.named(map, side);
		BitPlane blocked = BitPlane.empty(side, side);
		ClearancePlanes planes = ClearancePlanes.of(grid, blocked, List.of(UNIT), Progress.NONE);
		BitPlane traversable = planes.traversable(UNIT.capability());
		spawns = List.of(new Cell(side / 2, side / 2), new Cell(side / 4, side / 3));
		FitPlanes fits = FitPlanes.of(traversable, spawns, SIZES, Diagonals.NEVER, Progress.NONE);
		Random random = new Random(4);
		for (int i = 0; i < STROKES; i++) {
			TerrainGrid edited = paint(grid, random.nextInt(side - BRUSH), random.nextInt(side - BRUSH), i % 4);
			painted.add(planes.with(edited, blocked, List.of(UNIT), Progress.NONE).traversable(UNIT.capability()));
			paintedFits.add(fits.with(painted.getLast(), spawns, Progress.NONE));
		}
		clearance = CoveringMap.of(AnchoredWidths.clearance(traversable), Progress.NONE);
		fit = CoveringMap.of(AnchoredWidths.fit(fits), Progress.NONE);
		sizes = CoveringSizes.of(traversable, spawns, SIZES, Diagonals.NEVER, Progress.NONE);
	}

	private static TerrainGrid paint(TerrainGrid grid, int left, int top, int terrain) {
		TerrainGridEditor editor = grid.edit();
		for (int y = top; y < top + BRUSH; y++) {
			editor.fillRow(left, y, BRUSH, terrain);
		}
		return editor.build();
	}

	private BitPlane nextPlane() {
		return painted.get(next++ % STROKES);
	}

	/**
	 * Measures the computation of a {@link ClearanceMap}, which has the clearance of each anchor as a number. The computation
	 * needs a pass over the whole map.
	 */
	@Benchmark
	public ClearanceMap strokeToAnchors() {
		return ClearanceAnnotator.annotate(nextPlane(), Progress.NONE);
	}

	/**
	 * Measures an update of the map that has for each cell the side of the largest square that covers the cell. Sides
	 * above 64 count as 64.
	 */
	@Benchmark
	public CoveringMap strokeToCovering() {
		return clearance.with(AnchoredWidths.clearance(nextPlane()), Progress.NONE);
	}

	/**
	 * Measures an update of the map that has for each cell the size of the largest unit that gets there from a spawn. A unit
	 * gets to a cell if its footprint covers the cell somewhere on its way. Sizes above 16 count as 16. The cells that the
	 * top-left cells of the units reach are computed before the measurement.
	 */
	@Benchmark
	public CoveringMap strokeToCoveringFit() {
		return fit.with(AnchoredWidths.fit(paintedFits.get(next++ % STROKES)), Progress.NONE);
	}

	/**
	 * Measures an update of the data that the <em>Fairness</em> view compares: two bit planes for each unit size up to 16. The
	 * first plane has all cells that a unit of this size can cover. The second has only the cells that the unit covers on paths
	 * from a spawn.
	 */
	@Benchmark
	public CoveringSizes strokeToCoveringSizes() {
		return sizes.with(nextPlane(), spawns, Progress.NONE);
	}

	/** Measures how long the squares that {@link #strokeToCovering} updates take from scratch. */
	@Benchmark
	public CoveringMap coveringFromScratch() {
		return CoveringMap.of(AnchoredWidths.clearance(nextPlane()), Progress.NONE);
	}

	/**
	 * Measures the computation, from scratch, of the largest square that covers each cell. The squares have no limit, unlike in
	 * {@link #coveringFromScratch}.
	 */
	@Benchmark
	public CoveringMap exactCovering() {
		return CoveringMap.of(ClearanceAnnotator.annotate(nextPlane(), Progress.NONE));
	}
}
