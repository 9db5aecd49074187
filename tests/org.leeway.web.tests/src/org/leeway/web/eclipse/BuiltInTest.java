package org.leeway.web.eclipse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.exchange.Importer;
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
		// objects that layers show have no class
		List<Contribution> registered = Extensions.of("org.leeway.core.layers").stream()
				.filter(each -> each.name().equals("layer")).toList();
		assertTrue(names(registered, true).containsAll(layers), layers.toString());
	}

	@Test
	void describesFormatsAsCoreDoes() {
		BuiltInFormats.register();
		List<String> formats = formats(BuiltIn.of("org.leeway.core.formats"));
		assertTrue(formats.size() > 5, formats.toString());
		assertTrue(formats(Extensions.of("org.leeway.core.formats")).containsAll(formats), formats.toString());
	}

	private static List<String> formats(List<Contribution> contributions) {
		return contributions.stream().filter(each -> each.attribute("importer").isPresent())
				.map(each -> each.create("importer", Importer.class).getClass().getName() + " "
						+ Stream.of("id", "title", "summary", "extensions", "importer", "rowsAfter").map(each::attribute).toList())
				.toList();
	}

	private static List<String> names(List<Contribution> contributions, boolean isOrdered) {
		List<String> names = contributions.stream()
				.map(each -> each.create("class", Object.class).getClass().getName() + " " + each.isTrue("standard")).toList();
		return isOrdered ? names : names.stream().sorted().toList();
	}
}
