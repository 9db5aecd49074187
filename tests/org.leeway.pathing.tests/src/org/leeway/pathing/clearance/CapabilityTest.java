package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;

class CapabilityTest {

	@Test
	void isASetOfTerrains() {
		Capability some = Capability.of(255, 0, 64, 63, 0);
		assertArrayEquals(new int[] { 0, 63, 64, 255 }, some.terrains());
		assertEquals(some, Capability.of(0, 63, 64, 255));
		assertEquals(some.hashCode(), Capability.of(0, 63, 64, 255).hashCode());
		assertNotEquals(some, Capability.of(0, 63, 64));
		assertEquals("0+63+64+255", some.toString());
		int[] all = IntStream.range(0, 256).toArray();
		assertArrayEquals(all, Capability.of(all).terrains());
	}

	@Test
	void terrainsAreChecked() {
		assertThrows(IllegalArgumentException.class, Capability::of);
		assertThrows(IndexOutOfBoundsException.class, () -> Capability.of(256));
		assertThrows(IndexOutOfBoundsException.class, () -> Capability.of(-1));
	}

	@Test
	void agentsHaveASize() {
		assertEquals(1, new GridUnit(1, Capability.of(0)).size());
		assertThrows(IllegalArgumentException.class, () -> new GridUnit(0, Capability.of(0)));
		assertThrows(NullPointerException.class, () -> new GridUnit(1, null));
	}
}
