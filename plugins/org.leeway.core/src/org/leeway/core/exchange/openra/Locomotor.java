package org.leeway.core.exchange.openra;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.leeway.core.LevelFormatException;

/**
 * A way to move, such as wheels, that several kinds of units share. Source: {@code LocomotorInfo} in the source of the
 * game.
 *
 * @param speeds the speeds in percent, more than 0, indexed by the name of the terrain. Other terrains cannot be
 * crossed
 * @param crushes the crush classes of the things that the units drive over
 */
record Locomotor(String name, Map<String, Integer> speeds, Set<String> crushes) {

	private static final String UNNAMED = "default";

	/** Creates a locomotor, that is, a way to move, from a trait of the {@code World} actor in the rules. */
	static Locomotor of(MiniYamlNode node) throws LevelFormatException {
		Map<String, Integer> speeds = new HashMap<>();
		if (node.child("TerrainSpeeds").isPresent()) {
			for (MiniYamlNode terrain : node.child("TerrainSpeeds").get().children()) {
				int speed = terrain.numbers(1)[0];
				if (speed > 0) {
					speeds.put(terrain.key(), speed);
				}
			}
		}
		String name = node.text("Name");
		return new Locomotor(name.isEmpty() ? UNNAMED : name, speeds, Set.copyOf(node.words("Crushes")));
	}

	/** Returns the speed on a terrain, in percent. 0 if the units do not cross the terrain. */
	int speed(String terrain) {
		return speeds.getOrDefault(terrain, 0);
	}

	/** Returns whether the units drive over things that have at least one of the given crush classes. */
	boolean crushes(Set<String> kinds) {
		return !Collections.disjoint(crushes, kinds);
	}

	/**
	 * Returns whether these units cross more than half of the terrains that other units cross.
	 *
	 * @param other the locomotor of the other units
	 */
	boolean crossesMostOf(Locomotor other) {
		Set<String> both = new HashSet<>(speeds.keySet());
		both.retainAll(other.speeds.keySet());
		return 2 * both.size() > other.speeds.size();
	}
}
