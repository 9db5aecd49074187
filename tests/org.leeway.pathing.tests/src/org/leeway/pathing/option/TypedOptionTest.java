package org.leeway.pathing.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
}
