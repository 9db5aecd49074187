package org.leeway.web.eclipse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

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

	private static List<String> names(List<Contribution> contributions, boolean isOrdered) {
		List<String> names = contributions.stream()
				.map(each -> each.create("class", Object.class).getClass().getName() + " " + each.isTrue("standard")).toList();
		return isOrdered ? names : names.stream().sorted().toList();
	}
}
