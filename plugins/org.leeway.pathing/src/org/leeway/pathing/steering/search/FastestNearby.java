package org.leeway.pathing.steering.search;

import java.util.Arrays;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.World;

/** A search for the fastest terrain in a square around each cell. */
final class FastestNearby {

	private FastestNearby() {
	}

	/**
	 * Returns the speed class of the fastest terrain in a square around each cell. Indexed by {@link TurningMap#index}. Class 0
	 * is the fastest terrain on the map.
	 * <p>
	 * Near the left and right borders of the map, a square can wrap around and include cells at the opposite border. Then the
	 * returned class may be faster than all terrain in the square. This is harmless, because callers only need a class that is
	 * not too slow.
	 *
	 * @param reach how far the square extends from the cell, in cells
	 */
	static byte[] of(TurningMap map, World world, int reach) {
		byte[] fastest = new byte[map.classes().length];
		if (map.classCount() == 1) {
			return fastest;
		}
		byte[] byTerrain = byTerrain(map, world);
		Arrays.fill(fastest, (byte) (map.classCount() - 1));
		for (int y = 0; y < map.height(); y++) {
			for (int x = 0; x < map.width(); x++) {
				fastest[map.index(x, y)] = byTerrain[world.grid().terrain(x, y)];
			}
		}
		spread(fastest, 1, reach);
		spread(fastest, map.stride(), reach);
		return fastest;
	}

	/**
	 * Returns the speed class of each terrain, indexed by terrain. Class 0 is the fastest. Terrain that the unit cannot
	 * cross gets the slowest class, so that it never counts as the fastest terrain.
	 */
	private static byte[] byTerrain(TurningMap map, World world) {
		int slowest = map.classCount() - 1;
		byte[] of = new byte[TerrainGrid.TERRAINS];
		Arrays.fill(of, (byte) slowest);
		for (int id : map.unit().capability().terrains()) {
			int found = 0;
			while (found < slowest && map.speed(found) > world.speeds().of(id)) {
				found++;
			}
			of[id] = (byte) found;
		}
		return of;
	}

	/**
	 * Replaces each number by the smallest number at a distance of up to {@code reach} neighbours before or after it. The time
	 * grows with the logarithm of {@code reach}.
	 *
	 * @param step the distance in the array from one neighbour to the next. 1 for neighbours in a row
	 */
	private static void spread(byte[] numbers, int step, int reach) {
		for (int done = 0, by; done < reach; done += by) {
			by = Math.min(done + 1, reach - done);
			for (int i = 0; i + by * step < numbers.length; i++) {
				numbers[i] = (byte) Math.min(numbers[i], numbers[i + by * step]);
			}
		}
		for (int done = 0, by; done < reach; done += by) {
			by = Math.min(done + 1, reach - done);
			for (int i = numbers.length - 1; i >= by * step; i--) {
				numbers[i] = (byte) Math.min(numbers[i], numbers[i - by * step]);
			}
		}
	}
}
