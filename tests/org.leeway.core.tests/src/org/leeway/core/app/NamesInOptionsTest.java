package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.Level;

/**
 * Tests of agents whose names have special characters, such as blanks and commas. Some options name several agents. All
 * options take a name in the same form.
 */
class NamesInOptionsTest {

	private static final String OTHER = "other";

	@TempDir
	private Path folder;
	private Level level;
	private Path file;

	@BeforeEach
	void makeLevel() {
		level = LevelTemplates.level("names", 6, 4);
		level.getAgentTypes().get(1).setName(OTHER);
		file = folder.resolve("names.leeway");
	}

	private static String quoted(String name) {
		return "\"" + name.replace("\"", "\"\"") + "\"";
	}

	private void name(String name) throws IOException {
		AgentType first = level.getAgentTypes().getFirst();
		first.setName(name);
		LevelFiles.save(level, file);
	}

	@ParameterizedTest
	@ValueSource(strings = {"tank", "a:b", "a:2:ground", "a+b", "a,b", "a@b", "a b", " a", "#a", "\"a\"", "5\"gun", "\"", "\u00fc\ud83d\ude00", "'"})
	void anyNameCanBeQuoted(String name) throws IOException {
		name(name);
		String agent = quoted(name);
		for (List<Object> command : List.<List<Object>>of(
				List.of("export", "--format", "csv", "--layer", "reachability", "--agent", agent, "--spawn", "1,1:" + agent, file),
				List.of("export", "--format", "csv", "--layer", "reachability", "--agent", agent, "--spawn", "1,1:" + OTHER + "+" + agent, file),
				List.of("path", "--agent", agent, "--from", "0,0", "--to", "3,2", file), List.of("mesh", "--agent", agent, file),
				List.of("validate", "--spawn", "1,1:" + agent + "+" + OTHER, "--min-area", "99", file),
				List.of("validate", "--agent", agent + ":1:\"ground\"+swamp", "--spawn", "1,1:" + agent, file))) {
			CommandLineRun run = CommandLineRun.of(command.toArray());
			assertEquals(0, run.status(), command + "\n" + run);
		}
		Path agents = Files.writeString(folder.resolve("a.agents"), agent + ":2:ground\n");
		CommandLineRun run = CommandLineRun.of("validate", "--agents", agents, "--spawn", "1,1:" + agent, file);
		assertEquals(0, run.status(), run.toString());
		Path config = Files.writeString(folder.resolve("batch.json"), "{\"inputs\": [\"names.leeway\"], \"exports\": [{\"layer\": \"clearance\","
				+ " \"format\": \"csv\", \"agents\": [\"" + agent.replace("\"", "\\\"") + "\"], \"output\": \"out.csv\"}]}");
		CommandLineRun batch = CommandLineRun.of("batch", config);
		assertEquals(0, batch.status(), batch.toString());
	}

	/**
	 * Names that are unambiguous without quotes. Options still accept them without quotes, as they did before options could
	 * have quotes.
	 */
	@ParameterizedTest
	@ValueSource(strings = {"tank", "a+b", "a,b", "a@b", "a b", "#a", "5\"gun", "\"a", "a\"", "\"Big\" Bob", "'"})
	void otherNamesNeedNoQuotes(String name) throws IOException {
		name(name);
		for (List<Object> command : List.<List<Object>>of(
				List.of("export", "--format", "csv", "--layer", "reachability", "--agent", name, "--spawn", "1,1:" + name, file),
				List.of("validate", "--agent", name + ":1:ground+swamp", "--spawn", "1,1:" + name, file))) {
			CommandLineRun run = CommandLineRun.of(command.toArray());
			assertEquals(0, run.status(), command + "\n" + run);
		}
	}

	@Test
	void messagesListNamesAsTheyCanBeGiven() throws IOException {
		name("big:tank");
		CommandLineRun unknown = CommandLineRun.of("path", "--agent", "none", "--from", "0,0", "--to", "3,2", file);
		assertSays(unknown.err(), "no agent 'none'", "--agent", " \"big:tank\", other, ");
		CommandLineRun bare = CommandLineRun.of("path", "--agent", "big:tank", "--from", "0,0", "--to", "3,2", file);
		assertEquals(2, bare.status());
		assertSays(bare.err(), "not an agent: 'big:tank'", "NAME:SIZE:TERRAIN+TERRAIN", "tank:2:ground+swamp",
				"quotes", "colon");
		name("a+b");
		CommandLineRun spawn = CommandLineRun.of("validate", "--spawn", "1,1:a+b+other", file);
		assertTrue(spawn.err().contains("the spawn 1,1 is for 'a', expected one of \"a+b\", other, "), spawn.err());
	}
}
