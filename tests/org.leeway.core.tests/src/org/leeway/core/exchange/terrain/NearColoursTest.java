package org.leeway.core.exchange.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;

/** Groups of near colours. */
class NearColoursTest {

	@Test
	void colourOfASmoothEdgeJoinsTheNearestFrequentColour() {
		List<Integer> colours = List.of(0x000000, 0xFFFFFF, 0x202020, 0xE0E0E0, 0xFF0000);
		assertEquals(Map.of(0x000000, 0x000000, 0xFFFFFF, 0xFFFFFF, 0x202020, 0x000000, 0xE0E0E0, 0xFFFFFF, 0xFF0000, 0xFF0000),
				NearColours.leaders(colours, 60));
	}

	@Test
	void noDistanceJoinsNothingAndTheLargestJoinsAll() {
		List<Integer> colours = List.of(0xFFFFFF, 0xFFFFFE, 0x000000);
		assertEquals(Map.of(0xFFFFFF, 0xFFFFFF, 0xFFFFFE, 0xFFFFFE, 0x000000, 0x000000), NearColours.leaders(colours, 0));
		assertEquals(Map.of(0xFFFFFF, 0xFFFFFF, 0xFFFFFE, 0xFFFFFF, 0x000000, 0xFFFFFF),
				NearColours.leaders(colours, NearColours.MOST));
	}

	@Test
	void theGroupsAreThoseOfANaiveSearch() {
		Random random = new Random(1);
		for (int distance : new int[] {1, 7, 40, 255}) {
			List<Integer> colours = random.ints(300, 0, 1 << 24).distinct().boxed().toList();
			Map<Integer, Integer> leaders = NearColours.leaders(colours, distance);
			Map<Integer, Double> naive = new HashMap<>();
			List<Integer> found = new ArrayList<>();
			for (int colour : colours) {
				double nearest = found.stream().mapToDouble(each -> distance(each, colour)).min().orElse(Double.MAX_VALUE);
				if (nearest > distance) {
					found.add(colour);
				}
				naive.put(colour, nearest > distance ? 0 : nearest);
			}
			colours.forEach(colour -> assertEquals(naive.get(colour), distance(leaders.get(colour), colour)));
		}
	}

	private static double distance(int one, int other) {
		return Math.sqrt(Math.pow((one >> 16) - (other >> 16), 2) + Math.pow((one >> 8 & 255) - (other >> 8 & 255), 2)
				+ Math.pow((one & 255) - (other & 255), 2));
	}
}
