package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;
import org.leeway.model.Level;

/** Tests of damaged level files. Each file loads or is refused with a message, and each loaded level can be saved. */
class LevelFuzzTest {

	private static final int ROUNDS = 1000;
	private static final long SEED = 20240607;

	private final Random random = new Random(SEED);
	private int accepted;
	private int refused;

	@Test
	void damagedBytes() {
		for (int i = 0; i < ROUNDS; i++) {
			tryToLoad(damaged(LevelTexts.VALID.getBytes(StandardCharsets.UTF_8)), "bytes, round " + i);
		}
		assertTrue(accepted > 0 && refused > 0, accepted + " accepted, " + refused + " refused");
	}

	private byte[] damaged(byte[] bytes) {
		int at = random.nextInt(bytes.length);
		switch (random.nextInt(4)) {
		case 0 -> bytes[at] = (byte) random.nextInt(256);
		case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
		case 2 -> bytes[at] = bytes[random.nextInt(bytes.length)];
		default -> bytes = Arrays.copyOf(bytes, at);
		}
		return bytes;
	}

	@Test
	void damagedLines() {
		for (int i = 0; i < ROUNDS; i++) {
			List<String> lines = new ArrayList<>(LevelTexts.VALID.lines().toList());
			damage(lines);
			tryToLoad(String.join("\n", lines).getBytes(StandardCharsets.UTF_8), "lines, round " + i);
		}
		assertTrue(accepted > 0 && refused > 0, accepted + " accepted, " + refused + " refused");
	}

	private void damage(List<String> lines) {
		int at = random.nextInt(lines.size());
		int other = random.nextInt(lines.size());
		switch (random.nextInt(4)) {
		case 0 -> lines.remove(at);
		case 1 -> lines.add(at, lines.get(other));
		case 2 -> lines.add(other, lines.remove(at));
		default -> lines.set(at, new StringBuilder(lines.get(at)).reverse().toString());
		}
	}

	private void tryToLoad(byte[] bytes, String round) {
		String where = "seed " + SEED + ", " + round;
		try {
			Level level = LevelFiles.load(new ByteArrayInputStream(bytes), "level.leeway");
			LevelFiles.toBytes(level);
			LevelSnapshot.of(level);
			accepted++;
		} catch (LevelFormatException expected) {
			assertTrue(expected.line() > 0, where + ": " + expected.getMessage());
			assertTrue(!expected.getMessage().contains("Exception"), where + ": " + expected.getMessage());
			refused++;
		} catch (IOException | RuntimeException unexpected) {
			fail(where, unexpected);
		}
	}
}
