package org.leeway.core.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

class ShortLinesTest {

	private static final Pattern MAP = Pattern.compile("map\\s*");

	private static int find(String text) throws IOException {
		return ShortLines.find(MAP, new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
	}

	/**
	 * Compares the number of the first line that matches with the number that the JDK's reader gives. Lines end with LF, CR or
	 * CR LF.
	 */
	@Test
	void linesEndInThreeWays() throws IOException {
		List<String> pieces = List.of("\n", "\r", "map", "map ", "x", "\u00FC");
		for (int seed = 0; seed < 3000; seed++) {
			Random random = new Random(seed);
			StringBuilder text = new StringBuilder();
			for (int i = 0; i < 12; i++) {
				text.append(pieces.get(random.nextInt(pieces.size())));
			}
			List<String> lines = new BufferedReader(new StringReader(text.toString())).lines().toList();
			int expected = 1 + lines.stream().map(line -> MAP.matcher(line).matches()).toList().indexOf(true);
			assertEquals(expected, find(text.toString()), "seed " + seed);
		}
	}

	@Test
	void longLinesAreNotLookedAt() throws IOException {
		assertEquals(3, find("x".repeat(200_000) + "\nmap" + " ".repeat(98) + "\nmap\n"));
	}
}
