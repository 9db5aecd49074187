package org.leeway.core.exchange.zeroad;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.testing.Rounds;

/**
 * Tests of damaged maps and damaged games. The importer makes levels that can be saved, or reports one clear message.
 */
class ZeroAdFuzzTest {

	private static final long SEED = 20030701;

	@TempDir
	private Path folder;

	@Test
	void damagedFilesGiveLevelsOrAMessage() throws IOException {
		Random random = new Random(SEED);
		Path mod = MapBuilder.game(folder);
		Path map = new MapBuilder(1, 1000).settings("\"Name\": \"x\", \"CircularMap\": true, \"PlayerData\": [{\"Civ\": \"rome\"}]")
				.entity("gaia/tree/oak", 0, 30, 30, 1).entity("structures/gate", 1, 40, 30, 2).entity("units/walker", 1, 20, 20, 0)
				.write(mod.resolve("maps"), "map");
		List<Path> files = List.of(map, map.resolveSibling("map.xml"), map.resolveSibling("map.xml"),
				mod.resolve("simulation/data/pathfinder.xml"), mod.resolve("simulation/templates/structures/gate.xml"),
				mod.resolve("simulation/templates/template_thing.xml"));
		int read = 0;
		int rounds = Rounds.of(600);
		for (int round = 0; round < rounds; round++) {
			Path file = files.get(random.nextInt(files.size()));
			byte[] whole = Files.readAllBytes(file);
			Files.write(file, damaged(whole, random));
			try {
				read += isRead(map, "seed " + SEED + ", round " + round + ", " + file.getFileName()) ? 1 : 0;
			} finally {
				Files.write(file, whole);
			}
		}
		assertTrue(read > 0 && read < rounds, read + " of " + rounds + " read");
	}

	private static byte[] damaged(byte[] whole, Random random) {
		byte[] bytes = whole.clone();
		for (int i = random.nextInt(4); i >= 0; i--) {
			int at = random.nextInt(random.nextBoolean() ? bytes.length : Math.min(bytes.length, 20));
			bytes[at] = (byte) (random.nextBoolean() ? random.nextInt(256) : "0123456789<>/\"-.eE|".charAt(random.nextInt(19)));
		}
		return switch (random.nextInt(8)) {
		case 0 -> Arrays.copyOf(bytes, random.nextInt(bytes.length));
		case 1 -> new String(bytes, StandardCharsets.ISO_8859_1).replaceFirst("[0-9]+", List.of("1e300", "-1", "99999999999", "NaN", "0")
				.get(random.nextInt(5))).getBytes(StandardCharsets.ISO_8859_1);
		default -> bytes;
		};
	}

	private boolean isRead(Path map, String message) throws IOException {
		try {
			Level level = new ZeroAdImporter().read(map, OptionValues.STANDARD, Progress.NONE).levels().getFirst().level();
			LevelFiles.checkObjects(level, "map");
			LevelFiles.save(level, folder.resolve("out.leeway"));
			return true;
		} catch (LevelFormatException refused) {
			assertTrue(!refused.getMessage().contains("Exception"), message + ": " + refused.getMessage());
			return false;
		} catch (RuntimeException wrong) {
			return fail(message, wrong);
		}
	}
}
