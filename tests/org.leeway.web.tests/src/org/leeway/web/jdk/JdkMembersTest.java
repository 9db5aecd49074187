package org.leeway.web.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

import org.junit.jupiter.api.Test;
import org.teavm.classlib.java.security.TMessageDigest;
import org.teavm.classlib.java.util.THexFormat;

/** Tests of Leeway's stand-ins for methods of the JDK: they must give the same results as the JDK. */
class JdkMembersTest {

	private static final int ROUNDS = 200_000;
	private static final double[] SPECIAL = {0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.49999999999999994, -0.49999999999999994,
			4503599627370495.5, 4503599627370497.5, 9007199254740993.0, 1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY,
			Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MAX_VALUE};

	private final Random random = new Random(52);

	private double number(int round) {
		return round < SPECIAL.length ? SPECIAL[round] : switch (round % 3) {
		case 0 -> Double.longBitsToDouble(random.nextLong());
		case 1 -> (random.nextDouble() - 0.5) * 1000;
		default -> random.nextInt(-400, 400) / 4.0;
		};
	}

	private double between(double low, double high) {
		return random.nextDouble(low, high);
	}

	@Test
	void roundsAsJavaDoes() {
		for (int i = 0; i < ROUNDS; i++) {
			double value = number(i);
			assertEquals(Math.rint(value), JdkMembers.rint(value), "rint of " + value);
			assertEquals(Math.round(value), JdkMembers.round(value), "round of " + value);
			assertEquals((long) value, JdkMembers.toLong(value), "cast of " + value);
			assertEquals(Math.round((float) value), JdkMembers.round((float) value), "round of the float " + value);
		}
	}

	@Test
	void findsTheRemainderOfAngles() {
		for (int i = 0; i < ROUNDS; i++) {
			double divisor = i % 2 == 0 ? 2 * Math.PI : between(1e-3, 1e3);
			// the rounding of the quotient changes at whole numbers plus a half. So a third of the quotients are such
			// numbers, and another third are next to them
			double half = (random.nextInt(-20, 20) + 0.5) * divisor;
			double value = i % 3 == 0 ? between(-1e6, 1e6) : i % 3 == 1 ? half : Math.nextUp(half);
			assertEquals(Math.IEEEremainder(value, divisor), JdkMembers.IEEEremainder(value, divisor), value + " by " + divisor);
		}
	}

	@Test
	void multipliesAsJavaDoes() {
		for (int i = 0; i < ROUNDS; i++) {
			long a = random.nextLong() >> random.nextInt(64);
			long b = random.nextLong() >> random.nextInt(64);
			assertEquals(Math.multiplyHigh(a, b), JdkMembers.multiplyHigh(a, b), a + " by " + b);
			double x = between(-1e6, 1e6);
			double y = between(-1e6, 1e6);
			double z = i % 2 == 0 ? between(-1e12, 1e12) : -x * y;
			assertEquals(Math.fma(x, y, z), JdkMembers.fma(x, y, z), x + " by " + y + " and " + z);
		}
	}

	@Test
	void findsHypotenuses() {
		DoubleSupplier side = () -> between(-1, 1) * Math.pow(10, random.nextInt(-300, 300));
		for (int i = 0; i < ROUNDS; i++) {
			double x = side.getAsDouble();
			double y = i % 2 == 0 ? side.getAsDouble() : x * between(0.1, 10);
			double expected = Math.hypot(x, y);
			assertEquals(expected, JdkMembers.hypot(x, y), Math.ulp(expected), x + " and " + y);
		}
	}

	@Test
	void hashesAsJavaDoes() throws Exception {
		TMessageDigest actual = TMessageDigest.getInstance("SHA-256");
		MessageDigest expected = MessageDigest.getInstance("SHA-256");
		for (int round = 0; round < 500; round++) {
			// adds the bytes in several parts. The hash works on blocks of 64 bytes, and parts can end within a block or fill
			// several blocks
			for (int part = random.nextInt(4); part > 0; part--) {
				byte[] bytes = new byte[random.nextInt(200)];
				random.nextBytes(bytes);
				int start = random.nextInt(bytes.length + 1);
				actual.update(bytes, start, bytes.length - start);
				expected.update(bytes, start, bytes.length - start);
				actual.update(bytes);
				expected.update(bytes);
			}
			assertEquals(HexFormat.of().formatHex(expected.digest()), THexFormat.of().formatHex(actual.digest()), "round " + round);
		}
	}

	@Test
	void readsAsManyBytesAsJavaDoes() throws Exception {
		byte[] bytes = new byte[100];
		random.nextBytes(bytes);
		for (int round = 0; round < 500; round++) {
			int length = random.nextInt(bytes.length);
			int offset = random.nextInt(20);
			int count = random.nextInt(bytes.length);
			// a stream that returns few bytes at once
			InputStream actual = new InflaterInputStream(new ByteArrayInputStream(packed(bytes, length)), new Inflater(),
					1 + random.nextInt(9));
			byte[] target = new byte[offset + count];
			byte[] expected = new byte[offset + count];
			int read = JdkMembers.readNBytes(actual, target, offset, count);
			assertEquals(new ByteArrayInputStream(bytes, 0, length).readNBytes(expected, offset, count), read);
			assertArrayEquals(expected, target);
		}
	}

	private static byte[] packed(byte[] bytes, int length) throws IOException {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		try (DeflaterOutputStream packing = new DeflaterOutputStream(out)) {
			packing.write(bytes, 0, length);
		}
		return out.toByteArray();
	}
}
