package org.leeway.core.level.value;

/** The characters that may represent terrains in text. */
public final class Glyph {

	private Glyph() {
	}

	/** Returns whether a terrain can have a text as its glyph: one character that a name may hold too. */
	public static boolean isGlyph(String text) {
		return text != null && text.codePointCount(0, text.length()) == 1 && NameText.isVisible(text.codePointAt(0));
	}
}
