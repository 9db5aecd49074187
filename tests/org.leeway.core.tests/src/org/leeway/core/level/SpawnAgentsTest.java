package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.Spawn;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/** Spawns that name their agents, in files and in snapshots. */
class SpawnAgentsTest {

	private static final String NAMED = LevelTexts.VALID.replace("x=\"1\" y=\"2\"/>",
			"x=\"1\" y=\"2\"/>\n  <spawns x=\"3\" agents=\"//@agentTypes[name='large'] //@agentTypes[name='small']\"/>\n"
					+ "  <spawns y=\"1\" agents=\"//@agentTypes[name='large']\"/>");

	@Test
	void aFileIsWrittenAsItWasRead() throws IOException {
		assertEquals(NAMED, text(parse(NAMED)));
		assertEquals(LevelTexts.VALID, text(parse(LevelTexts.VALID)));
	}

	@Test
	void aSnapshotKnowsWhoStartsWhere(@TempDir Path folder) throws IOException {
		LevelHeader header = LevelSnapshot.of(parse(NAMED)).header();
		assertEquals(List.of(new SpawnPoint(new Cell(1, 2)), new SpawnPoint(new Cell(3, 0), Set.of("small", "large")),
				new SpawnPoint(new Cell(0, 1), Set.of("large"))), header.spawnPoints());
		assertEquals(header.spawnPoints(),
				LevelRows.readHeader(Files.writeString(folder.resolve("level.leeway"), NAMED), Progress.NONE).spawnPoints());
		assertEquals("[1,2, 3,0 for large+small, 0,1 for large]", header.spawnPoints().toString());
		assertEquals(List.of(new Cell(1, 2), new Cell(3, 0), new Cell(0, 1)), header.spawns());
		assertEquals(List.of(new Cell(1, 2), new Cell(3, 0)), header.spawns(agent("small", header)));
		assertEquals(header.spawns(), header.spawns(agent("large", header)));
		assertEquals(List.of(new Cell(1, 2)), header.spawns("other"));
		assertEquals(header.spawns(), header.spawns(""), "a unit that is no agent of the level");
	}

	@Test
	void anAgentMayLackASpawn() throws IOException {
		Level level = parse(NAMED);
		level.getSpawns().removeIf(spawn -> spawn.getAgents().isEmpty());
		level.getSpawns().removeFirst();
		LevelHeader header = LevelSnapshot.of(level).header();
		assertTrue(header.lacksSpawn(agent("small", header)));
		assertFalse(header.lacksSpawn(agent("large", header)));
		level.getSpawns().clear();
		LevelHeader empty = LevelSnapshot.of(level).header();
		assertFalse(empty.lacksSpawn(agent("small", empty)), "no agent has one");
	}

	@Test
	void aRenamedAgentKeepsItsSpawns() throws IOException {
		Level level = parse(NAMED);
		level.getAgentTypes().get(1).setName("it's \"my\" +big/agent");
		Level loaded = parse(text(level));
		AgentType renamed = loaded.getAgentTypes().get(1);
		assertEquals(List.of(renamed, loaded.getAgentTypes().get(0)), loaded.getSpawns().get(1).getAgents());
		assertEquals(Set.of(renamed.getName()), LevelSnapshot.of(loaded).header().spawnPoints().get(2).agents());
	}

	@Test
	void anAgentThatIsNamedIsNotMissing() throws IOException {
		Level level = parse(NAMED);
		level.getProbes().clear();
		level.getAgentTypes().removeFirst();
		String problem = LevelFiles.problem(level).orElseThrow();
		assertSays(problem, "spawns: agent \"small\"", "not of this level", "agentTypes");
		Spawn spawn = level.getSpawns().get(1);
		spawn.getAgents().remove(1);
		assertTrue(LevelFiles.problem(level).isEmpty());
	}

	private static Agent agent(String name, LevelHeader header) {
		return header.agent(name).orElseThrow();
	}

	private static String text(Level level) throws IOException {
		return new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8);
	}

	private static Level parse(String text) throws IOException {
		return LevelFiles.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "level.leeway");
	}
}
