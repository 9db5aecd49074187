package org.leeway.core.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.InputFile;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.testing.Repository;

/** Tests of reading a map of a git revision. Files to which the map refers, such as tilesets, must be of the same revision. */
class RevisionFilesTest {

	private static final String MAP = """
			<map orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16">
			<tileset firstgid="1" source="../sets/t.tsx"/>
			<layer name="l" width="2" height="1"><data encoding="csv">1,2</data></layer></map>
			""";
	private static final String SET = """
			<tileset name="t" tilewidth="16" tileheight="16" tilecount="2"><tile id="0" type="grass"/>
			<tile id="1" type="rock"/></tileset>
			""";

	@TempDir
	private Path folder;
	private Path set;
	private Path map;
	private Repository repository;

	@BeforeEach
	void commitMap() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Path project = Files.createDirectory(folder.resolve("project"));
		repository = Repository.in(project);
		set = Files.writeString(Files.createDirectory(project.resolve("sets")).resolve("t.tsx"), SET);
		map = Files.writeString(Files.createDirectory(project.resolve("maps")).resolve("map.tmx"), MAP);
		repository.commit("A map");
	}

	private List<String> terrains(String revision) throws IOException {
		TrackedFile tracked = new TrackedFile(map, Filters.NONE);
		Level level = tracked.read(revision, tracked.content(revision, Progress.NONE), revision + ":map.tmx",
				copy -> Formats.registered().reading(copy).orElseThrow().readLevel(copy, Progress.NONE), Progress.NONE);
		return level.getTerrainTypes().stream().map(TerrainType::getName).toList();
	}

	@Test
	void aTilesetIsThatOfTheRevision() throws Exception {
		Files.writeString(set, SET.replace("rock", "water"));
		repository.commit("Water");
		Files.writeString(set, SET.replace("rock", "lava"));
		assertTrue(terrains("HEAD~1").contains("rock"));
		assertTrue(terrains("HEAD").contains("water"));
		Files.delete(set);
		assertTrue(terrains("HEAD").contains("water"), "also if there is none now");
	}

	@Test
	void whatTheRevisionLacksIsMissingAndAnErrorNamesTheRevision() throws Exception {
		Files.writeString(set, SET.replace("</tileset>", ""));
		repository.commit("A broken set");
		String broken = assertThrows(IOException.class, () -> terrains("HEAD")).getMessage();
		assertTrue(broken.startsWith("HEAD:map.tmx:") && broken.contains("HEAD:maps/../sets/t.tsx:3: "), broken);
		Files.delete(set);
		repository.commit("No set");
		String missing = assertThrows(IOException.class, () -> terrains("HEAD")).getMessage();
		assertTrue(missing.contains("there is no tileset \"../sets/t.tsx\""), missing);
	}

	/** A link could lead to any file of the machine. */
	@Test
	void aLinkOfTheRevisionIsNotFollowed() throws Exception {
		Path secret = Files.writeString(folder.resolve("secret.tsx"), SET.replace("rock", "secret"));
		Files.delete(set);
		Files.createSymbolicLink(set, secret);
		repository.commit("A link");
		String missing = assertThrows(IOException.class, () -> terrains("HEAD")).getMessage();
		assertTrue(missing.contains("there is no tileset"), missing);
	}

	@Test
	void filesOutsideOfTheRepositoryAreOfNoRevision() throws Exception {
		for (String way : List.of("../../t.tsx", "../../../t.tsx", "../../../../../../../../../../t.tsx")) {
			Files.writeString(map, MAP.replace("../sets/t.tsx", way));
			repository.commit("Out");
			String refused = assertThrows(IOException.class, () -> terrains("HEAD")).getMessage();
			assertSays(refused, "t.tsx: ", "outside", "repository", "revision HEAD");
		}
	}

	/**
	 * Leeway copies the map and the files beside it to a folder. The folder must hold nothing else, such as the file to which
	 * git writes its error messages.
	 */
	@Test
	void nothingElseIsBesideTheMap() throws Exception {
		TrackedFile tracked = new TrackedFile(map, Filters.NONE);
		List<String> found = tracked.read("HEAD", tracked.content("HEAD", Progress.NONE), "map", copy -> {
			assertTrue(!InputFile.exists(copy.resolveSibling("errors.txt")));
			assertTrue(InputFile.exists(copy.resolveSibling("../maps/../sets/t.tsx")));
			try (var files = Files.walk(copy.getParent().getParent())) {
				return files.filter(Files::isRegularFile).map(each -> each.getFileName().toString()).sorted().toList();
			}
		}, Progress.NONE);
		assertEquals(List.of(".git", "map.tmx", "t.tsx"), found);
	}
}
