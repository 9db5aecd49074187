package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;

class InputFileTest {

	@TempDir
	Path folder;

	private Path file;

	@BeforeEach
	void writeTenBytes() throws IOException {
		file = Files.writeString(folder.resolve("ten"), "0123456789");
	}

	@Test
	void aFileOfTheLimitIsRead() throws IOException {
		try (InputStream in = InputFile.open(file, 10)) {
			assertEquals("0123456789", new String(in.readAllBytes()));
		}
	}

	@Test
	void aLargerFileIsNotOpened() {
		assertTooLarge(assertThrows(LevelFormatException.class, () -> InputFile.open(file, 9)));
	}

	@Test
	void aFileThatGrowsIsStopped() throws IOException {
		try (InputStream in = InputFile.open(file, 10)) {
			Files.writeString(file, "more", StandardOpenOption.APPEND);
			assertTooLarge(assertThrows(LevelFormatException.class, in::readAllBytes));
		}
		try (InputStream in = InputFile.open(file, 14)) {
			Files.writeString(file, "m", StandardOpenOption.APPEND);
			assertThrows(LevelFormatException.class, () -> {
				for (int b = in.read(); b >= 0; b = in.read()) {
					assertEquals(0, b >> 8);
				}
			});
		}
	}

	@Test
	void skippedBytesCount() throws IOException {
		try (InputStream in = InputFile.open(file, 10)) {
			assertEquals(4, in.skip(4));
			Files.writeString(file, "more", StandardOpenOption.APPEND);
			assertTooLarge(assertThrows(LevelFormatException.class, () -> in.skipNBytes(7)));
		}
	}

	@Test
	void theEndOfAFileIsNoByteOfAToken() throws IOException {
		TokenLimit in = new TokenLimit(new ByteArrayInputStream(new byte[4]), 2);
		in.nextToken();
		assertEquals(2, in.read(new byte[2]));
		in.nextToken();
		assertEquals(2, in.skip(2));
		assertEquals(-1, in.read(new byte[1]));
		assertEquals(-1, in.read());
		in.nextToken();
		assertEquals(-1, in.read(new byte[1]));
	}

	@Test
	void aLongTokenIsStopped() throws IOException {
		TokenLimit in = new TokenLimit(new ByteArrayInputStream(new byte[4]), 2);
		in.nextToken();
		assertEquals(2, in.skip(2));
		assertThrows(TokenTooLongException.class, in::read);
	}

	private void assertTooLarge(LevelFormatException refused) {
		String limit = refused.getMessage().replaceAll(".*more than (\\d+) bytes.*", "$1");
		assertSays(refused.getMessage(), file + ": ", "too large", " " + limit + " bytes");
	}
}
