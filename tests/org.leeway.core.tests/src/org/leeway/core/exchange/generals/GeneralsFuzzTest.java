package org.leeway.core.exchange.generals;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;
import org.leeway.testing.Rounds;

/**
 * Tests of damaged maps of Generals. From each map, the importer makes a level that can be saved, or reports one clear
 * message.
 */
class GeneralsFuzzTest extends GeneralsImporterBase {

	private static final int ROUNDS = Rounds.of(600);
	private static final long SEED = 20030930;

	private final Random random = new Random(SEED);
	private int read;
	private int refused;

	@Test
	void damagedBytes() throws IOException {
		byte[] plain = map();
		byte[] refPack = MapBuilder.refPack(plain);
		byte[] zlib = MapBuilder.zlib(plain);
		for (int round = 0; round < ROUNDS; round++) {
			byte[] bytes = (round % 4 == 0 ? refPack : round % 16 == 1 ? zlib : plain).clone();
			for (int i = random.nextInt(4); i >= 0; i--) {
				damage(bytes);
			}
			tryToRead(random.nextInt(8) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes, "round " + round);
		}
		assertTrue(read > ROUNDS / 10 && refused > ROUNDS / 10, read + " read, " + refused + " refused");
	}

	/**
	 * Checks packed files that were damaged before they were packed. Each file is read as a level, or refused with a
	 * message.
	 */
	@Test
	void packedDamage() throws IOException {
		for (int round = 0; round < ROUNDS; round++) {
			byte[] bytes = map();
			damage(bytes);
			tryToRead(MapBuilder.refPack(bytes), "round " + round);
		}
		assertTrue(read > ROUNDS / 10 && refused > ROUNDS / 10, read + " read, " + refused + " refused");
	}

	private void damage(byte[] bytes) {
		int at = random.nextInt(bytes.length - 4);
		ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
		switch (random.nextInt(5)) {
		case 0 -> bytes[at] = (byte) random.nextInt(256);
		case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
		case 2 -> numbers.putShort(at, (short) random.nextInt());
		case 3 -> numbers.putInt(at, random.nextInt());
		default -> numbers.putInt(at, random.nextBoolean() ? Integer.MAX_VALUE : Integer.MIN_VALUE);
		}
	}

	private static byte[] map() {
		return new MapBuilder(9, 7).area(false, 5, 5).cliff(3, 3).height(6, 2, 0).water(15, 50, 0, 80, 0, 80, 30)
				.thing("TechOilDerrick", 30, 30).thing("SupplyPileSmall", 70, 50).thing("ChainLinkFence", 10, 60)
				.thing("Tampico", 40, 20, 0, 0, 16, "").thing("Tampico", 90, 20, 0, 0, 32, "").thing("Unknown", 9, 9)
				.start(1, 15, 15).start(2, 75, 65).build();
	}

	private void tryToRead(byte[] bytes, String round) throws IOException {
		String where = "seed " + SEED + ", " + round;
		try {
			read(bytes, Map.of("bodies", random.nextBoolean() ? "true" : "false"));
			read++;
		} catch (LevelFormatException expected) {
			assertTrue(!expected.getMessage().contains("Exception"), where + ": " + expected.getMessage());
			refused++;
		} catch (RuntimeException unexpected) {
			fail(where, unexpected);
		}
	}
}
