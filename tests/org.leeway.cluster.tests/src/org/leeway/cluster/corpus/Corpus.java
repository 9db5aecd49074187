package org.leeway.cluster.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/**
 * A writer of small random levels. Some of the files hold random bytes, some end too early, and some have a header with more
 * rows than an int can hold.
 */
public final class Corpus {

	private Corpus() {
	}

	/** Writes levels with numbered names, so that their order is fixed. */
	public static void write(Path folder, int levels, long seed) throws IOException {
		Random random = new Random(seed);
		Files.createDirectories(folder);
		for (int i = 0; i < levels; i++) {
			Files.write(folder.resolve("level%05d.map".formatted(i)), content(random, i));
		}
	}

	private static byte[] content(Random random, int number) {
		if (number % 50 == 3) {
			byte[] noise = new byte[random.nextInt(300)];
			random.nextBytes(noise);
			return noise;
		}
		int width = 1 + random.nextInt(40);
		int height = 1 + random.nextInt(40);
		double walls = random.nextDouble() / 2;
		StringBuilder map = new StringBuilder("type octile\nheight " + (number % 50 == 23 ? "2147483648" : height) + "\nwidth "
				+ width + "\nmap\n");
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				map.append(random.nextDouble() < walls ? '@' : random.nextInt(8) == 0 ? 'S' : '.');
			}
			map.append('\n');
		}
		return map.substring(0, number % 50 == 43 ? random.nextInt(map.length()) : map.length()).getBytes();
	}
}
