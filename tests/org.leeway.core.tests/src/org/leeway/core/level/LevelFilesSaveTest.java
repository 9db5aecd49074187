package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.level.value.TerrainName;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.model.impl.LevelImpl;
import org.leeway.pathing.grid.TerrainGrid;

/** Tests of the saving of level files. Saving replaces the whole file, or leaves the old file as it was. */
class LevelFilesSaveTest {

	@TempDir
	Path folder;

	private Path file;

	@BeforeEach
	void saveOldLevel() throws IOException {
		file = folder.resolve("level.leeway");
		LevelFiles.save(LevelTemplates.level("old", 4, 4), file);
	}

	@Test
	void replacesTheFileAndLeavesNothingElse() throws IOException {
		LevelFiles.save(LevelTemplates.level("new", 4, 4), file);
		assertEquals("new", LevelFiles.load(file).getName());
		assertEquals(List.of(file), files());
	}

	@Test
	void aLevelThatWouldNotLoadIsRefused() throws IOException {
		Level level = LevelTemplates.level("new", 4, 4);
		level.getAgentTypes().get(1).setName("bell\u0007");
		assertRefused(level, file + ": agentTypes \"bell\\u0007\": name \"bell\\u0007\"", " U+0007", "one line");
	}

	@Test
	void aReferenceOutOfTheLevelIsRefused() throws IOException {
		Level level = LevelTemplates.level("new", 4, 4);
		TerrainType removed = level.getTerrainTypes().remove(1);
		assertEquals("swamp", removed.getName());
		assertRefused(level, file + ": agentTypes \"small\": capability: ", "terrain \"swamp\"", "terrainTypes");
	}

	@Test
	void aTerrainNameThatNobodyCouldSeeIsRefused() throws IOException {
		for (String name : List.of("", " ", " water", "water\u3000")) {
			Level level = LevelTemplates.level("new", 4, 4);
			level.getTerrainTypes().get(4).setName(name);
			LevelFormatException refused = assertThrows(LevelFormatException.class, () -> LevelFiles.save(level, file));
			assertTrue(refused.getMessage().contains(", expected " + TerrainName.EXPECTED), name);
		}
		assertOldFile();
	}

	private void assertRefused(Level level, String... facts) throws IOException {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> LevelFiles.save(level, file));
		assertSays(refused.getMessage(), facts);
		assertOldFile();
	}

	@Test
	void aFailureInTheMiddleLeavesTheOldFile() throws IOException {
		Level failing = new FailingLevel();
		failing.setTerrain(TerrainGrid.filled(2, 2, 0));
		failing.getTerrainTypes().addAll(LevelTemplates.terrainTypes());
		IOException failure = assertThrows(IOException.class, () -> LevelFiles.save(failing, file));
		assertTrue(failure.getMessage().contains("no more"), failure.getMessage());
		assertOldFile();
	}

	/** A level that keeps every rule, but throws an exception when it is copied. */
	private static final class FailingLevel extends LevelImpl {

		@Override
		public boolean eIsSet(EStructuralFeature feature) {
			if (isCopied()) {
				throw new IllegalStateException("no more");
			}
			return super.eIsSet(feature);
		}

		private static boolean isCopied() {
			return StackWalker.getInstance().walk(
					frames -> frames.anyMatch(frame -> frame.getClassName().equals(EcoreUtil.Copier.class.getName())));
		}
	}

	private void assertOldFile() throws IOException {
		assertEquals("old", LevelFiles.load(file).getName());
		assertEquals(List.of(file), files());
	}

	private List<Path> files() throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.toList();
		}
	}

	@Test
	void readersSeeTheOldOrTheNewLevelOnly() throws IOException {
		CompletableFuture<Void> writer = CompletableFuture.runAsync(this::saveOften);
		do {
			String name = LevelFiles.load(file).getName();
			assertTrue(name.equals("old") || name.equals("new"), name);
		} while (!writer.isDone());
		writer.join();
	}

	private void saveOften() {
		try {
			for (int i = 0; i < 50; i++) {
				LevelFiles.save(LevelTemplates.level(i % 2 == 0 ? "new" : "old", 200, 200), file);
			}
		} catch (IOException e) {
			throw new IllegalStateException(e);
		}
	}

	@Test
	void aFolderIsNotReplaced() throws IOException {
		Path other = Files.createDirectory(folder.resolve("folder"));
		FileSystemException refused = assertThrows(FileSystemException.class,
				() -> LevelFiles.save(LevelTemplates.level("new", 1, 1), other));
		assertEquals(other + ": is a folder, expected a file", refused.getMessage());
	}

	@Test
	void aMissingFolderIsTold() {
		Path missing = folder.resolve("missing").resolve("level.leeway");
		FileSystemException refused = assertThrows(FileSystemException.class,
				() -> LevelFiles.save(LevelTemplates.level("new", 1, 1), missing));
		assertEquals(missing + ": no such folder: " + missing.getParent(), refused.getMessage());
	}

	@Test
	void permissionsStayAsTheyWere() throws IOException {
		assumeTrue(posix(), "needs POSIX permissions");
		Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rw-r-----");
		Files.setPosixFilePermissions(file, permissions);
		LevelFiles.save(LevelTemplates.level("new", 1, 1), file);
		assertEquals(permissions, Files.getPosixFilePermissions(file));
	}

	@Test
	void aSymbolicLinkStaysOne() throws IOException {
		assumeTrue(posix(), "needs symbolic links");
		Path link = Files.createSymbolicLink(folder.resolve("link.leeway"), file.getFileName());
		LevelFiles.save(LevelTemplates.level("new", 1, 1), link);
		assertTrue(Files.isSymbolicLink(link));
		assertEquals("new", LevelFiles.load(file).getName());
	}

	private boolean posix() {
		return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
	}

	@Test
	void linesEndWithALineFeedOnly() throws IOException {
		byte[] bytes = Files.readAllBytes(file);
		assertEquals(-1, new String(bytes, StandardCharsets.UTF_8).indexOf('\r'));
		assertEquals('\n', bytes[bytes.length - 1]);
		assertTrue(Arrays.equals(bytes, LevelFiles.toBytes(LevelTemplates.level("old", 4, 4))));
	}
}
