package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.world.TerrainSpeeds;

class TerrainSpeedsTest {

	@Test
	void speedIsOneUnlessSaidOtherwise() {
		TerrainSpeeds speeds = TerrainSpeeds.of(Map.of(3, 0.5));
		assertEquals(0.5, speeds.of(3));
		assertEquals(1, speeds.of(0));
		assertEquals(1, speeds.of(255));
		assertEquals(1, TerrainSpeeds.UNIFORM.of(3));
	}

	@ParameterizedTest
	@ValueSource(doubles = { 0, -1, Double.NaN, Double.POSITIVE_INFINITY })
	void speedIsANumberGreaterThanZero(double speed) {
		assertThrows(IllegalArgumentException.class, () -> TerrainSpeeds.of(Map.of(3, speed)));
	}

	@Test
	void extremesAreBounded() {
		TerrainSpeeds speeds = TerrainSpeeds.of(Map.of(0, Double.MIN_VALUE, 1, Double.MAX_VALUE));
		assertEquals(1e-9, speeds.of(0));
		assertEquals(1e9, speeds.of(1));
	}

	@Test
	void idsAreThoseOfTerrains() {
		assertThrows(IndexOutOfBoundsException.class, () -> TerrainSpeeds.of(Map.of(256, 1.0)));
	}
}
