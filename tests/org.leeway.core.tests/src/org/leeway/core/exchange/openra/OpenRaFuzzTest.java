package org.leeway.core.exchange.openra;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Import;
import org.leeway.core.level.LevelFiles;
import org.leeway.testing.Rounds;

/**
 * Tests of damaged maps and mods. From each map, the importer makes a level that can be saved, or reports one clear
 * message.
 */
class OpenRaFuzzTest extends OpenRaImporterBase {

	private static final int ROUNDS = Rounds.of(300);
	private static final long SEED = 1996;
	/** Parts of files that mean something. */
	private static final List<String> WORDS = List.of("Inherits", "-", "@", ":", ": ", "\n", "\t", "    ", "#", "\\", "^", "2147483648",
			"-1", "0", ",", "65535", "World", "Building", "Footprint", "MapSize", "Location", "\u0000", "\uFFFF", "\n\t\t\t");

	private final Random random = new Random(SEED);
	private int read;
	private int refused;

	private static MapBuilder map() {
		return new MapBuilder("....~~\n.#==~~\n.ts=bb\n......", 1, 0, 5, 4).resources("010101\n111111\n000000\n010000")
				.thing("mpspawn", 1, 1).thing("house", 3, 1).thing("wall", 5, 3).thing("tree", 1, 2)
				.rules("\n\tHOUSE:\n\t\tInherits@2: ^Vehicle\n\tTOWER:\n\t\t-Building:\n");
	}

	@Test
	void damagedFiles() throws IOException {
		Path mod = MapBuilder.writeMod(folder);
		Path map = map().write(mod.resolve("maps/small"));
		List<Path> files = List.of(map, map.resolveSibling("map.bin"), mod.resolve("mod.yaml"), mod.resolve("rules/all.yaml"),
				mod.resolve("plains.yaml"));
		for (int round = 0; round < ROUNDS; round++) {
			Path file = files.get(random.nextInt(files.size()));
			byte[] whole = Files.readAllBytes(file);
			Files.write(file, file.endsWith("map.bin") ? damaged(whole) : reworded(whole));
			tryToRead(map, "round " + round + " " + file.getFileName());
			Files.write(file, whole);
		}
		assertTrue(read > ROUNDS / 10 && refused > ROUNDS / 10, read + " read, " + refused + " refused");
	}

	@Test
	void damagedArchives() throws IOException {
		Path mod = MapBuilder.writeMod(folder);
		byte[] whole = map().archive();
		for (int round = 0; round < ROUNDS; round++) {
			tryToRead(Files.write(mod.resolve("small.oramap"), damaged(whole)), "round " + round);
		}
		assertTrue(refused > ROUNDS / 10, read + " read, " + refused + " refused");
	}

	private byte[] damaged(byte[] whole) {
		byte[] bytes = whole.clone();
		for (int i = random.nextInt(4); i >= 0; i--) {
			int at = random.nextInt(bytes.length);
			bytes[at] = (byte) (random.nextBoolean() ? random.nextInt(256) : bytes[at] ^ 1 << random.nextInt(8));
		}
		return random.nextInt(8) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
	}

	private byte[] reworded(byte[] whole) {
		StringBuilder text = new StringBuilder(new String(whole, StandardCharsets.UTF_8));
		for (int i = random.nextInt(2); i >= 0; i--) {
			int from = random.nextInt(text.length());
			int to = Math.min(text.length(), from + random.nextInt(4));
			text.replace(from, to, random.nextInt(3) == 0 ? "" : WORDS.get(random.nextInt(WORDS.size())));
		}
		return text.toString().getBytes(StandardCharsets.UTF_8);
	}

	private void tryToRead(Path file, String round) throws IOException {
		String where = "seed " + SEED + ", " + round;
		try {
			Import levels = read(file, Map.of());
			LevelFiles.checkObjects(level(levels), "fuzz");
			LevelFiles.toBytes(level(levels));
			read++;
		} catch (LevelFormatException expected) {
			assertTrue(!expected.getMessage().contains("Exception"), where + ": " + expected.getMessage());
			refused++;
		} catch (RuntimeException unexpected) {
			fail(where, unexpected);
		}
	}
}
