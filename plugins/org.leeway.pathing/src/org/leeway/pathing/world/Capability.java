package org.leeway.pathing.world;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.grid.TerrainGrid;

/** The terrains that an agent can cross: a set of at least one terrain id. Immutable. */
public final class Capability {

	/** One bit for each terrain id. */
	private final long[] bits;

	private Capability(long[] bits) {
		this.bits = bits;
	}

	/**
	 * Returns the capability to cross the terrains with these ids.
	 *
	 * @throws IllegalArgumentException if no id is given
	 * @throws IndexOutOfBoundsException if an id is not in 0..255
	 */
	public static Capability of(int... ids) {
		if (ids.length == 0) {
			throw new IllegalArgumentException("a capability needs at least one terrain");
		}
		long[] bits = new long[TerrainGrid.TERRAINS / Long.SIZE];
		for (int id : ids) {
			bits[Objects.checkIndex(id, TerrainGrid.TERRAINS) >> 6] |= 1L << id;
		}
		return new Capability(bits);
	}

	/** Returns whether the terrain {@code id}, 0..255, can be crossed. */
	public boolean contains(int id) {
		return (bits[id >> 6] >>> id & 1) != 0;
	}

	/** Returns the ids, ascending. */
	public int[] terrains() {
		return IntStream.range(0, TerrainGrid.TERRAINS).filter(this::contains).toArray();
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof Capability other && Arrays.equals(bits, other.bits);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(bits);
	}

	@Override
	public String toString() {
		return Arrays.stream(terrains()).mapToObj(Integer::toString).collect(Collectors.joining("+"));
	}
}
