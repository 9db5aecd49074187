package org.leeway.core.exchange.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;

/** Tests of files in folders and in archives: which files are found, which are refused, and the messages about them. */
class GamePackTest {

	private static final String EXPECTED = "an archive of a game";
	private static final int LIMIT = 100;

	@TempDir
	Path folder;

	private Path zip(String... pathsAndTexts) throws IOException {
		Path file = folder.resolve("pack.zip");
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			for (int i = 0; i < pathsAndTexts.length; i += 2) {
				zip.putNextEntry(new ZipEntry(pathsAndTexts[i]));
				zip.write(pathsAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
			}
		}
		return file;
	}

	private static String text(InputStream in, String name) throws IOException {
		return name + ": " + new String(in.readAllBytes(), StandardCharsets.UTF_8);
	}

	private static Optional<String> read(GamePack pack, String path) throws IOException {
		return pack.read(path, LIMIT, GamePackTest::text);
	}

	private static String refused(GamePack pack, String path) {
		return assertThrows(LevelFormatException.class, () -> read(pack, path)).getMessage();
	}

	@Test
	void foldersAndArchivesHaveTheSameFiles() throws IOException {
		Path data = Files.createDirectories(folder.resolve("mod/Part (1)/data"));
		Files.writeString(data.resolve("a b.txt"), "first");
		String path = "Part (1)/data/a b.txt";
		Path file = zip("Part (1)/data/", "", path, "first");
		try (GamePack archive = GamePack.archive(file, EXPECTED); GamePack plain = GamePack.folder(folder.resolve("mod"))) {
			assertEquals(List.of("Part (1)/data/", path), archive.paths());
			for (GamePack pack : List.of(archive, plain)) {
				Path place = pack == archive ? file : folder.resolve("mod");
				assertEquals(Optional.of(place.resolve(path) + ": first"), read(pack, path));
				assertEquals(place.resolve(path).toString(), pack.name(path));
				for (String none : List.of("Part (1)/data", "Part (1)/data/", "a b.txt", "", "/", path + "/")) {
					assertEquals(Optional.empty(), read(pack, none), none);
				}
			}
		}
	}

	@Test
	void noPathLeadsOutOfAFolder() throws IOException {
		Path inner = Files.createDirectories(folder.resolve("inner/deep"));
		Path secret = Files.writeString(folder.resolve("secret"), "x");
		Files.writeString(inner.resolve("file"), "y");
		GamePack pack = GamePack.folder(inner.getParent());
		assertTrue(read(pack, "deep/file").isPresent());
		for (String path : List.of("../secret", "deep/../../secret", secret.toString(), "deep/../deep/file", "./deep/file", "deep//file",
				"..\\secret", "deep/\0file", "C:secret")) {
			assertEquals(Optional.empty(), read(pack, path), path);
		}
	}

	@Test
	void aFileMayHaveAnotherName() throws IOException {
		Path file = Files.writeString(folder.resolve("mine=*.txt"), "x");
		Files.writeString(folder.resolve("b"), "y");
		GamePack pack = GamePack.around(file, "a");
		assertEquals(Optional.of(file + ": x"), read(pack, "a"));
		assertEquals(Optional.of(folder.resolve("b") + ": y"), read(pack, "b"));
		assertEquals(file.toString(), pack.name("a"));
		assertThrows(FileSystemException.class, () -> GamePack.around(folder.resolve("none"), "a"));
		assertThrows(FileSystemException.class, () -> GamePack.around(folder, "a"));
	}

	@Test
	void largeFilesAreRefused() throws IOException {
		String large = "x".repeat(LIMIT + 1);
		Files.writeString(folder.resolve("large"), large);
		assertSays(refused(GamePack.folder(folder), "large"), folder.resolve("large") + ": ", "more than 100 bytes");
		try (GamePack archive = GamePack.archive(zip("large", large, "small", "y"), EXPECTED)) {
			assertSays(refused(archive, "large"), "pack.zip/large: ", "more than 100 bytes");
			assertTrue(read(archive, "small").isPresent());
		}
	}

	/**
	 * An archive has a limit for all bytes that are unpacked from it together. In this test, no read exceeds the limit for a
	 * single file, but all reads together exceed the limit for the archive. Skipped bytes count too.
	 */
	@Test
	void archivesUnpackToALimitOfBytes() throws IOException {
		int size = 1 << 25;
		try (GamePack archive = GamePack.archive(zip("file", "x".repeat(size)), EXPECTED)) {
			for (int i = 0; i < 2; i++) {
				archive.read("file", size, (in, name) -> in.readAllBytes().length).orElseThrow();
				archive.read("file", size, (in, name) -> {
					in.skipNBytes(size);
					return in.read();
				}).orElseThrow();
			}
			LevelTooLargeException refused = assertThrows(LevelTooLargeException.class,
					() -> archive.read("file", size, (in, name) -> in.skip(size)));
			assertSays(refused.getMessage(), "pack.zip/file: ", "unpacks to more than 134217728 bytes");
		}
	}

	@Test
	void damagedArchivesAreToldWithTheirNames() throws IOException {
		byte[] whole = Files.readAllBytes(zip("file", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx"));
		Path file = folder.resolve("damaged.zip");
		for (byte[] bytes : List.of(new byte[0], "PK".getBytes(StandardCharsets.US_ASCII), Arrays.copyOf(whole, whole.length / 2))) {
			Files.write(file, bytes);
			assertSays(assertThrows(LevelFormatException.class, () -> GamePack.archive(file, EXPECTED)).getMessage(), file + ": ",
					"no zip archive", "expected an archive of a game");
		}
		assertThrows(FileSystemException.class, () -> GamePack.archive(folder, EXPECTED));
		assertThrows(FileSystemException.class, () -> GamePack.archive(folder.resolve("none"), EXPECTED));
		whole[30 + "file".length()] = 7;
		try (GamePack archive = GamePack.archive(Files.write(file, whole), EXPECTED)) {
			assertSays(refused(archive, "file"), file + "/file: ", "damaged", "expected an archive of a game");
		}
	}

	/**
	 * If a file in an archive ends too early, the pack reports a damaged archive. If a file in a folder ends too early, the
	 * pack only passes the exception on, so that the reader can report it.
	 */
	@Test
	void theEndOfAPlainFileIsUpToTheReader() throws IOException {
		Files.writeString(folder.resolve("a"), "x");
		assertThrows(EOFException.class, () -> GamePack.folder(folder).read("a", LIMIT, (in, name) -> {
			throw new EOFException();
		}));
	}

	@Test
	void namesInMessagesAreVisible() throws IOException {
		String path = "a\u202Eb\n";
		try (GamePack archive = GamePack.archive(zip(path, "x"), EXPECTED)) {
			assertEquals(Optional.of(folder.resolve("pack.zip") + "/a\\u202eb\\n: x"), read(archive, path));
		}
	}

	@Test
	void theFirstPackWithAFileCounts() throws IOException {
		Path other = Files.createDirectories(folder.resolve("other"));
		Files.writeString(other.resolve("a"), "other");
		Files.writeString(folder.resolve("a"), "own");
		Files.writeString(other.resolve("b"), "other");
		List<GamePack> packs = List.of(GamePack.folder(folder), GamePack.folder(other));
		assertEquals(Optional.of(folder.resolve("a") + ": own"), GamePack.readFirst(packs, "a", LIMIT, GamePackTest::text));
		assertEquals(Optional.of(other.resolve("b") + ": other"), GamePack.readFirst(packs, "b", LIMIT, GamePackTest::text));
		assertEquals(Optional.empty(), GamePack.readFirst(packs, "c", LIMIT, GamePackTest::text));
	}
}
