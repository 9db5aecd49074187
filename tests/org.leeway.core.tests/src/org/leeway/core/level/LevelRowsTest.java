package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.files.InputFile;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** Levels that are read row by row, compared with {@link LevelFiles}. */
@Tag("slow")
class LevelRowsTest {

	@TempDir
	private Path folder;
	private Path file;

	@BeforeEach
	void nameFile() {
		file = folder.resolve("level.leeway");
	}

	@Test
	void readsWhatTheWholeLevelHolds() throws IOException {
		for (int seed = 0; seed < 200; seed++) {
			Level level = RandomLevels.conflicting(new Random(seed));
			LevelFiles.save(level, file);
			LevelSnapshot whole = LevelSnapshot.of(LevelFiles.load(file));
			assertEquals(whole.header(), LevelRows.readHeader(file, Progress.NONE), "seed " + seed);
			assertEquals(whole.grid(), readGrid(whole.header()), "seed " + seed);
		}
	}

	private TerrainGrid readGrid(LevelHeader header) throws IOException {
		TerrainGridEditor editor = TerrainGrid.filled(header.width(), header.height(), 0).edit();
		int[] rows = new int[1];
		LevelRows.read(file, header, row -> editor.setRow(0, rows[0]++, row, 0, header.width()), Progress.NONE);
		assertEquals(header.height(), rows[0]);
		return editor.build();
	}

	@Test
	void refusesDamagedFilesWithTheSameWords() throws IOException {
		Random random = new Random(7);
		int refused = 0;
		for (int round = 0; round < 3000; round++) {
			byte[] bytes = LevelTexts.VALID.getBytes(StandardCharsets.UTF_8);
			int at = random.nextInt(bytes.length);
			switch (random.nextInt(3)) {
			case 0 -> bytes[at] = bytes[random.nextInt(bytes.length)];
			case 1 -> bytes[at] = (byte) random.nextInt(128);
			default -> bytes = Arrays.copyOf(bytes, at);
			}
			Files.write(file, bytes);
			String whole = problem(() -> LevelFiles.load(file));
			String rows = problem(() -> LevelRows.readHeader(file, Progress.NONE));
			assertEquals(whole, rows, "round " + round);
			refused += whole.isEmpty() ? 0 : 1;
		}
		assertTrue(refused > 1000 && refused < 3000, refused + " refused");
	}

	/** A reader of a file. */
	private interface Reading {
		void run() throws IOException;
	}

	private static String problem(Reading reading) throws IOException {
		try {
			reading.run();
			return "";
		} catch (LevelFormatException refused) {
			return refused.getMessage();
		}
	}

	@Test
	void whatIsTooLargeForMemoryIsReadNevertheless() throws IOException {
		int height = TerrainGrid.MAX_SIDE + 5;
		write("3 x " + height + "\n" + "0*3\n".repeat(height - 1) + "0 1 0\n");
		LevelTooLargeException refused = assertThrows(LevelTooLargeException.class, () -> LevelFiles.load(file));
		assertSays(refused.getMessage(), file + ":21: <terrain>: \"3 x " + height + "\"", "size", " 1 to 65536",
				" 268435456 cells");
		LevelHeader header = LevelRows.readHeader(file, Progress.NONE);
		assertEquals(List.of(3, height), List.of(header.width(), header.height()));
		byte[][] last = new byte[1][];
		LevelRows.read(file, header, row -> last[0] = row.clone(), Progress.NONE);
		assertArrayEquals(new byte[] { 0, 1, 0 }, last[0]);
	}

	@Test
	void whatIsTooLargeForRowsTooNamesTheLimit() throws IOException {
		for (String size : List.of("65537 x 1", "1 x 2147483648")) {
			write(size + "\n0\n");
			assertSays(problem(() -> LevelRows.readHeader(file, Progress.NONE)),
					file + ":21: <terrain>: \"" + size + "\"", "size", " 1 to 65536 columns", " 1 to 2147483647 rows");
		}
	}

	@Test
	void fileThatChangesMeanwhileIsRefused() throws IOException {
		write("2 x 2\n0 0\n0 0\n");
		LevelHeader header = LevelRows.readHeader(file, Progress.NONE);
		for (String changed : List.of("2 x 3\n0 0\n0 0\n0 0\n", "2 x 2\n0 0\n", "2 x 2\n0\n")) {
			write(changed);
			String problem = problem(() -> LevelRows.read(file, header, row -> {
			}, Progress.NONE));
			assertTrue(problem.contains("the file has changed while it was read"), problem);
		}
	}

	@Test
	void tellsWhatIsReadAndCanBeCancelled() throws IOException {
		write("3 x 90000\n" + "0*3\n".repeat(90_000));
		int[] pieces = new int[1];
		Progress counting = new Progress() {
			@Override
			public void worked(int units) {
				pieces[0] += units;
			}

			@Override
			public boolean cancelled() {
				return pieces[0] == 8;
			}
		};
		LevelHeader header = LevelRows.readHeader(file, counting);
		assertEquals(Files.size(file) >> 16, pieces[0]);
		assertEquals(InputFile.pieces(file), pieces[0] + 1);
		assertThrows(CancellationException.class, () -> LevelRows.read(file, header, row -> {
		}, counting));
		assertEquals(8, pieces[0]);
	}

	private void write(String grid) throws IOException {
		Files.writeString(file, LevelTexts.VALID.replace("y=\"2\"", "y=\"0\"").replace(LevelTexts.TERRAIN,
				"<terrain>\n" + grid + "</terrain>"));
	}
}
