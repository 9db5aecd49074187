package org.leeway.pathing.grid.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ShapeMaps;

class TerrainGridTextTest {

	private static final TerrainGrid SAMPLE = Pictures.grid("""
			........
			...W....
			S@@@@@@.
			""");

	private static final String SAMPLE_TEXT = """

			8 x 3
			0*8
			0*3 2 0*4
			1 4*6 0
			""";

	@Test
	void writesOneLineARowInRuns() {
		assertEquals(SAMPLE_TEXT, TerrainGridText.format(SAMPLE));
	}

	@Test
	void readsWhatItWrites() {
		for (int seed = 0; seed < 3000; seed++) {
			assertRoundTrip(new RandomMaps(seed).grid(), "seed " + seed);
		}
		ShapeMaps.all().forEach((name, grid) -> assertRoundTrip(grid, name));
		assertRoundTrip(TerrainGrid.filled(65536, 3, 255), "the longest row");
		assertRoundTrip(TerrainGrid.filled(1, 65536, 10), "the highest map");
	}

	@Test
	void readsAllIds() {
		TerrainGridEditor editor = TerrainGrid.filled(256, 2, 0).edit();
		for (int id = 0; id < 256; id++) {
			editor.set(id, 0, id);
			editor.set(255 - id, 1, id);
		}
		assertRoundTrip(editor.build(), "all ids");
	}

	private static void assertRoundTrip(TerrainGrid grid, String message) {
		String text = TerrainGridText.format(grid);
		TerrainGrid read = TerrainGridText.parse(text);
		assertEquals(grid, read, message);
		assertEquals(text, TerrainGridText.format(read), message);
	}

	@Test
	void changedCellChangesOneLine() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			TerrainGridEditor editor = grid.edit();
			int y = random.number(0, grid.height() - 1);
			editor.set(random.number(0, grid.width() - 1), y, 77);
			List<String> before = TerrainGridText.format(grid).lines().toList();
			List<String> after = TerrainGridText.format(editor.build()).lines().toList();
			assertEquals(before.size(), after.size(), "seed " + seed);
			for (int line = 0; line < before.size(); line++) {
				boolean changed = !before.get(line).equals(after.get(line));
				assertEquals(line == y + 2, changed, "seed " + seed + ", line " + line);
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"8 x 3\n0*8\n0*3 2 0*4\n1 4*6 0",
			"\r\n\r\n8 x 3\r\n0*8\r\n0*3 2 0*4\r\n1 4*6 0\r\n",
			"\n\t  8 x 3 \n   0*8\t\n\t0*3   2 0*4\n 1 4*6 0  \n  \n \t ",
			"8x3\n0 0*1 0*6\n0*2 0 2 0*2 0*2\n01 004*06 0",
	})
	void toleratesBlanksAndShortRuns(String text) {
		assertEquals(SAMPLE, TerrainGridText.parse(text));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			``                              | 0 | "" ... size ... "64 x 48"
			`\\n \\n`                       | 2 | "" ... size ... "64 x 48"
			`\\nfoo\\n`                     | 1 | "foo" ... size ... "64 x 48"
			`2 x\\n0*2`                     | 0 | "2 x" ... size ... "64 x 48"
			`2 y 2\\n0*2`                   | 0 | "2 y 2" ... size ... "64 x 48"
			`2 x 2 x 2\\n0*2`               | 0 | "2 x 2 x 2" ... size ... "64 x 48"
			`-2 x 2\\n0*2`                  | 0 | "-2 x 2" ... size ... "64 x 48"
			`2.5 x 2\\n0*2`                 | 0 | "2.5 x 2" ... size ... "64 x 48"
			`2 x 2\\n0*2\\n`                | 2 | the text ends after 1 of 2 rows
			`2 x 2\\n0*2`                   | 1 | the text ends after 1 of 2 rows
			`\\n2 x 2\\n0*2\\n \\n`         | 3 | the text ends after 1 of 2 rows
			`2 x 2\\n0*2\\n\\n0*2`          | 2 | an empty line where row 1 of 2 rows was expected
			`2 x 2\\n0*2\\n0*2\\n0*2\\n`    | 3 | "0*2" after the last of 2 rows
			`2 x 1\\n0\\n`                  | 1 | row 0 holds 1 cells, expected 2
			`2 x 1\\n0*3\\n`                | 1 | row 0: "0*3" where 2 of 2 cells are left
			`2 x 1\\n0 0 0\\n`              | 1 | row 0: "0" where 0 of 2 cells are left
			`2 x 1\\n0*0\\n`                | 1 | row 0: "0*0" where 2 of 2 cells are left
			`2 x 2\\n0*2\\n256 0\\n`        | 2 | row 1: terrain id in "256", expected 0 to 255
			`2 x 1\\n-1 0\\n`               | 1 | row 0: "-1" where id or id*count was expected
			`2 x 1\\n0 a\\n`                | 1 | row 0: "a" where id or id*count was expected
			`2 x 1\\n0*\\n`                 | 1 | row 0: "0*" where id or id*count was expected
			`2 x 1\\n*2\\n`                 | 1 | row 0: "*2" where id or id*count was expected
			`2 x 1\\n0*1*1\\n`              | 1 | row 0: "0*1*1" where id or id*count was expected
			`2 x 1\\n0,0\\n`                | 1 | row 0: "0,0" where id or id*count was expected
			`2 x 1\\n0*2x\\n`               | 1 | row 0: "0*2x" where id or id*count was expected
			""")
	void tellsWhatIsWrongAndWhere(String text, int line, String message) {
		assertRefused(text.replace("\\n", "\n"), line, message.split(" \\.\\.\\. "));
	}

	@ParameterizedTest
	@ValueSource(strings = { "0 x 2", "2 x 0", "65537 x 1", "1 x 65537", "65536 x 4097", "65536 x 65536",
			"4294967297 x 1", "999999999999999999999 x 1" })
	void refusesASizeBeforeItReadsOn(String size) {
		String quoted = size.length() > 24 ? size.substring(0, 24) + "..." : size;
		assertRefused(size + "\n", 0, "\"" + quoted + "\"", " size ", " 1 to 65536 ", " 268435456 cells");
	}

	@Test
	void longNumbersAndLongJunkAreRefusedShortly() {
		String digits = "9".repeat(30);
		assertRefused("2 x 1\n0*" + digits, 1, "row 0: \"0*" + digits.substring(0, 22)
				+ "...\" where 2 of 2 cells are left");
		assertRefused("2 x 1\n" + digits, 1, "row 0: terrain id in \"" + digits.substring(0, 24)
				+ "...\", expected 0 to 255");
		assertRefused("z".repeat(1_000_000), 0, "\"" + "z".repeat(24) + "...\"", " size ", "\"64 x 48\"");
		assertRefused("\u0661 x 1\n0", 0, "\"\u0661 x 1\"", " size ", "\"64 x 48\"");
	}

	private static void assertRefused(String text, int line, String... facts) {
		TerrainGridFormatException refusal = assertThrows(TerrainGridFormatException.class,
				() -> TerrainGridText.parse(text));
		assertSays(refusal.getMessage(), facts);
		assertEquals(line, refusal.line());
	}

	@Test
	void damagedTextIsReadOrRefusedInOrder() {
		for (int seed = 0; seed < 5000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			StringBuilder text = new StringBuilder(SAMPLE_TEXT);
			for (int i = random.number(1, 3); i > 0; i--) {
				int at = random.number(0, text.length() - 1);
				text.replace(at, at + random.number(0, 2), String.valueOf("09* x\n\r-".charAt(random.number(0, 7))));
			}
			try {
				assertRoundTrip(TerrainGridText.parse(text.toString()), "seed " + seed);
			} catch (TerrainGridFormatException refusal) {
				int line = refusal.line();
				assertEquals(Math.clamp(line, 0, text.chars().filter(c -> c == '\n').count()), line, "seed " + seed);
			}
		}
	}
}
