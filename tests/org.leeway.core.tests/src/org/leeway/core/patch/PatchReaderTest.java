package org.leeway.core.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertOneLine;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.pathing.Progress;
import org.leeway.testing.Rounds;

/**
 * Tests of files that are no patches. Each file gives one message with the name of the file and, if it is known, the
 * line.
 */
class PatchReaderTest {

	private static final long SEED = 20261128;
	private static final String GOOD = """
			{
			  "format": "leeway-patch",
			  "version": 1,
			  "level": "Ford",
			  "width": 4,
			  "height": 3,
			  "terrains": [
			    [0, "ground"],
			    [7, "bridge"]
			  ],
			  "base": "948db5930bd5cacd8c30f2a03294044e9aec7944767b55ae17415abb6f4bc902",
			  "note": "A bridge here?",
			  "runs": [
			    [2, 0, 1, 7],
			    [1, 1, 2, 0]
			  ]
			}
			""";

	@TempDir
	private Path folder;

	private Path file() {
		return folder.resolve("x.json");
	}

	private LevelPatch read(String text) throws IOException {
		return PatchReader.read(Files.writeString(file(), text), Progress.NONE);
	}

	private void assertRefused(String text, int line, String... facts) {
		String message = assertThrows(LevelFormatException.class, () -> read(text), text).getMessage();
		assertOneLine(message, facts);
		assertTrue(message.startsWith(file() + ":" + line + ": "), message);
		assertTrue(message.length() < file().toString().length() + 350, message);
	}

	/**
	 * Replaces a part of the text of a valid patch. Expects that the reader refuses the result, with a message that names the
	 * line.
	 */
	private void assertRefused(String part, String by, int line, String... facts) {
		assertTrue(GOOD.contains(part), part);
		assertRefused(GOOD.replace(part, by), line, facts);
	}

	@Test
	void otherBlanksEscapesAndRunsThatTouchAreTaken() throws IOException {
		LevelPatch good = read(GOOD);
		assertEquals(good, read(GOOD.replaceAll("\\n *", "")));
		assertEquals(good, read("\uFEFF" + GOOD.replace("\n", "\r\n").replace("ridge", "\\u0072idge")));
		assertEquals(good, read(GOOD.replace("[1, 1, 2, 0]", "[1, 1, 1, 0], [2, 1, 1, 0]")));
		assertEquals(0, read(GOOD.replaceAll("(?s)\"runs\".*]", "\"runs\": []")).runs().size());
		assertEquals("", read(GOOD.replaceAll(" *\"note.*\\n", "")).note());
	}

	@Test
	void membersAreChecked() {
		assertRefused("[]", 1, "expected an object");
		assertRefused("\"leeway-patch\"", 1, "expected an object");
		assertRefused("<level/>", 1, "malformed JSON");
		assertRefused("", 1, "the file ends");
		assertRefused(GOOD + "{}", 18, "$");
		assertRefused("\"leeway-patch\"", "\"<script>alert(1)</script>\"", 2,
				"\"<script>alert(1)</script>\", expected \"leeway-patch\"");
		assertRefused("  \"format\": \"leeway-patch\",\n", "", 2, "$.version", "expected \"format\": \"leeway-patch\" before it");
		assertRefused("\"version\": 1", "\"version\": 2", 3, "$.version", "2, expected 1");
		assertRefused("\"version\": 1", "\"version\": \"1\"", 3, "$.version", "expected a whole number");
		assertRefused("\"version\": 1", "\"version\": 1, \"version\": 1", 3, "$.version", "for the second time");
		assertRefused("\"version\": 1", "\"version\": 1, \"__proto__\": {}", 3, "$.__proto__", "unknown member");
		assertRefused("  \"level\": \"Ford\",\n", "", 17, "no member \"level\"");
		assertRefused("\"Ford\"", "17", 4, "$.level", "expected a string");
		assertRefused("\"Ford\"", "\"" + "x".repeat(1001) + "\"", 4, "1001 characters, expected 0 to 1000");
		assertRefused("\"Ford\"", "\"\\ud83d\"", 4, "half a surrogate pair");
		assertRefused("\"A bridge here?\"", "\"\"", 12, "0 characters, expected 1 to 10000");
		assertRefused("\"A bridge here?\"", "\"" + "x".repeat(10_001) + "\"", 12, "10001 characters, expected 1 to 10000");
		assertRefused("\"base\": \"94", "\"base\": \"9G", 11, "$.base", "expected 64 digits");
		assertRefused("bc902\"", "bc9020\"", 11, "$.base", "expected 64 digits");
		assertRefused("4bc902\"", "4BC902\"", 11, "$.base", "expected 64 digits");
	}

	@Test
	void sizesAndTerrainsAreChecked() {
		for (String number : List.of("0", "-1", "65537", "1e3", "4.0", "99999999999", "1e999", "-0", "true", "null", "[4]", "\"4\"",
				"NaN")) {
			assertThrows(LevelFormatException.class, () -> read(GOOD.replace("\"width\": 4", "\"width\": " + number)), number);
		}
		for (String number : List.of("0.5", "1e0", "-1", "1e999", "99999999999", "true", "null", "[0]", "\"0\"", "NaN")) {
			assertThrows(LevelFormatException.class, () -> read(GOOD.replace("[2, 0,", "[2, " + number + ",")), number);
		}
		assertRefused("\"width\": 4", "\"width\": 65537", 5, "$.width", "65537, expected 1 to 65536");
		assertRefused(GOOD.replace("\"width\": 4", "\"width\": 65536").replace("\"height\": 3", "\"height\": 65536"), 13,
				"65536 x 65536 cells, expected at most 268435456");
		assertRefused("[0, \"ground\"]", "[8, \"ground\"]", 9, "$.terrains[1]", "7, expected 9 to 255");
		assertRefused("[7, \"bridge\"]", "[256, \"bridge\"]", 9, "256, expected 1 to 255");
		assertRefused("\"bridge\"", "\" bridge\"", 9, "expected at least one character");
		assertRefused("\"bridge\"", "\"a\\nb\"", 9, "no control characters");
		assertRefused("\"bridge\"]", "\"bridge\", 1]", 9, "one value more");
		assertRefused("[7, \"bridge\"]", "[]", 9, "an empty array");
		assertRefused("[7, \"bridge\"]", "7", 9, "$.terrains[1]");
	}

	@Test
	void runsAreChecked() {
		assertRefused("[2, 0, 1, 7]", "[4, 0, 1, 7]", 14, "$.runs[0]", "at 4,0", "4 x 3 cells");
		assertRefused("[2, 0, 1, 7]", "[-1, 0, 1, 7]", 14, "at -1,0");
		assertRefused("[1, 1, 2, 0]", "[1, 3, 2, 0]", 15, "at 1,3");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 3, 7]", 14, "length 3, expected 1 to 2");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 2147483647, 7]", 14, "length 2147483647, expected 1 to 2");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 0, 7]", 14, "length 0");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 1, 1]", 14, "terrain 1, expected the id of one of the terrains");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 1, -7]", 14, "terrain -7");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 1]", 14, "expected a whole number");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 1, 7, 0]", 14, "one value more");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 1, \"7\"]", 14, "expected a whole number");
		assertRefused("[2, 0, 1, 7]", "[2, 0, 1, 4294967303]", 14, "4294967303", "expected a whole number of 32 bits");
		assertRefused("[1, 1, 2, 0]", "[2, 0, 1, 0]", 15, "at 2,0, expected a run behind 2,0");
		assertRefused("[1, 1, 2, 0]", "[0, 0, 1, 0]", 15, "at 0,0, expected a run behind 2,0");
		assertRefused("\"width\": 4,\n", "\n", 13, "$.runs", "expected width, height and terrains before it");
	}

	@Test
	void deepNestingIsRefused() {
		for (String open : List.of("[", "{\"a\":")) {
			String deep = open.repeat(200_000);
			assertThrows(LevelFormatException.class, () -> read(deep));
			assertThrows(LevelFormatException.class, () -> read("{\"format\": " + deep));
			assertThrows(LevelFormatException.class, () -> read(GOOD.replace("[2, 0, 1, 7]", deep)));
			assertThrows(LevelFormatException.class, () -> read(GOOD.replace("\"Ford\"", deep)));
		}
	}

	@Test
	void hugeArraysAndStringsAreRefused() throws IOException {
		assertRefused("\"Ford\"", "\"" + "x".repeat(1 << 21) + "\"", 4, "more than 1 MiB in one piece");
		StringBuilder terrains = new StringBuilder("[0, \"ground\"]");
		for (int id = 1; id <= 300; id++) {
			terrains.append(", [").append(id).append(", \"t").append(id).append("\"]");
		}
		assertRefused("[0, \"ground\"]", terrains.toString(), 8, "256, expected 256 to 255");
		StringBuilder runs = new StringBuilder();
		for (int i = 0; i <= PaintedRuns.MOST; i++) {
			runs.append('[').append(2 * i % 4096).append(',').append(2 * i / 4096).append(",1,7],\n");
		}
		String many = GOOD.replace("\"width\": 4", "\"width\": 4096").replace("\"height\": 3", "\"height\": 4096")
				.replace("    [2, 0, 1, 7],\n    [1, 1, 2, 0]\n", runs.substring(0, runs.length() - 2));
		assertRefused(many, 14 + PaintedRuns.MOST, "more than 1,048,576 runs");
		try (OutputStream out = Files.newOutputStream(file())) {
			byte[] blanks = " \n".repeat(1 << 15).getBytes(StandardCharsets.UTF_8);
			for (long size = 0; size <= PatchReader.MAX_BYTES; size += blanks.length) {
				out.write(blanks);
			}
		}
		assertTrue(assertThrows(LevelFormatException.class, () -> PatchReader.read(file(), Progress.NONE)).getMessage()
				.contains("too large"));
	}

	/**
	 * Damages a patch at random places. The reader must either refuse the file with a message of one line, or return a patch.
	 * Such a patch must stay equal when it is written and read again.
	 */
	@Test
	void damagedFilesAreRefusedOrMeanAPatch() throws IOException {
		Random random = new Random(SEED);
		byte[] good = GOOD.getBytes(StandardCharsets.UTF_8);
		for (int round = 0; round < Rounds.of(1000); round++) {
			byte[] bytes = good.clone();
			for (int i = random.nextInt(3); i >= 0; i--) {
				bytes[random.nextInt(bytes.length)] = random.nextBoolean() ? (byte) random.nextInt() : good[random.nextInt(good.length)];
			}
			Files.write(file(), bytes);
			try {
				LevelPatch patch = PatchReader.read(file(), Progress.NONE);
				Path again = folder.resolve("again.json");
				try (OutputStream out = Files.newOutputStream(again)) {
					PatchWriter.write(patch, out);
				}
				assertEquals(patch, PatchReader.read(again, Progress.NONE), "round " + round);
			} catch (LevelFormatException refused) {
				assertOneLine(refused.getMessage(), file().toString());
			}
		}
	}

	@Test
	void patchesAreRecognisedByTheirStartOrTheirName() throws IOException {
		assertTrue(PatchReader.isPatch(Files.writeString(file(), GOOD)));
		assertTrue(PatchReader.isPatch(Files.writeString(file(), "\uFEFF{\"format\":\"leeway-patch\"")));
		assertTrue(PatchReader.isPatch(folder.resolve("none.patch.json")));
		assertFalse(PatchReader.isPatch(Files.writeString(file(), "{\"version\": 1, \"format\": \"leeway-patch\"}")));
		assertFalse(PatchReader.isPatch(Files.writeString(file(), "{\"infinite\": false}")));
		assertFalse(PatchReader.isPatch(folder.resolve("none.json")));
		assertFalse(PatchReader.isPatch(folder));
	}
}
