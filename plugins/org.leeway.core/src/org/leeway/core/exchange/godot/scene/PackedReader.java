package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;

/**
 * A reader of long lists of numbers in a Godot file, such as the cells of a map. Numbers are bytes or whole numbers of
 * 32 bits. Reading starts behind the opening bracket of the list.
 */
final class PackedReader {

	private static final int SMALL = 64;
	/** The number of base64 characters that are decoded at once. A multiple of 4, because 4 characters stand for 3 bytes. */
	private static final int CHUNK = 1 << 16;
	private static final int LARGEST = 255;

	private final TextSource source;

	PackedReader(TextSource source) {
		this.source = source;
	}

	/** Reads bytes: a text in base64, or a list of numbers. */
	byte[] bytes() throws IOException {
		source.skipBlanks();
		if (source.peek() == '"') {
			source.next();
			byte[] bytes = base64();
			source.next();
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
		byte[] letters = new byte[CHUNK];
		byte[] bytes = new byte[SMALL];
		int count = 0;
		int taken = CHUNK;
		while (taken == CHUNK) {
			taken = source.takeUntil('"', letters);
			try {
				byte[] more = Base64.getDecoder().decode(ByteBuffer.wrap(letters, 0, taken)).array();
				bytes = count + more.length <= bytes.length ? bytes : Arrays.copyOf(bytes, Math.max(count + more.length,
						grown(count)));
				System.arraycopy(more, 0, bytes, count, more.length);
				count += more.length;
			} catch (IllegalArgumentException wrong) {
				throw source.error("characters that are not base64, expected letters and digits");
			}
		}
		return Arrays.copyOf(bytes, count);
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
