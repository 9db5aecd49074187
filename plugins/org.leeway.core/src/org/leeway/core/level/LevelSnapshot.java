package org.leeway.core.level;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.TerrainType;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.clearance.Obstacles;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * All of a level that an analysis looks at, as an immutable value. Taking one is cheap, since the bulky parts of a
 * level are immutable values already; it may then be read on any thread.
 *
 * @param name what people call the level, possibly empty
 */
public record LevelSnapshot(String name, TerrainGrid grid, List<Terrain> terrains, List<AgentProfile> agents,
		Obstacles obstacles, List<Cell> spawns) {

	public LevelSnapshot {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(grid, "grid");
		Objects.requireNonNull(obstacles, "obstacles");
		terrains = List.copyOf(terrains);
		agents = List.copyOf(agents);
		spawns = List.copyOf(spawns);
	}

	/**
	 * The present state of a level. To be called on the thread that edits it.
	 *
	 * @throws IllegalArgumentException if a part of the level has no value, such as an agent without a capability; a
	 *             level that {@link LevelFiles} loaded or saved has none such
	 */
	public static LevelSnapshot of(Level level) {
		if (level.getTerrain() == null) {
			throw new IllegalArgumentException("the level has no terrain");
		}
		return new LevelSnapshot(Objects.requireNonNullElse(level.getName(), ""), level.getTerrain(),
				level.getTerrainTypes().stream().map(Terrain::of).toList(),
				level.getAgentTypes().stream().map(LevelSnapshot::profile).toList(), obstacles(level),
				level.getSpawns().stream().map(spawn -> new Cell(spawn.getX(), spawn.getY())).toList());
	}

	private static AgentProfile profile(AgentType agent) {
		try {
			int[] terrains = agent.getCapability().stream().mapToInt(TerrainType::getId).toArray();
			return new AgentProfile(agent.getName(), agent.getSize(), Capability.of(terrains));
		} catch (IllegalArgumentException incomplete) {
			throw new IllegalArgumentException("agent " + agent.getName() + ": " + incomplete.getMessage(), incomplete);
		}
	}

	private static Obstacles obstacles(Level level) {
		return new Obstacles(level.getCircles().stream().map(LevelSnapshot::circle).toList(),
				level.getPolygons().stream().map(PolygonObstacle::getShape).toList());
	}

	private static Circle circle(CircularObstacle circle) {
		return new Circle(circle.getX(), circle.getY(), circle.getRadius());
	}

	/** The same level with other terrain. */
	public LevelSnapshot withGrid(TerrainGrid other) {
		return new LevelSnapshot(name, other, terrains, agents, obstacles, spawns);
	}

	/** The same level checked for other agents. */
	public LevelSnapshot withAgents(List<AgentProfile> others) {
		return new LevelSnapshot(name, grid, terrains, others, obstacles, spawns);
	}

	/** The same level with other spawns. */
	public LevelSnapshot withSpawns(List<Cell> others) {
		return new LevelSnapshot(name, grid, terrains, agents, obstacles, others);
	}

	/** The terrain of this name. */
	public Optional<Terrain> terrain(String terrainName) {
		return terrains.stream().filter(terrain -> terrain.name().equals(terrainName)).findFirst();
	}

	/** The names of a capability's terrains by ascending id, as in {@code ground+swamp}. */
	public String describe(Capability capability) {
		return IntStream.of(capability.terrains()).mapToObj(this::describe).collect(Collectors.joining("+"));
	}

	private String describe(int id) {
		return terrains.stream().filter(terrain -> terrain.id() == id).findFirst().map(Terrain::name)
				.orElse(Integer.toString(id));
	}

	/**
	 * Reads what {@link #describe} writes.
	 *
	 * @throws IllegalArgumentException if a name is not that of a terrain here; the message lists the known ones
	 */
	public Capability capability(String names) {
		return Capability.of(Stream.of(names.split("\\+", -1)).mapToInt(this::terrainId).toArray());
	}

	private int terrainId(String terrainName) {
		return terrain(terrainName).map(Terrain::id)
				.orElseThrow(() -> new IllegalArgumentException("unknown terrain \"" + terrainName
				+ "\", expected one of "
						+ terrains.stream().map(Terrain::name).collect(Collectors.joining(", "))));
	}
}
