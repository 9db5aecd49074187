package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.LevelFormatException;

/** Tests of faults of JSON, which are reported in one short line that names no class of a library. */
class JsonSourceTest {

	private static String message(String text) {
		JsonSource json = new JsonSource(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "a.json");
		return assertThrows(LevelFormatException.class, () -> json.reading(() -> {
			json.object(name -> json.unsigned());
			return null;
		})).getMessage();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {"{\"x\" 1}|: Expected ':'", "{\"x\": 1;}|: malformed JSON, expected strict JSON",
			"{\"x\": 'a'}|: malformed JSON, expected strict JSON", "{\"x\": nul}|: malformed JSON, expected strict JSON", "// c|: malformed JSON, expected strict JSON",
			"{\"x\": \"abc\"}|: \"abc\", expected 0 to 4294967295", "{\"x\": 1e999}|: \"1e999\", expected 0 to 4294967295",
			"{\"x\": 1.5}|: \"1.5\", expected 0 to 4294967295", "{\"x\": -1}|: -1, expected 0 to 4294967295",
			"{\"x\": []}|: Expected a long but was BEGIN_ARRAY"})
	void tellsTheReasonAlone(String text, String end) {
		String message = message(text);
		assertTrue(message.startsWith("a.json:1: $") && message.endsWith(end), message);
	}

	@Test
	void aNameOfAnyLengthMakesAShortLine() {
		String message = message("{\"" + "a\\n".repeat(1_000_000) + "\": -1}");
		assertTrue(message.length() < 300, message.length() + " characters");
		assertEquals(1, message.lines().count());
	}
}
