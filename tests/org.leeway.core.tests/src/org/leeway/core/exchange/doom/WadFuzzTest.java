package org.leeway.core.exchange.doom;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.option.OptionValues;
import org.leeway.testing.Rounds;

/**
 * Tests of damaged WADs. From each WAD, the importer makes levels with valid meshes that can be saved, or reports one
 * clear message.
 */
class WadFuzzTest {

	private static final int ROUNDS = Rounds.of(300);
	private static final long SEED = 19931210;

	@TempDir
	private Path folder;

	private final Random random = new Random(SEED);
	private int read;
	private int refused;

	@Test
	void damagedBytes() throws IOException {
		for (int round = 0; round < ROUNDS; round++) {
			byte[] bytes = wad();
			for (int i = random.nextInt(4); i >= 0; i--) {
				damage(bytes);
			}
			tryToRead(random.nextInt(8) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes, "round " + round);
		}
		assertTrue(read > 0 && refused > 0, read + " read, " + refused + " refused");
	}

	private void damage(byte[] bytes) {
		int at = random.nextInt(bytes.length - 4);
		switch (random.nextInt(4)) {
		case 0 -> bytes[at] = (byte) random.nextInt(256);
		case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
		case 2 -> ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putShort(at, (short) random.nextInt());
		default -> ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(at, random.nextInt());
		}
	}

	/** Lines between random vertices, with a random sector on each side. The lines cross, overlap, and enclose nothing. */
	@Test
	void linesOfNoSense() throws IOException {
		for (int round = 0; round < ROUNDS; round++) {
			WadBuilder wad = new WadBuilder();
			int sectors = 1 + random.nextInt(4);
			for (int i = 0; i < sectors; i++) {
				wad.sector(8 * random.nextInt(8), 64 + random.nextInt(64), random.nextInt(18), random.nextInt(3));
			}
			int reach = 4 << random.nextInt(10);
			for (int i = random.nextInt(60); i >= 0; i--) {
				wad.line(random.nextInt(reach), random.nextInt(reach), random.nextInt(reach), random.nextInt(reach),
						random.nextInt(sectors), random.nextInt(sectors + 1) - 1, random.nextInt(4), random.nextInt(140),
						random.nextInt(3));
			}
			wad.thing(random.nextInt(reach), random.nextInt(reach), 1);
			tryToRead(wad.map("MAP01").build(), "round " + round);
		}
		assertTrue(read > ROUNDS / 2, read + " read, " + refused + " refused");
	}

	private static byte[] wad() {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 128);
		wad.sector(16, 128, 7, 1);
		wad.wall(0, 64, 64, 64, 0).wall(64, 64, 128, 64, 1).wall(128, 64, 128, 0, 1).wall(128, 0, 64, 0, 1)
				.wall(64, 0, 0, 0, 0).wall(0, 0, 0, 64, 0).line(64, 0, 64, 64, 0, 1, 0, 62, 1)
				.line(10, 10, 30, 20, 0, 0, 1, 0, 0).thing(32, 32, 1).thing(40, 40, 3001);
		return wad.map("MAP01").build();
	}

	private void tryToRead(byte[] bytes, String round) throws IOException {
		String where = "seed " + SEED + ", " + round;
		WadImporter importer = new WadImporter();
		Path file = Files.write(folder.resolve("fuzz.wad"), bytes);
		try {
			Import levels = importer.read(file, OptionValues.parse(importer.options(), Map.of("units-per-cell", "64")),
					Progress.NONE);
			for (ImportedLevel level : levels.levels()) {
				LevelFiles.toBytes(level.level());
				NavMesh.of(level.level().getNavMeshes().getFirst().getMesh());
			}
			read++;
		} catch (LevelFormatException expected) {
			assertTrue(!expected.getMessage().contains("Exception"), where + ": " + expected.getMessage());
			refused++;
		} catch (RuntimeException unexpected) {
			fail(where, unexpected);
		}
	}
}
