package org.leeway.web.eclipse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.extension.Contribution;
import org.leeway.core.extension.Extensions;

class BuiltInTest {

	@ParameterizedTest
	@CsvSource({"org.leeway.core.planners, true", "org.leeway.core.rules, false"})
	void offersWhatCoreRegisters(String point, boolean isOrdered) {
		assertEquals(names(Extensions.of(point), isOrdered), names(BuiltIn.of(point), isOrdered));
	}

	@Test
	void offersLayersOfCore() {
		List<String> layers = names(BuiltIn.of("org.leeway.core.layers"), true);
		assertFalse(layers.isEmpty());
		assertTrue(names(Extensions.of("org.leeway.core.layers"), true).containsAll(layers), layers.toString());
	}

	private static List<String> names(List<Contribution> contributions, boolean isOrdered) {
		List<String> names = contributions.stream()
				.map(each -> each.create("class", Object.class).getClass().getName() + " " + each.isTrue("standard")).toList();
		return isOrdered ? names : names.stream().sorted().toList();
	}
}
