package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerrainSpeedsTest {

	@Test
	void speedIsOneUnlessSaidOtherwise() {
		TerrainSpeeds speeds = TerrainSpeeds.of(Map.of(3, 0.5));
		assertEquals(0.5, speeds.of(3));
		assertEquals(1, speeds.of(0));
		assertEquals(1, speeds.of(255));
		assertEquals(TerrainSpeeds.of(Map.of(3, 0.5)), speeds);
		assertNotEquals(TerrainSpeeds.UNIFORM, speeds);
		assertEquals(TerrainSpeeds.UNIFORM, TerrainSpeeds.of(Map.of(3, 1.0)));
	}

	@ParameterizedTest
	@ValueSource(doubles = { 0, -1, Double.NaN, Double.POSITIVE_INFINITY })
	void speedIsANumberGreaterThanZero(double speed) {
		assertThrows(IllegalArgumentException.class, () -> TerrainSpeeds.of(Map.of(3, speed)));
		assertThrows(IndexOutOfBoundsException.class, () -> TerrainSpeeds.of(Map.of(256, 1.0)));
	}
}
