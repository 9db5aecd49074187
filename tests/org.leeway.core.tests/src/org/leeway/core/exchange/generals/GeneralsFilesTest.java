package org.leeway.core.exchange.generals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Formats;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of map files of the game Generals: which files are recognised, and the messages about damaged files. */
class GeneralsFilesTest extends GeneralsImporterBase {

	@Test
	void mapsOfThreeGamesAreToldApartByTheirBeginning() throws IOException {
		byte[] plain = new MapBuilder(4, 4).build();
		assertEquals("generals", format("a.map", plain));
		assertEquals("generals", format("a.map", MapBuilder.refPack(plain)));
		assertEquals("generals", format("a.map", MapBuilder.zlib(plain)));
		assertEquals("generals", format("a.dat", plain));
		assertEquals("movingai", format("a.map", "type octile\nheight 1\nwidth 1\nmap\n.\n".getBytes(StandardCharsets.US_ASCII)));
		assertEquals("movingai", format("a.map", "type wrong\nheight 1\n".getBytes(StandardCharsets.US_ASCII)));
		assertEquals("movingai", format("a.map", new byte[0]));
		assertEquals("generals", format("a.map", new byte[] {'C', 'k', 'M', 'x', 1, 0, 0, 0}));
		assertTrue(!new GeneralsImporter().recognises(new FileStart("EAR\0....EAR")));
	}

	private String format(String name, byte[] bytes) throws IOException {
		Path file = Files.write(folder.resolve(name), bytes);
		return Formats.registered().reading(file).orElseThrow().id();
	}

	@Test
	void whatIsNoMapIsRefused() {
		assertRefused(new byte[0], "does not begin with CkMp");
		assertRefused("CkMx and more".getBytes(StandardCharsets.US_ASCII), "does not begin with CkMp");
		assertRefused(bytes("CkMp", 0), "no chunk HeightMapData");
		assertRefused(bytes("CkMp", -1), "a table of 4294967295 names, expected at most 65536");
		assertRefused(bytes("CkMp", Integer.MAX_VALUE), "a table of 2147483647 names");
		assertRefused(bytes("CkMp", 9), "the file ends early");
		assertRefused(bytes("CkMp", 0, 5, -1, -1), "the chunk \"\" has 4294967295 bytes, but the file has only 2 left");
		assertRefused(bytes("EAR\0", 12, 1, 2), "no RefPack header");
		assertRefused(bytes("ZL5\0", 12, 1, 2), "packed data are damaged");
		assertRefused(bytes("NOX\0", 12, 1, 2), "or the letters of a packing, such as EAR");
	}

	private static byte[] bytes(String letters, int... numbers) {
		ByteBuffer bytes = ByteBuffer.allocate(4 + 4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
		bytes.put(letters.getBytes(StandardCharsets.ISO_8859_1));
		Arrays.stream(numbers).forEach(bytes::putInt);
		return bytes.array();
	}

	@Test
	void bombsAreRefusedBeforeTheyAreUnpacked() {
		byte[] packed = MapBuilder.refPack(new MapBuilder(4, 4).build());
		assertRefused(number(packed, 4, -1), "promises 4294967295 unpacked bytes, expected at most " + 257 * packed.length);
		assertRefused(number(packed, 4, 70000), "promises 70000 unpacked bytes, expected at most");
		assertRefused(number(packed, 4, 999), "promises 999 bytes, but the packed data promise");
		byte[] zlib = MapBuilder.zlib(new MapBuilder(4, 4).build());
		assertRefused(number(zlib, 4, Integer.MAX_VALUE), "promises 2147483647 unpacked bytes, expected at most " + 1032 * zlib.length);
	}

	private static byte[] number(byte[] file, int at, int number) {
		byte[] copy = file.clone();
		ByteBuffer.wrap(copy).order(ByteOrder.LITTLE_ENDIAN).putInt(at, number);
		return copy;
	}

	@Test
	void damagedPackingIsRefused() {
		byte[] packed = MapBuilder.refPack(new MapBuilder(4, 4).build());
		assertRefused(Arrays.copyOf(packed, packed.length / 2), "the packed data end early");
		byte[] before = packed.clone();
		before[13] = 0x1C;
		assertRefused(before, "a copy of bytes before the first one");
		byte[] ended = packed.clone();
		ended[13] = (byte) 0xFC;
		assertRefused(ended, "0 bytes, but promise");
		byte[] longer = number(packed, 4, 100);
		longer[11] = 0;
		longer[12] = 100;
		assertRefused(longer, "");
	}

	@Test
	void countsAreLimited() {
		byte[] map = new MapBuilder(4, 4).water(5, 1, 1, 2, 2).thing("A", 1, 1).build();
		int heights = place(map, 8);
		assertRefused(number(map, heights, 1 << 30), " 1073741824 x 8 ");
		assertRefused(number(map, heights, -8), "a map of -8 x 8 heights");
		assertRefused(number(map, heights + 4, 9), "number of heights is not 8 x 9");
		assertRefused(number(map, heights + 8, 8), "border of 8");
		assertRefused(number(map, heights + 8, -1), "border of -1");
		assertRefused(number(map, heights + 12, Integer.MAX_VALUE), "2147483647 playable areas");
		assertRefused(number(map, heights + 16, 0), "no playable area");
		assertRefused(number(map, heights - 4, Integer.MAX_VALUE),
				"the chunk \"HeightMapData\" has 2147483647 bytes, but the file has only");
		assertRefused(number(map, map.length - 4 * 7, Integer.MAX_VALUE), "more than 16384 corners");
		assertRefused(number(map, map.length - 4 * 7, 20), "the chunk \"PolygonTriggers\" ends early");
	}

	/** Returns the offset of the first place in a map where {@code number} stands twice in a row, as 32-bit numbers. */
	private static int place(byte[] map, int number) {
		ByteBuffer bytes = ByteBuffer.wrap(map).order(ByteOrder.LITTLE_ENDIAN);
		int at = 0;
		while (bytes.getInt(at) != number || bytes.getInt(at + 4) != number) {
			at++;
		}
		return at;
	}

	@Test
	void tooManyThingsAreRefused() {
		MapBuilder map = new MapBuilder(4, 4);
		for (int i = 0; i <= 1 << 16; i++) {
			map.thing("A", 1, 1);
		}
		assertRefused(map.build(), "more than 65536 things");
		assertRefused(new MapBuilder(4, 4).thing("A".repeat(256), 1, 1).build(), "more than 255 letters");
	}

	@Test
	void thingsFarAwayCloseNothing() throws IOException {
		MapBuilder map = new MapBuilder(4, 4);
		for (double far : new double[] {1e6, -1e6, 1e30, Double.NaN, Double.NEGATIVE_INFINITY}) {
			map.thing("TechOilDerrick", far, 20).thing("SupplyPileSmall", 20, far).thing("ChainLinkFence", far, far);
			map.thing("Tampico", far, 20, 0, 0, 16, "").thing("Tampico", 20, far, 0, 0, 32, "");
			map.start(1, far, far);
		}
		map.thing("TechOilDerrick", 20, 20, 0, Double.NaN, 0, "");
		assertEquals("....\n".repeat(4), picture(level(map)));
	}

	@Test
	void canBeCancelled() throws IOException {
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
		Path file = Files.write(folder.resolve("a.map"), new MapBuilder(4, 4).build());
		assertThrows(CancellationException.class, () -> new GeneralsImporter().read(file, OptionValues.STANDARD, cancelled));
	}

	@Test
	void definitionsBesideTheMapAreMentioned() throws IOException {
		Files.writeString(folder.resolve("map.ini"), "");
		assertTrue(read(new MapBuilder(4, 4).build(), Map.of()).diagnostics().getFirst().message().contains("map.ini"));
	}
}
