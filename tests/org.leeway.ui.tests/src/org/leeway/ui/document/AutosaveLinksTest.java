package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.preset.LevelTemplates;

/** Tests of autosaves in a workspace where another program has created links in place of folders or files. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need rights there")
class AutosaveLinksTest {

	@TempDir
	private Path root;
	@TempDir
	private Path elsewhere;

	@Test
	void autosavesAreNotTakenFromLinks() throws IOException {
		AutosaveStore store = new AutosaveStore(root);
		Path folder = store.write("a", LevelTemplates.level("a", 4, 3)).file().getParent();
		Path foreign = Files.move(store.find("a").getFirst().file(), elsewhere.resolve("b.leeway"));
		Files.createSymbolicLink(folder.resolve("999.leeway"), foreign);
		assertEquals(List.of(), store.find("a"));
		Files.delete(folder.resolve("999.leeway"));
		Files.move(foreign, elsewhere.resolve("999.leeway"));
		Files.move(folder.resolve("origin.txt"), elsewhere.resolve("origin.txt"));
		Files.delete(folder);
		Files.createSymbolicLink(folder, elsewhere);
		assertEquals(List.of(), store.find("a"));
		assertEquals(List.of(), store.origins());
	}

	@Test
	void autosavesAreNotWrittenThroughLinks() throws IOException {
		AutosaveStore store = new AutosaveStore(root);
		Path folder = store.write("a", LevelTemplates.level("a", 4, 3)).file().getParent();
		try (Stream<Path> files = Files.list(folder)) {
			files.toList().forEach(file -> file.toFile().delete());
		}
		Files.delete(folder);
		Files.createSymbolicLink(folder, elsewhere);
		store.write("a", LevelTemplates.level("a", 4, 3));
		assertEquals(1, store.find("a").size());
		try (Stream<Path> files = Files.list(elsewhere)) {
			assertTrue(files.findAny().isEmpty());
		}
	}
}
