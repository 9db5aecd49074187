package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of invisible characters, which messages show escaped. Nothing else in a text changes. */
class MessageTextTest {

	/**
	 * Ranges of characters that a reader of a message would not see. They are format characters (category Cf of Unicode
	 * 15), control characters, separators, and halves of surrogate pairs. Each must be escaped.
	 */
	@ParameterizedTest
	@CsvSource({"0,1F", "7F,9F", "AD,AD", "600,605", "61C,61C", "6DD,6DD", "70F,70F", "890,891", "8E2,8E2", "180E,180E",
			"200B,200F", "2028,202E", "2060,2064", "2066,206F", "D800,DFFF", "FEFF,FEFF", "FFF9,FFFB", "110BD,110BD",
			"110CD,110CD", "13430,1343F", "1BCA0,1BCA3", "1D173,1D17A", "E0001,E0001", "E0020,E007F"})
	void theInvisibleIsEscaped(String from, String to) {
		for (int c = Integer.parseInt(from, 16); c <= Integer.parseInt(to, 16); c++) {
			String text = Character.toString(c);
			StringBuilder escaped = new StringBuilder();
			text.chars().forEach(each -> escaped.append(each == '\n' ? "\\n" : each == '\r' ? "\\r" : each == '\t' ? "\\t"
					: String.format("\\u%04x", each)));
			assertEquals("a" + escaped + "z", MessageText.visible("a" + text + "z"));
		}
	}

	@ParameterizedTest
	@CsvSource({"20,7E", "A0,AC", "AE,5FF", "3040,30FF", "4E00,9FFF", "AC00,D7A3", "1F600,1F64F", "FE0F,FE0F"})
	void lettersAndPicturesStay(String from, String to) {
		StringBuilder text = new StringBuilder();
		for (int c = Integer.parseInt(from, 16); c <= Integer.parseInt(to, 16); c++) {
			text.appendCodePoint(c);
		}
		assertEquals(text.toString(), MessageText.visible(text.toString()));
	}

	@Test
	void aTextIsNotCutThroughACharacter() {
		assertEquals("\"" + "x".repeat(39) + "...\"", MessageText.quote("x".repeat(39) + "\uD83D\uDE00"));
		assertEquals("\"" + "x".repeat(38) + "\uD83D\uDE00...\"", MessageText.quote("x".repeat(38) + "\uD83D\uDE00y"));
		assertEquals("\"" + "x".repeat(34) + "\\n" + "x".repeat(3) + "...\"",
				MessageText.quote("x".repeat(34) + "\n" + "x".repeat(3) + "\uD83D\uDE00"));
	}
}
