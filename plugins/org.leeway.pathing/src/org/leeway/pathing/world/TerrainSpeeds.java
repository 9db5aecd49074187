package org.leeway.pathing.world;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

import org.leeway.pathing.grid.TerrainGrid;

/**
 * The speeds of terrains. The speed of a terrain is a factor by which an agent's own speed is multiplied, and the
 * default is 1. Speeds outside the range from 1e-9 to 1e9 are set to the nearer limit, so sums of costs stay finite.
 * Immutable.
 */
public final class TerrainSpeeds {

	/** The speeds of terrains that all have speed 1. */
	public static final TerrainSpeeds UNIFORM = of(Map.of());

	private static final double SLOWEST = 1e-9;
	private static final double FASTEST = 1e9;

	/** Indexed by terrain id: its speed. */
	private final double[] speeds;

	private TerrainSpeeds(double[] speeds) {
		this.speeds = speeds;
	}

	/**
	 * Creates the speeds of terrains. Terrains that are not in the map have speed 1.
	 *
	 * @param speeds by terrain id
	 * @throws IllegalArgumentException if a speed is not both positive and finite
	 * @throws IndexOutOfBoundsException if an id is not in 0..255
	 */
	public static TerrainSpeeds of(Map<Integer, Double> speeds) {
		double[] all = new double[TerrainGrid.TERRAINS];
		Arrays.fill(all, 1);
		speeds.forEach((id, speed) -> {
			if (!(speed > 0 && speed < Double.POSITIVE_INFINITY)) {
				throw new IllegalArgumentException("terrain " + id + " has speed " + speed + ", expected more than 0");
			}
			all[Objects.checkIndex(id, all.length)] = Math.clamp(speed, SLOWEST, FASTEST);
		});
		return new TerrainSpeeds(all);
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof TerrainSpeeds other && Arrays.equals(speeds, other.speeds);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(speeds);
	}

	/** Returns the speed on the terrain {@code id}, 0..255. */
	public double of(int id) {
		return speeds[id];
	}
}
