package org.leeway.core.batch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class UserKeyTest {

	@TempDir
	private Path folder;

	@Test
	void allBatchesOfAUserGetOneSecret() throws IOException {
		Path file = folder.resolve("new/key");
		byte[][] keys = IntStream.range(0, 16).parallel().mapToObj(i -> UserKey.in(file).orElseThrow()).toArray(byte[][]::new);
		for (byte[] key : keys) {
			assertArrayEquals(keys[0], key);
		}
		assertEquals(32, keys[0].length);
		try (Stream<Path> files = Files.list(file.getParent())) {
			assertEquals(1, files.count(), "no unfinished file is left");
		}
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void nobodyElseCanReadOrChooseIt() throws IOException {
		Path file = folder.resolve("key");
		UserKey.in(file);
		assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
		Path link = Files.createSymbolicLink(folder.resolve("link"), file);
		assertTrue(UserKey.in(link).isEmpty());
		Path cut = Files.write(folder.resolve("cut"), new byte[31]);
		assertTrue(UserKey.in(cut).isEmpty());
		assertTrue(UserKey.in(cut.resolve("key")).isEmpty(), "no folder can be there");
	}

	@Test
	void aSumIsRightForItsConfigNameAndContentAlone() {
		Seal seal = new Seal(Optional.of(new byte[32]), "/a/batch.json");
		String sum = seal.sum("out/a", "00").orElseThrow();
		assertTrue(seal.isRight(sum, "out/a", "00"));
		assertFalse(seal.isRight(sum, "out/b", "00"));
		assertFalse(seal.isRight(sum, "out/a", "01"));
		assertFalse(seal.isRight(null, "out/a", "00"));
		assertFalse(new Seal(Optional.of(new byte[32]), "/b/batch.json").isRight(sum, "out/a", "00"));
		assertFalse(new Seal(Optional.of(new byte[] {1}), "/a/batch.json").isRight(sum, "out/a", "00"));
		assertFalse(new Seal(Optional.empty(), "/a/batch.json").isRight(sum, "out/a", "00"));
	}
}
