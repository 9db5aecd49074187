package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;

class LevelSnapshotTest {

	private Level level;
	private LevelSnapshot snapshot;

	@BeforeEach
	void takeSnapshot() throws IOException {
		level = LevelFiles.load(new ByteArrayInputStream(LevelTexts.VALID.getBytes(StandardCharsets.UTF_8)), "level");
		snapshot = LevelSnapshot.of(level);
	}

	@Test
	void holdsTheValuesOfTheLevel() {
		assertEquals("base", snapshot.name());
		assertSame(level.getTerrain(), snapshot.grid());
		assertEquals(List.of(new Terrain(0, "ground", 0xd8cba6, ".", 1), new Terrain(1, "swamp", 0x8d9a5e, "S", 1)),
				snapshot.terrains());
		assertEquals(List.of(new Agent("small", 1, Capability.of(0, 1)),
				new Agent("large", 3, Capability.of(0))), snapshot.agents());
		assertEquals(Scene.of(List.of(new Circle(1.5, 1, 0.5)), List.of(Polygon.of(0, 0, 1, 0, 1, 1)), 4, 3),
				snapshot.scene());
		assertEquals(List.of(new Cell(1, 2)), snapshot.spawns());
	}

	@Test
	void staysWhenTheLevelChanges() {
		LevelSnapshot same = LevelSnapshot.of(level);
		level.setName("changed");
		level.getAgentTypes().get(0).setSize(9);
		level.getSpawns().clear();
		assertEquals(same, snapshot);
	}

	@Test
	void namesCapabilities() {
		assertEquals("ground+swamp", snapshot.describe(Capability.of(1, 0)));
		assertEquals("ground+7", snapshot.describe(Capability.of(0, 7)));
		assertEquals(Capability.of(0, 1), snapshot.capability("swamp+ground"));
		assertEquals(Optional.empty(), snapshot.terrain("lava"));
	}

	@Test
	void anUnknownTerrainIsToldWithTheKnownOnes() {
		for (String name : List.of("lava", "ground+lava", "ground+", "")) {
			String unknown = name.substring(name.indexOf('+') + 1);
			assertEquals("unknown terrain \"" + unknown + "\", expected one of ground, swamp",
					assertThrows(IllegalArgumentException.class, () -> snapshot.capability(name)).getMessage());
		}
	}

	@Test
	void anIncompleteAgentIsTold() {
		level.getAgentTypes().get(1).getCapability().clear();
		assertEquals("agent large: a capability needs at least one terrain",
				assertThrows(IllegalArgumentException.class, () -> LevelSnapshot.of(level)).getMessage());
	}

	@Test
	void canBeAskedForOtherAgentsAndSpawns() {
		List<Agent> agents = List.of(new Agent("wide", 4, Capability.of(1)));
		assertEquals(agents, snapshot.withAgents(agents).agents());
		assertEquals(List.of(new Cell(0, 0)), snapshot.withSpawns(List.of(new Cell(0, 0))).spawns());
		assertSame(snapshot.grid(), snapshot.withSpawns(List.of()).grid());
	}

	@Test
	void otherSpawnsHaveNoNames() {
		level.getSpawns().getFirst().setName("west");
		LevelHeader named = LevelSnapshot.of(level).header();
		assertEquals("west", named.withSpawnPoints(named.spawnPoints()).names().spawn(0));
		assertEquals("", named.withSpawnPoints(SpawnPoint.ofAll(List.of(new Cell(0, 0)))).names().spawn(0));
		assertEquals("", named.names().spawn(named.spawnPoints().size()));
	}
}
