package org.leeway.core.level;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
import org.leeway.pathing.clearance.stream.MapHeader;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.tangent.ObstacleScene;

/**
 * All of a level but its cells, as an immutable value: what is known of a level whose rows are read one by one.
 *
 * @param name   what people call the level, possibly empty
 * @param width  in cells
 * @param height in cells
 * @param intent what the designer asks of it
 * @param notes the annotations, in the order of the level
 */
public record LevelHeader(String name, int width, int height, List<Terrain> terrains, List<AgentProfile> agents,
		Obstacles obstacles, List<Cell> spawns, DesignIntent intent, List<Note> notes) {

	public LevelHeader {
		terrains = List.copyOf(terrains);
		agents = List.copyOf(agents);
		spawns = List.copyOf(spawns);
		notes = List.copyOf(notes);
	}

	/**
	 * The present state of a level, whose grid may be elsewhere.
	 *
	 * @throws IllegalArgumentException if a part of the level has no value, such as an agent without a capability
	 */
	public static LevelHeader of(Level level, int width, int height) {
		return new LevelHeader(level.getName() == null ? "" : level.getName(), width, height,
				level.getTerrainTypes().stream().map(Terrain::of).toList(),
				level.getAgentTypes().stream().map(LevelHeader::profile).toList(), obstacles(level),
				level.getSpawns().stream().map(spawn -> new Cell(spawn.getX(), spawn.getY())).toList(),
				DesignIntent.of(level),
				level.getAnnotations().stream().map(Note::of).toList());
	}

	private static AgentProfile profile(AgentType agent) {
		try {
			int[] ids = agent.getCapability().stream().mapToInt(TerrainType::getId).toArray();
			return new AgentProfile(agent.getName(), agent.getSize(), Capability.of(ids));
		} catch (IllegalArgumentException incomplete) {
			throw new IllegalArgumentException("agent " + agent.getName() + ": " + incomplete.getMessage(), incomplete);
		}
	}

	private static Obstacles obstacles(Level level) {
		return new Obstacles(level.getCircles().stream().map(LevelHeader::circle).toList(),
				level.getPolygons().stream().map(PolygonObstacle::getShape).toList());
	}

	/** An obstacle as a value. */
	public static Circle circle(CircularObstacle circle) {
		return new Circle(circle.getX(), circle.getY(), circle.getRadius());
	}

	/** The same level of another size. */
	LevelHeader withSize(int otherWidth, int otherHeight) {
		return new LevelHeader(name, otherWidth, otherHeight, terrains, agents, obstacles, spawns, intent, notes);
	}

	/** The same level checked for other agents. A path is still required of the agent of its name, if there is one. */
	public LevelHeader withAgents(List<AgentProfile> others) {
		return new LevelHeader(name, width, height, terrains, others, obstacles, spawns, intent, notes);
	}

	/** The same level with other obstacles. */
	LevelHeader withObstacles(Obstacles others) {
		return new LevelHeader(name, width, height, terrains, agents, others, spawns, intent, notes);
	}

	/** The same level with another intent. */
	public LevelHeader withIntent(DesignIntent other) {
		return new LevelHeader(name, width, height, terrains, agents, obstacles, spawns, other, notes);
	}

	/** The same level with other annotations. */
	public LevelHeader withNotes(List<Note> others) {
		return new LevelHeader(name, width, height, terrains, agents, obstacles, spawns, intent, others);
	}

	/** The same level with other spawns. */
	public LevelHeader withSpawns(List<Cell> others) {
		return new LevelHeader(name, width, height, terrains, agents, obstacles, others, intent, notes);
	}

	public boolean contains(Cell cell) {
		return cell.x() >= 0 && cell.y() >= 0 && cell.x() < width && cell.y() < height;
	}

	/** The cell of the map that is nearest to one that may lie outside. */
	public Cell nearest(Cell cell) {
		return new Cell(Math.clamp(cell.x(), 0, width - 1), Math.clamp(cell.y(), 0, height - 1));
	}

	/** Whether an agent is round in the game: the level gives it a radius of its own. */
	public boolean isRound(AgentProfile agent) {
		return intent.radii().containsKey(agent.name());
	}

	/** The radius of an agent as a round unit, in cells: its own, or half its size. */
	public double radius(AgentProfile agent) {
		boolean known = agents.stream().anyMatch(each -> each.name().equals(agent.name()) && each.size() == agent.size());
		return known ? intent.radii().getOrDefault(agent.name(), agent.size() / 2.0) : agent.size() / 2.0;
	}

	/** The ways that are promised to an agent, by its name. */
	public List<RequiredPath> requiredPaths(AgentProfile agent) {
		return intent.requiredPaths().stream().filter(path -> path.agent().equals(agent.name())).toList();
	}

	/** What the algorithms need to know of the map. */
	public MapHeader map() {
		return new MapHeader(width, height, obstacles, spawns);
	}

	/** What is in the way of round units. */
	public ObstacleScene scene() {
		return ObstacleScene.of(obstacles.circles(), obstacles.polygons(), width, height);
	}

	/** The size in words: {@code 64 x 48 cells}. */
	public String size() {
		return width + " x " + height + " cells";
	}

	/** An agent in words: {@code tank (2x2 on ground+swamp)}. */
	public String describe(AgentProfile agent) {
		return agent.name() + " (" + agent.size() + "x" + agent.size() + " on " + describe(agent.capability()) + ")";
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
	 * Reads what {@link #describe(Capability)} writes.
	 *
	 * @throws IllegalArgumentException if a name is not that of a terrain here; the message lists the known ones
	 */
	public Capability capability(String names) {
		return Capability.of(select(names, terrains, Terrain::name).stream().mapToInt(Terrain::id).toArray());
	}

	/** The terrains with these names, which have {@code +} between them. */
	static <T> List<T> select(String names, List<T> known, Function<T, String> name) {
		return Stream.of(names.split("\\+", -1)).map(wanted -> known.stream()
				.filter(terrain -> name.apply(terrain).equals(wanted)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("unknown terrain \"" + wanted + "\", expected one of "
						+ known.stream().map(name).collect(Collectors.joining(", ")))))
				.distinct().toList();
	}
}
