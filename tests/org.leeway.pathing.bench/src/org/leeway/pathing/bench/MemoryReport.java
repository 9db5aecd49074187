package org.leeway.pathing.bench;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.RealMaps;

/**
 * A program that prints how many bytes the clearance of a map needs for each cell. Clearance is stored as numbers, or as a bit
 * plane for each of some sizes of units. Also compares both with plain arrays.
 */
public final class MemoryReport {

	private static final Capability GROUND = Capability.of(0);

	private MemoryReport() {
	}

	/**
	 * Prints the report.
	 *
	 * @param names the names of real maps, or names of {@link Maps} with a side, such as {@code noise:4096}
	 */
	public static void main(String[] names) {
		System.out.println("map                     cells  clearance  of 2  plane 1  plane 2  plane 4  of 0.125");
		for (String name : names) {
			String[] parts = name.split(":");
			report(name, parts.length == 1 ? RealMaps.map(name) : Maps.named(parts[0], Integer.parseInt(parts[1])));
		}
	}

	private static void report(String name, TerrainGrid grid) {
		double cells = (double) grid.width() * grid.height();
		BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
		double numbers = ClearanceAnnotator.annotate(grid, nothing, GROUND, Progress.NONE).bytes() / cells;
		List<GridUnit> agents = List.of(new GridUnit(1, GROUND), new GridUnit(2, GROUND),
				new GridUnit(4, GROUND));
		ClearancePlanes planes = ClearancePlanes.of(grid, nothing, agents, Progress.NONE);
		System.out.printf("%-17s %11.0f  %9.3f  %3.0f%%  %7.4f  %7.4f  %7.4f  %3.0f%%%n", name, cells, numbers,
				50 * numbers, bytes(planes, 1) / cells, bytes(planes, 2) / cells, bytes(planes, 4) / cells,
				800 * bytes(planes, 4) / cells);
	}

	private static double bytes(ClearancePlanes planes, int size) {
		return planes.legal(new GridUnit(size, GROUND)).bytes();
	}
}
