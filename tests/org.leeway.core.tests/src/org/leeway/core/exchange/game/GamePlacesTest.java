package org.leeway.core.exchange.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** Tests of the folders in which Leeway finds installed games, and the safety of paths from map files. */
class GamePlacesTest {

	private static final TypedOption<String> GAME = new TypedOption.Text("game", "the folder", "auto", "a folder", "FOLDER");

	private static Optional<Path> chosen(Map<String, String> options) throws IOException {
		return GamePlaces.chosen(GAME, OptionValues.parse(List.of(GAME), options));
	}

	@Test
	void theOptionNamesAFolder() throws IOException {
		assertEquals(Optional.empty(), chosen(Map.of()));
		assertEquals(Optional.empty(), chosen(Map.of("game", "auto")));
		assertEquals(Optional.of(Path.of("b").toAbsolutePath()), chosen(Map.of("game", "a/../b")));
		assertSays(assertThrows(IOException.class, () -> chosen(Map.of("game", "a\0"))).getMessage(), "option game");
	}

	@Test
	void theNearestFolderAboveAMapIsFirst() {
		Path map = Path.of("a", "..", "b", "map.xml");
		Path working = Path.of("").toAbsolutePath();
		assertEquals(List.of(working.resolve("b"), working), GamePlaces.above(map).subList(0, 2));
		assertEquals(16, GamePlaces.above(working.resolve("x/".repeat(30))).size());
		assertEquals(List.of(), GamePlaces.above(working.getRoot()));
	}

	@Test
	void foldersOfOtherSystemsAreNoPlaces() {
		Path here = Path.of("").toAbsolutePath();
		assertEquals(List.of(here), GamePlaces.installed(List.of("games", here.toString())));
	}

	@Test
	void pathsThatStayBelowAFolderAreSafe() {
		for (String path : List.of("a", "a/b.xml", "Part (1)/b c", "...", "a.b/..c", "x".repeat(200))) {
			assertTrue(GamePlaces.isSafe(path), path);
		}
		for (String path : List.of("", "/", "a/", "/a", "a//b", ".", "..", "a/..", "../a", "a/./b", "a\\b", "C:", "C:a", "a\0", "a\nb",
				"a\u202Eb", "x".repeat(201))) {
			assertFalse(GamePlaces.isSafe(path), path);
		}
	}

	/** If the file system's encoding lacks the letters of a path, no file can have this path, so the path is not safe. */
	@Test
	void lettersOfAllLanguagesAreSafeWhereTheyExist() {
		assertEquals("UTF-8".equals(System.getProperty("sun.jnu.encoding")), GamePlaces.isSafe("\u00DCbung/\u65E5\u672C"));
	}
}
