package org.leeway.core.level.value;

/** The characters that may represent terrains in text. */
public final class Glyph {

	private Glyph() {
	}

	/**
	 * Returns whether a text can be a glyph, that is, a single character that stands for a terrain. The character must
	 * be {@linkplain NameText#isVisible visible}. False for null.
	 */
	public static boolean isGlyph(String text) {
		return text != null && text.codePointCount(0, text.length()) == 1 && NameText.isVisible(text.codePointAt(0));
	}
}
