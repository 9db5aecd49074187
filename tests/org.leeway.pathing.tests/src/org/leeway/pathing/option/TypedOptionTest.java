package org.leeway.pathing.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class TypedOptionTest {

	private final TypedOption.Real scale = new TypedOption.Real("scale", "the scale", 1.0, 0.5, 2);

	@Test
	void aRealNumberIsReadAndWritten() {
		assertEquals(0.625, scale.parse(" 0.625 "));
		assertEquals("0.625", scale.format(0.625));
		assertEquals("0.5 to 2", scale.range());
	}

	@Test
	void otherTextsAreRefused() {
		for (String text : new String[] {"0.4", "2.1", "0.6251", "NaN", "x", ""}) {
			assertThrows(IllegalArgumentException.class, () -> scale.parse(text), text);
		}
	}
}
