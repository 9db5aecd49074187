package org.leeway.pathing.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;

class TypedOptionTest {

	private final TypedOption.Decimal scale = new TypedOption.Decimal("scale", "the scale", OptionalDouble.of(1), 0.5, 2);

	@Test
	void aNumberIsReadAndWritten() {
		assertEquals(OptionalDouble.of(0.625), scale.parse(" 0.625 "));
		assertEquals("0.625", scale.format(OptionalDouble.of(0.625)));
		assertEquals("0.5 to 2", scale.range());
	}

	@Test
	void otherTextsAreRefused() {
		for (String text : new String[] {"0.4", "2.1", "none", "NaN", "x", ""}) {
			assertThrows(IllegalArgumentException.class, () -> scale.parse(text), text);
		}
	}

	@Test
	void limitsIncrease() {
		TypedOption.Limits limits = new TypedOption.Limits("limits", "the limits", 0, 90, 3);
		assertEquals(List.of(18.0, 22.5, 36.0), limits.parse("18, 22.5,36"));
		assertEquals("18,22.5,36", limits.format(List.of(18.0, 22.5, 36.0)));
		assertEquals(List.of(), limits.parse(limits.format(limits.standard())));
		for (String text : new String[] {"", "18,", "22,18", "18,18", "91", "1,2,3,4", "18;22", "none,18"}) {
			String problem = assertThrows(IllegalArgumentException.class, () -> limits.parse(text), text).getMessage();
			assertSays(problem, "expected none or 0 to 90", "up to 3", "increase", "commas");
		}
	}
}
