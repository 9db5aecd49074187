package org.leeway.core.exchange.warzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.leeway.core.exchange.warzone.MapBuilder.list;
import static org.leeway.core.exchange.warzone.MapBuilder.object;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.level.LevelFiles;
import org.leeway.testing.Rounds;

/** Tests of damaged and hostile maps. The importer makes levels that can be saved, or reports one clear message. */
class WarzoneFuzzTest extends WarzoneBase {

	private static final int ROUNDS = Rounds.of(300);
	private static final long SEED = 19990305;

	private final Random random = new Random(SEED);
	private int read;
	private int refused;

	private static MapBuilder map() {
		return new MapBuilder(40, "......", ".~#=s.", ".,:mr.", ".pui~.", "......")
				.file("struct.json", list("structures", object("A0CommandCentre", 3 * 128, 3 * 128, 0, 0)))
				.file("feat.bjo", MapBuilder.binary("feat", 8, 0, 0, 0, "Boulder1", "Tree1"))
				.file("droid.ini", "[droid_1]\ntemplate=Truck\nposition=200,300,0\nstartpos=1\n")
				.file("gam.json", "{\"ScrollMinX\": 0, \"ScrollMinY\": 0, \"ScrollMaxX\": 6, \"ScrollMaxY\": 5}")
				.file("level.json", "{\"name\": \"x\", \"players\": 4}");
	}

	@Test
	void damagedFiles() throws IOException {
		for (int round = 0; round < ROUNDS; round++) {
			MapBuilder map = map();
			List<String> names = List.copyOf(map.files.keySet());
			for (int i = random.nextInt(3); i >= 0; i--) {
				String name = names.get(random.nextInt(names.size()));
				map.files.put(name, damaged(map.files.get(name)));
			}
			tryToRead(map.write(folder.resolve("maps/m")), "round " + round);
		}
		assertTrue(read > 0 && refused > 0, read + " read, " + refused + " refused");
	}

	@Test
	void damagedArchives() throws IOException {
		for (int round = 0; round < ROUNDS; round++) {
			byte[] zip = damaged(MapBuilder.zip(Map.of("a/", map(), "b/", map())));
			tryToRead(Files.write(folder.resolve("fuzz.wz"), zip), "round " + round);
		}
		assertTrue(read > 0 && refused > 0, read + " read, " + refused + " refused");
	}

	private byte[] damaged(byte[] original) {
		byte[] bytes = original.clone();
		if (bytes.length < 5) {
			return bytes;
		}
		for (int i = random.nextInt(3); i >= 0; i--) {
			int at = random.nextInt(bytes.length - 4);
			switch (random.nextInt(4)) {
			case 0 -> bytes[at] = (byte) random.nextInt(256);
			case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
			case 2 -> ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putShort(at, (short) random.nextInt());
			default -> ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(at, random.nextInt());
			}
		}
		return random.nextInt(8) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
	}

	private void tryToRead(Path file, String round) {
		String where = "seed " + SEED + ", " + round;
		try {
			Import levels = read(file, Map.of("game", game.toString()));
			for (ImportedLevel level : levels.levels()) {
				LevelFiles.toBytes(level.level());
			}
			read++;
		} catch (LevelFormatException expected) {
			assertTrue(!expected.getMessage().contains("Exception"), where + ": " + expected.getMessage());
			refused++;
		} catch (IOException | RuntimeException unexpected) {
			fail(where, unexpected);
		}
	}

	@Test
	void countsWithoutBytesAreRefused() throws IOException {
		for (int[] size : new int[][] {{Integer.MAX_VALUE, 1}, {-1, -1}, {1 << 16, 1 << 16}, {256, 257}, {0, 4}, {1, 4}}) {
			byte[] map = map().files.get("game.map").clone();
			ByteBuffer.wrap(map).order(ByteOrder.LITTLE_ENDIAN).putInt(8, size[0]).putInt(12, size[1]);
			assertRefused(map().file("game.map", map), Integer.toUnsignedString(size[0]) + " x " + Integer.toUnsignedString(size[1]),
					"65536");
		}
		byte[] gateways = map().files.get("game.map").clone();
		ByteBuffer.wrap(gateways).order(ByteOrder.LITTLE_ENDIAN).putInt(gateways.length - 8, -1);
		assertRefused(map().file("game.map", gateways), "game.map", "ends");
		for (String file : List.of("ttypes.ttp", "feat.bjo")) {
			byte[] counted = map().files.get(file).clone();
			ByteBuffer.wrap(counted).order(ByteOrder.LITTLE_ENDIAN).putInt(8, Integer.MIN_VALUE);
			assertRefused(map().file(file, counted), file, "ends");
		}
	}

	@Test
	void versionsThatAreNotKnownAreRefused() throws IOException {
		for (String file : List.of("game.map", "ttypes.ttp", "feat.bjo")) {
			byte[] bytes = map().files.get(file).clone();
			ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(4, 99);
			assertRefused(map().file(file, bytes), file, "version 99");
		}
		byte[] types = map().files.get("ttypes.ttp").clone();
		types[12] = 12;
		assertRefused(map().file("ttypes.ttp", types), "type 12 of tile 0, expected 0 to 11");
	}

	@Test
	void deepAndLongFilesAreRefused() throws IOException {
		assertRefused(map().file("struct.json", "{\"a\":" + "[".repeat(1 << 20)), "struct.json");
		assertRefused(map().file("gam.json", "{\"a\":" + "{\"b\":".repeat(1 << 18)), "gam.json");
		String many = "{\"name\": \"A0TankTrap\", \"position\": [1, 1]}";
		assertRefused(map().file("struct.json", "{\"a\": [" + (many + ",").repeat(1 << 16) + many + "]}"), "more than 65536 objects");
	}

	/** A zip bomb: an archive of less than a megabyte with a file of 129 MiB. The importer reads at most 64 MiB of a file. */
	@Test
	void bombsAreRefused() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
			for (Map.Entry<String, byte[]> file : map().without("gam.json").files.entrySet()) {
				zip.putNextEntry(new ZipEntry(file.getKey()));
				zip.write(file.getValue());
			}
			zip.putNextEntry(new ZipEntry("gam.json"));
			zip.write("{\"x\": [".getBytes(StandardCharsets.US_ASCII));
			byte[] blanks = new byte[1 << 20];
			Arrays.fill(blanks, (byte) ' ');
			for (int i = 0; i < 129; i++) {
				zip.write(blanks);
				zip.write('1');
				zip.write(',');
			}
		}
		Path file = Files.write(folder.resolve("bomb.wz"), bytes.toByteArray());
		assertTrue(Files.size(file) < 1 << 20);
		LevelFormatException bomb = assertThrows(LevelFormatException.class, () -> read(file, Map.of("game", game.toString())));
		assertSays(bomb.getMessage(), "gam.json", "67108864 bytes");
	}

	@Test
	void sizesOfAGameMayBeAnything() throws IOException {
		Files.writeString(game.resolve("mp/stats/structure.json"),
				"{\"A0CommandCentre\": {\"width\": 2000000000, \"breadth\": -3, \"type\": \"\"}, \"b\": []}");
		Import all = read(map());
		assertTrue(obstacles(all.levels().getFirst().level()).startsWith("A0CommandCentre 0,3 6,4"),
				obstacles(all.levels().getFirst().level()));
		Files.writeString(game.resolve("mp/stats/structure.json"), "{\"a\": {\"width\": \"x\"}}");
		assertRefused(map(), "structure.json", "\"x\"", "whole number");
	}

	@Test
	void tilesWithoutATypeAreSand() throws IOException {
		byte[] types = map().files.get("ttypes.ttp").clone();
		ByteBuffer.wrap(types).order(ByteOrder.LITTLE_ENDIAN).putInt(8, 5);
		Import all = read(map().file("ttypes.ttp", types));
		assertAnySays(all.diagnostics().stream().map(Diagnostic::message).toList(), "no type", "sand", "4c-test");
		assertEquals("@@@@@@\n@....@\n@,...@\n@....@\n@@@@@@\n", picture(all.levels().getFirst().level()));
	}

	private void assertRefused(MapBuilder map, String... facts) {
		LevelFormatException refusal = assertThrows(LevelFormatException.class, () -> read(map));
		assertSays(refusal.getMessage(), facts);
	}
}
