package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;

/** The agents of the benchmarks, on terrains 0 to 3. */
final class Agents {

	/** Every capability. */
	static final List<Capability> CAPABILITIES = IntStream.range(1, 16).mapToObj(Agents::capability).toList();
	/** Every capability in sizes 1 to 8. */
	static final List<GridUnit> ALL = all();
	/** Units that a game might have. */
	static final List<GridUnit> EIGHT = List.of(agent(1, 0), agent(2, 0), agent(3, 0), agent(4, 0), agent(1, 0, 2),
			agent(2, 0, 1, 2), agent(2, 1), agent(6, 0, 1, 2, 3));

	private Agents() {
	}

	private static Capability capability(int set) {
		return Capability.of(IntStream.range(0, 4).filter(id -> (set >> id & 1) != 0).toArray());
	}

	private static List<GridUnit> all() {
		List<GridUnit> all = new ArrayList<>();
		for (Capability capability : CAPABILITIES) {
			IntStream.rangeClosed(1, 8).forEach(size -> all.add(new GridUnit(size, capability)));
		}
		return all;
	}

	private static GridUnit agent(int size, int... terrains) {
		return new GridUnit(size, Capability.of(terrains));
	}
}
