package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertOneLine;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.PageReader;
import org.leeway.core.fixtures.Pictures;
import org.leeway.testing.Repository;

import com.google.gson.JsonObject;

class ReportCommandTest {

	@TempDir
	private Path folder;

	private Path map(String name, String picture) throws IOException {
		return Files.writeString(folder.resolve(name), Pictures.mapFile(picture));
	}

	private Path page() {
		return folder.resolve("page.html");
	}

	private CommandLineRun report(Object... arguments) {
		List<Object> all = new ArrayList<>(List.of("report", "-o", page()));
		all.addAll(List.of(arguments));
		return CommandLineRun.of(all.toArray());
	}

	@Test
	void aPageWithFindingsIsWritten() throws Exception {
		Path map = map("island.map", Pictures.ISLAND);
		CommandLineRun run = report("--agent", "tank:2:ground", map);
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.out());
		assertTrue(run.err().startsWith(page() + ": a page of 1 file, "), run.err());
		JsonObject level = PageReader.of(page()).level(0);
		assertEquals(map.toString(), level.get("file").getAsString());
		assertEquals(1, level.get("error").getAsInt());
	}

	@Test
	void validateWritesTheSamePageAndItsOwnStatus() throws Exception {
		Path map = map("island.map", Pictures.ISLAND);
		report("--agent", "tank:2:ground", map);
		CommandLineRun run = CommandLineRun.of("validate", "--format", "html", "--agent", "tank:2:ground", map);
		assertEquals(1, run.status(), run.err());
		assertEquals(Files.readString(page()), run.out());
	}

	@Test
	void withoutTheModuleALivePageOnlyShows() throws Exception {
		Path map = map("island.map", Pictures.ISLAND);
		CommandLineRun run = report("--live", map);
		assertEquals(0, run.status(), run.toString());
		assertSays(run.err(), "--live", "no module for browsers");
		String page = Files.readString(page());
		report(map);
		assertEquals(Files.readString(page()), page);
	}

	@Test
	void withoutAFileThePageGoesToStandardOutput() throws Exception {
		Path map = map("island.map", Pictures.ISLAND);
		report(map);
		assertEquals(Files.readString(page()), CommandLineRun.of("report", map).out());
		CommandLineRun terminal = CommandLineRun.onTerminal("report", map);
		assertEquals(2, terminal.status());
		assertSays(terminal.err(), "leeway report: ", "terminal", "-o OUT");
	}

	@Test
	void unreadableFilesAreToldOnThePageAndOnTheConsole() throws Exception {
		Path good = map("island.map", Pictures.ISLAND);
		Path broken = Files.writeString(folder.resolve("broken.map"), "type octile\nheight x\n");
		Path absent = folder.resolve("absent.map");
		CommandLineRun run = report(broken, good, absent);
		assertEquals(2, run.status());
		PageReader page = PageReader.of(page());
		assertEquals(1, page.levels().size());
		assertEquals(2, page.failures().size());
		JsonObject first = page.failures().get(0).getAsJsonObject();
		assertSays(first.get("message").getAsString(), broken + ":2: \"height x\"", "\"height\"", "\"height 512\"");
		assertTrue(run.err().contains(first.get("message").getAsString()), run.err());
		assertTrue(run.err().contains(absent + ": no such file or folder"), run.err());
	}

	@Test
	void severalThreadsWriteTheSamePage() throws Exception {
		Path[] maps = {map("a.map", Pictures.ISLAND), map("b.map", Pictures.ROOMS), map("c.map", Pictures.ISLAND)};
		report((Object[]) maps);
		String page = Files.readString(page());
		report("-j", "3", maps[0], maps[1], maps[2]);
		assertEquals(page, Files.readString(page()));
	}

	@Test
	void whatChangedSinceARevisionIsOnThePage() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(folder);
		Path map = map("rooms.map", Pictures.ROOMS);
		repository.commit("Rooms");
		map("rooms.map", Pictures.ROOMS.replaceFirst("\\.{8}", "...@...."));
		Path added = map("new.map", Pictures.ISLAND);
		CommandLineRun run = report("--since", "HEAD", "--agent", "tank:2:ground", map, added);
		assertEquals(0, run.status(), run.toString());
		PageReader page = PageReader.of(page());
		JsonObject since = page.level(0).getAsJsonObject("since");
		assertTrue(since.get("count").getAsInt() > 0);
		assertTrue(since.getAsJsonArray("differences").get(0).getAsJsonObject().get("message").getAsString().startsWith("tank: "));
		assertEquals("The level is new: revision HEAD does not have its file.",
				page.level(1).getAsJsonObject("since").get("remark").getAsString());
	}

	@Test
	void anUnknownRevisionIsToldAndThePageWrittenAllTheSame() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(folder);
		Path map = map("rooms.map", Pictures.ROOMS);
		repository.commit("Rooms");
		CommandLineRun run = report("--since", "no-such", map);
		assertEquals(2, run.status());
		String message = map + ": there is no revision no-such, expected a commit, a branch or a tag";
		assertTrue(run.err().startsWith(message), run.err());
		assertEquals(message, PageReader.of(page()).level(0).getAsJsonObject("since").get("remark").getAsString());
	}

	@Test
	void anEarlierFileThatIsNoLevelIsTold() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(folder);
		Path map = Files.writeString(folder.resolve("rooms.map"), "type octile\nheight x\n");
		repository.commit("Broken");
		map("rooms.map", Pictures.ROOMS);
		CommandLineRun run = report("--since", "HEAD", map);
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith("HEAD:" + map + ":2: \"height x\""), run.err());
	}

	@Test
	void theLevelsAreNotOverwritten() throws Exception {
		Path map = map("island.map", Pictures.ISLAND);
		CommandLineRun run = CommandLineRun.of("report", "-o", map, map);
		assertEquals(2, run.status());
		assertOneLine(run.err(), map + ": ", "level itself", "another file");
		assertEquals(Pictures.mapFile(Pictures.ISLAND), Files.readString(map));
	}

	@Test
	void aPageThatCannotBeWrittenLeavesNothing() throws Exception {
		Path map = map("island.map", Pictures.ISLAND);
		Path target = folder.resolve("missing").resolve("page.html");
		CommandLineRun run = CommandLineRun.of("report", "-o", target, map);
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith(target + ": no such folder"), run.err());
		assertFalse(Files.exists(target.getParent()));
	}

	@Test
	void coloursCanBeChosen() throws Exception {
		report("--colours", "greys", map("island.map", Pictures.ISLAND));
		JsonObject agent = PageReader.of(page()).level(0).getAsJsonArray("agents").get(0).getAsJsonObject();
		assertEquals("[\"#000000\",\"#8c8c8c\",\"#4c4c4c\",\"#dadada\"]",
				agent.getAsJsonArray("layers").get(0).getAsJsonObject().get("colours").toString());
		assertEquals(2, report("--colours", "pink", folder.resolve("island.map")).status());
	}
}
