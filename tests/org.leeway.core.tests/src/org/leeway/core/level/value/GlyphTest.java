package org.leeway.core.level.value;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;

/** The characters that terrains may have as glyphs. */
class GlyphTest {

	@Test
	void aGlyphIsOneCharacterOfAnyPlane() {
		for (String glyph : List.of(".", " ", "\u6c34", "\ud83d\ude00")) {
			assertTrue(Glyph.isGlyph(glyph), glyph);
		}
	}

	@Test
	void anyOtherTextIsNoGlyph() {
		for (String text : Arrays.asList(null, "", "..", "\t", "\u0085", "\uFFFE", "\uFFFF", "\ud83d")) {
			assertFalse(Glyph.isGlyph(text), text);
		}
	}
}
