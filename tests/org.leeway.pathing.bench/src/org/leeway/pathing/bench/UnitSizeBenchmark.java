package org.leeway.pathing.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
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
 * Benchmarks of two computations for which users wait. While a user drags the slider of the unit's size, the editor computes what a
 * unit of the new size reaches. While the mouse moves, the editor computes where a unit at the mouse can go.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = { "-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch" })
public class UnitSizeBenchmark {

	@Param({ "terrains", "noise" })
	public String map;

	@Param({ "4096" })
	public int side;

	@Param({ "2", "5", "16", "64" })
	public int size;

	private TerrainGrid grid;
	private BitPlane blocked;
	private Reachability unit;
	private UnitRange range;
	private Cell from;
	private Cell near;

	@Setup
	public void setUp() {
		grid = Maps.named(map, side);
		blocked = BitPlane.empty(side, side);
		unit = otherSize();
		from = firstAnchor();
		range = UnitRange.of(unit, from, Progress.NONE);
		near = unit.legal().get(from.x(), from.y() + 1) ? new Cell(from.x(), from.y() + 1) : from;
	}

	private Cell firstAnchor() {
		for (int y = 0; y < side; y++) {
			int x = unit.legal().nextSet(0, y);
			if (x < side) {
				return new Cell(x, y);
			}
		}
		return new Cell(0, 0);
	}

	/**
	 * Measures the search for the places where a unit fits, and for the places that the unit reaches. Nothing is cached, as
	 * if no agent of the level had the unit's size.
	 */
	@Benchmark
	public Reachability otherSize() {
		GridUnit profile = new GridUnit(size, Capability.of(0));
		BitPlane legal = ClearancePlanes.of(grid, blocked, List.of(profile), Progress.NONE).legal(profile);
		return Reachability.of(legal, size, List.of(), Diagonals.NEVER, Progress.NONE);
	}

	/**
	 * Measures the computation of the {@link UnitRange} of the unit at the mouse, after the mouse has moved to another
	 * region.
	 */
	@Benchmark
	public UnitRange otherRange() {
		return UnitRange.of(unit, from, Progress.NONE);
	}

	/** Measures the update of the {@link UnitRange} after the mouse has moved within a region. */
	@Benchmark
	public UnitRange sameRange() {
		return range.with(unit, near, Progress.NONE);
	}
}
