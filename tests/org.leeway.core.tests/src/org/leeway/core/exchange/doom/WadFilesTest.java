package org.leeway.core.exchange.doom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of the import of WADs with several maps: the choice of maps, and files or maps that cannot be read. */
class WadFilesTest extends WadImporterBase {

	@Test
	void mapsAreChosenByName() throws IOException {
		byte[] wad = twoMaps().build();
		assertEquals(List.of("E1M1", "E1M2"), names(read(wad, Map.of())));
		assertEquals(List.of("E1M2"), names(read(wad, Map.of("maps", " e1m2 "))));
		assertEquals(List.of("E1M2", "E1M1"), names(read(wad, Map.of("maps", "E1M2, E1M1,E1M2"))));
		assertRefused(wad, Map.of("maps", "E1M1,E1M3"), "no map E1M3, expected some of E1M1, E1M2");
		assertRefused(wad, Map.of("maps", ","), "no map, expected some of E1M1, E1M2");
	}

	@Test
	void theMapsOfAFileCanBeListed() throws IOException {
		WadImporter importer = new WadImporter();
		Path file = Files.write(folder.resolve("x.wad"), twoMaps().build());
		assertEquals(List.of(List.of("E1M1", "E1M2"), List.of()), importer.options().stream().map(option -> {
			try {
				return importer.names(option, file);
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		}).toList());
	}

	private static List<String> names(Import read) {
		return read.levels().stream().map(ImportedLevel::name).toList();
	}

	private static WadBuilder twoMaps() {
		WadBuilder wad = new WadBuilder();
		for (String name : List.of("E1M1", "E1M2")) {
			int room = wad.sector(0, 128);
			wad.wall(0, 64, 64, 64, room).wall(64, 64, 64, 0, room).wall(64, 0, 0, 0, room).wall(0, 0, 0, 64, room)
					.map(name);
		}
		return wad;
	}

	@Test
	void ofTwoMapsWithOneNameTheLastCounts() throws IOException {
		WadBuilder wad = twoMaps();
		int room = wad.sector(0, 128);
		wad.wall(0, 32, 64, 32, room).wall(64, 32, 64, 0, room).wall(64, 0, 0, 0, room).wall(0, 0, 0, 32, room).map("E1M1");
		Import read = read(wad, Map.of());
		assertEquals(List.of("E1M1", "E1M2"), names(read));
		assertEquals(2, read.levels().getFirst().level().getTerrain().height());
	}

	@Test
	void aMapThatIsOpenEverywhereSaysWhere() throws IOException {
		WadBuilder wad = twoMaps();
		wad.sector(0, 128);
		assertLeftOut(wad.wall(0, 64, 64, 64, 0).wall(64, 64, 64, 1, 0).wall(64, 0, 0, 0, 0).wall(0, 0, 0, 64, 0)
				.map("E1M3"), "no floor", "sectors", "not closed", " 64,33 and 32,0 and 0,32 and 1 more places");
	}

	@Test
	void aMapThatCannotBeReadIsLeftOut() throws IOException {
		assertLeftOut(twoMaps().lump("E1M3").lump("THINGS").lump("LINEDEFS"), " no lump SECTORS");
		assertLeftOut(twoMaps().lump("E1M3").lump("TEXTMAP").lump("ENDMAP"), "UDMF", "TEXTMAP",
				"binary format of DOOM");
		assertLeftOut(twoMaps().map("E1M3").lump("BEHAVIOR"), " Hexen", "BEHAVIOR", "DOOM");
		assertLeftOut(twoMaps().map("E1M3").without("x").lump("E1M3").lump("SECTORS", new byte[5]), " 5 bytes of SECTORS",
				"multiple of 26");
		assertLeftOut(twoMaps().map("E1M3"), " no floor");
		WadBuilder low = twoMaps();
		low.sector(0, 55);
		assertLeftOut(low.wall(0, 0, 0, 9, 0).wall(0, 9, 9, 0, 0).wall(9, 0, 0, 0, 0).map("E1M3"), " no floor");
		WadBuilder reference = twoMaps();
		reference.sector(0, 128);
		assertLeftOut(reference.wall(0, 0, 0, 9, 7).map("E1M3"), " record 0 in SIDEDEFS", "sector 7, but there are 1");
		WadBuilder wide = twoMaps();
		wide.sector(0, 128);
		wide.wall(-32000, 0, 0, 32000, 0).wall(0, 32000, 32000, 0, 0).wall(32000, 0, 0, -32000, 0)
				.wall(0, -32000, -32000, 0, 0).map("E1M3");
		Import read = read(wide.build(), Map.of("units-per-cell", "3"));
		assertSays(read.diagnostics().getFirst().message(), "E1M3 ", " 21334 x 21334 cells", " 1 to 65536",
				" 268435456", "left out");
	}

	private void assertLeftOut(WadBuilder wad, String... facts) throws IOException {
		Import read = read(wad, Map.of());
		assertEquals(List.of("E1M1", "E1M2"), names(read));
		Diagnostic loss = read.diagnostics().getFirst();
		assertEquals(Diagnostic.Kind.LOST, loss.kind());
		assertTrue(loss.message().startsWith("E1M3 ") && loss.message().contains("left out"), loss.message());
		assertSays(loss.message(), facts);
	}

	/**
	 * Offsets and sizes in a WAD are unsigned. In this directory, the last entry has an offset, a size, or a sum of both above
	 * 2^31. A signed int would be negative there, and would pass a test such as "offset + size is at most the length of the
	 * file".
	 */
	@Test
	void numbersOfLumpsAreNotNegative() throws IOException {
		for (int[] entry : new int[][] {{12, -26}, {-26, 26}, {Integer.MAX_VALUE, Integer.MAX_VALUE}}) {
			byte[] wad = twoMaps().map("E1M3").lump("E1M3").lump("SECTORS").build();
			ByteBuffer.wrap(wad).order(ByteOrder.LITTLE_ENDIAN).putInt(wad.length - 16, entry[0]).putInt(wad.length - 12, entry[1]);
			Import read = read(wad, Map.of());
			assertEquals(List.of("E1M1", "E1M2"), names(read));
			Diagnostic loss = read.diagnostics().getFirst();
			assertEquals(Diagnostic.Kind.LOST, loss.kind());
			assertSays(loss.message(), "E1M3 ", " " + Integer.toUnsignedString(entry[1]) + " bytes of SECTORS",
					" byte " + Integer.toUnsignedString(entry[0]), " " + wad.length, "left out");
		}
	}

	@Test
	void aDirectoryOfMillionsIsRefused() throws IOException {
		int count = (1 << 20) + 1;
		byte[] wad = Arrays.copyOf(header(count, 12), 12 + 16 * count);
		assertRefused(wad, Map.of(), "a directory of 1048577 lumps, expected at most 1048576");
	}

	@Test
	void whatIsNoWadIsRefused() throws IOException {
		assertRefused(new byte[0], Map.of(), "a file of 0 bytes, expected a header of 12");
		assertRefused("WAD2 and more".getBytes(StandardCharsets.US_ASCII), Map.of(),
				"begins with \"WAD2\", expected IWAD or PWAD");
		assertRefused(header(1000, 12), Map.of(), "1000 lumps", "byte 12,", " 12 bytes");
		assertRefused(header(-1, 12), Map.of(), "4294967295 lumps", "byte 12,", " 12 bytes");
		assertRefused(header(Integer.MAX_VALUE, Integer.MAX_VALUE), Map.of(), "a directory of 2147483647 lumps");
		assertRefused(header(1, -16), Map.of(), "a directory of 1 lumps at byte 4294967280");
		assertRefused(header(0, 12), Map.of(), "no map, expected a lump such as E1M1 or MAP01 before THINGS");
		assertRefused(new WadBuilder().map("E1M1").build(), Map.of(), "E1M1 has no floor on which the player could stand");
		Path none = folder.resolve("none.wad");
		assertThrows(FileSystemException.class, () -> new WadImporter().read(none, OptionValues.STANDARD, Progress.NONE));
		assertThrows(FileSystemException.class, () -> new WadImporter().read(folder, OptionValues.STANDARD, Progress.NONE));
	}

	private static byte[] header(int count, int offset) {
		return ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN)
				.put("PWAD".getBytes(StandardCharsets.US_ASCII)).putInt(count).putInt(offset).array();
	}

	@Test
	void wadsAreRecognised() {
		assertTrue(new WadImporter().recognises(new FileStart("IWAD....")));
		assertTrue(new WadImporter().recognises(new FileStart("PWAD....")));
		assertTrue(!new WadImporter().recognises(new FileStart("WAD3....")));
	}

	@Test
	void canBeCancelled() {
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// does nothing: only cancelling matters here
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		Path file = folder.resolve("a.wad");
		assertThrows(CancellationException.class, () -> new WadImporter().read(Files.write(file, twoMaps().build()),
				OptionValues.STANDARD, cancelled));
	}

	/** Checks that the WADs of {@link WadBuilder} are valid: an independent program must be able to read them. */
	@Test
	void zdbspReadsTheWadsOfThisTest() throws IOException, InterruptedException {
		Path program = Path.of("/usr/bin/zdbsp");
		assumeTrue(Files.isExecutable(program), "zdbsp is not installed");
		Path in = Files.write(folder.resolve("in.wad"), twoMaps().build());
		Path out = folder.resolve("out.wad");
		Process process = new ProcessBuilder(program.toString(), "-o", out.toString(), in.toString())
				.redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(0, process.waitFor(), output);
		Import read = new WadImporter().read(out, OptionValues.STANDARD, Progress.NONE);
		assertEquals(List.of("E1M1", "E1M2"), names(read));
		assertEquals(16, area(mesh(read.levels().getFirst().level()), 0));
	}

	private void assertRefused(byte[] wad, Map<String, String> options, String... facts) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> read(wad, options));
		assertTrue(refused.getMessage().startsWith(folder.resolve("test.wad") + ": "), refused.getMessage());
		assertSays(refused.getMessage(), facts);
	}
}
