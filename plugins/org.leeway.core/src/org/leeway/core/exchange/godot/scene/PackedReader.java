package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.Arrays;
import java.util.Base64;

/** A reader of lists of bytes or whole numbers, which hold the cells of maps. The opening bracket has been read. */
final class PackedReader {

	private static final int SMALL = 64;
	/** The number of bits of a character of base64, indexed by character. Negative for other characters. */
	private static final byte[] DIGITS = digits();
	private static final int LARGEST = 255;

	private final TextSource source;

	PackedReader(TextSource source) {
		this.source = source;
	}

	private static byte[] digits() {
		byte[] digits = new byte[256];
		Arrays.fill(digits, (byte) -1);
		for (int i = 0; i < 64; i++) {
			byte[] three = {(byte) (i << 2), 0, 0};
			digits[Base64.getEncoder().encode(three)[0]] = (byte) i;
		}
		return digits;
	}

	/** Reads bytes: a text in base64, or a list of numbers. */
	byte[] bytes() throws IOException {
		source.skipBlanks();
		if (source.peek() == '"') {
			source.next();
			byte[] bytes = base64();
			source.expect(')');
			return bytes;
		}
		int[] numbers = ints();
		byte[] bytes = new byte[numbers.length];
		for (int i = 0; i < bytes.length; i++) {
			if (numbers[i] < 0 || numbers[i] > LARGEST) {
				throw source.error(numbers[i] + " in a list of bytes, expected 0 to " + LARGEST);
			}
			bytes[i] = (byte) numbers[i];
		}
		return bytes;
	}

	private byte[] base64() throws IOException {
		byte[] bytes = new byte[SMALL];
		int count = 0;
		int bits = 0;
		int letters = 0;
		int c = source.next();
		for (; c >= 0 && DIGITS[c] >= 0; c = source.next()) {
			bits = bits << 6 | DIGITS[c];
			letters = letters + 1 & 3;
			if (letters == 0) {
				bytes = count + 3 <= bytes.length ? bytes : Arrays.copyOf(bytes, grown(bytes.length));
				bytes[count++] = (byte) (bits >> 16);
				bytes[count++] = (byte) (bits >> 8);
				bytes[count++] = (byte) bits;
			}
		}
		bytes = Arrays.copyOf(bytes, count + Math.max(0, letters - 1));
		for (int rest = letters - 2, shift = 6 * letters - 8; rest >= 0; rest--, shift -= 8) {
			bytes[count++] = (byte) (bits >> shift);
		}
		for (int padding = letters; c == '=' && padding < 4; padding++) {
			c = source.next();
		}
		if (c != '"') {
			throw source.error((c == TextSource.END ? "the file ends" : TextSource.shown(c)) + ", expected characters of base64");
		}
		return bytes;
	}

	private static int grown(int length) {
		return (int) Math.min(Integer.MAX_VALUE - 8, length + (length >> 1) + 8L);
	}

	/** Reads whole numbers of 32 bits with commas between them. */
	int[] ints() throws IOException {
		int[] all = new int[SMALL];
		int count = 0;
		for (source.skipBlanks(); source.peek() != ')'; source.skipBlanks()) {
			all = count < all.length ? all : Arrays.copyOf(all, grown(count));
			all[count++] = whole();
			source.skipBlanks();
			if (source.peek() == ',') {
				source.next();
			} else if (source.peek() != ')') {
				throw source.error("no comma between numbers, expected one");
			}
		}
		source.next();
		return Arrays.copyOf(all, count);
	}

	private int whole() throws IOException {
		boolean isNegative = source.peek() == '-';
		if (isNegative) {
			source.next();
		}
		long number = 0;
		int digits = 0;
		for (int c = source.peek(); c >= '0' && c <= '9' && digits < 11; c = source.peek(), digits++) {
			number = 10 * number + source.next() - '0';
		}
		number = isNegative ? -number : number;
		if (digits == 0 || number != (int) number && number >>> Integer.SIZE != 0) {
			throw source.error("no whole number of 32 bits in a list of such, expected one");
		}
		return (int) number;
	}
}
