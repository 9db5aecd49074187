package org.leeway.core.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.core.level.preset.LevelTemplates;

/** Tests of the names of imported levels. Every level of a file must get a name that is also a valid name of a file. */
class ImportNamesTest {

	private static List<String> names(String... levels) {
		return ImportNames.of(new Import(Stream.of(levels).map(name -> new ImportedLevel(name, LevelTemplates.level("", 1, 1), true))
				.toList(), List.of()), "out.leeway");
	}

	@Test
	void longNamesAreShortenedAndStayDifferent() {
		String[] levels = {"L".repeat(400), "L".repeat(400) + "x", "L".repeat(401), "\u00e9".repeat(300), "\ud83d\ude00a".repeat(200),
				"\ud842\udfb7".repeat(100), "a".repeat(120), "a".repeat(121)};
		List<String> names = names(levels);
		assertEquals(levels.length, new HashSet<>(names).size(), names.toString());
		for (String name : names) {
			byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
			assertTrue(bytes.length <= 140, name);
			assertEquals(name, new String(bytes, StandardCharsets.UTF_8), "no half of a letter");
			assertTrue(name.startsWith("out-") && name.endsWith(".leeway"), name);
		}
		assertEquals("out-" + "a".repeat(120) + ".leeway", names.get(6));
	}

	@Test
	void equalNamesGetNumbers() {
		assertEquals(List.of("out-a.leeway", "out-A-2.leeway", "out-a-3.leeway", "out-b-c.leeway", "out-..-.leeway"),
				names("a", "A", "a", "b / c", "../"));
		assertEquals(List.of("out.leeway"), names("L".repeat(400)));
	}
}
