package org.leeway.core.level;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.GamePlaces;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ObjectNames;
import org.leeway.core.level.part.Picture;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.level.value.Degrees;
import org.leeway.core.level.value.LevelDiagonals;
import org.leeway.core.level.value.NameText;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.clearance.stream.MapHeader;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * Everything of a level except its cells. If the rows of a level are streamed, only this part is in memory. Immutable.
 *
 * @param name shown to users, possibly empty
 * @param frame the size of the level and the rules of its grid
 * @param objects the objects on the map. The constructor makes the edges of the level the border of {@link LevelObjects#scene}
 * @param intent what the designer demands of the level, such as paths that agents must find, and findings that the designer
 * accepts
 * @param conflicts the decisions that a merge left to the designer, in the order of the level
 */
public record LevelHeader(String name, LevelFrame frame, List<Terrain> terrains, List<Agent> agents, LevelObjects objects,
		DesignIntent intent, List<Conflict> conflicts) {

	public LevelHeader {
		terrains = List.copyOf(terrains);
		agents = List.copyOf(agents);
		objects = objects.withScene(objects.scene().within(frame.width(), frame.height()));
		conflicts = List.copyOf(conflicts);
	}

	/** Creates a level without conflicts. */
	public LevelHeader(String name, LevelFrame frame, List<Terrain> terrains, List<Agent> agents, LevelObjects objects,
			DesignIntent intent) {
		this(name, frame, terrains, agents, objects, intent, List.of());
	}

	/**
	 * Returns the current content of a level, without its grid.
	 *
	 * @throws IllegalArgumentException if a part of the level has no value, such as an agent without a capability
	 */
	public static LevelHeader of(Level level, int width, int height) {
		return new LevelHeader(level.getName() == null ? "" : level.getName(),
				new LevelFrame(width, height, level.getCellScale(), LevelDiagonals.of(level), GamePlaces.of(level)),
				level.getTerrainTypes().stream().map(Terrain::of).toList(),
				level.getAgentTypes().stream().map(LevelHeader::agent).toList(), LevelObjects.of(level), DesignIntent.of(level),
				level.getConflicts().stream().map(Conflict::of).toList());
	}

	private static Agent agent(AgentType agent) {
		try {
			int[] ids = agent.getCapability().stream().mapToInt(TerrainType::getId).toArray();
			return new Agent(agent.getName(), new GridUnit(agent.getSize(), Capability.of(ids),
					given(agent.isSetObstacleRadius(), agent.getObstacleRadius())), body(agent), motion(agent));
		} catch (IllegalArgumentException incomplete) {
			throw new IllegalArgumentException("agent " + agent.getName() + ": " + incomplete.getMessage(), incomplete);
		}
	}

	private static Body body(AgentType agent) {
		return new Body(given(agent.isSetRadius(), agent.getRadius()), given(agent.isSetLength(), agent.getLength()),
				given(agent.isSetWidth(), agent.getWidth()));
	}

	private static Motion motion(AgentType agent) {
		return new Motion(agent.getTurningRadius(), agent.isCanReverse(), agent.getSpeed(),
				given(agent.isSetAcceleration(), agent.getAcceleration()),
				Degrees.toRadians(agent.isSetTurnRate(), agent.getTurnRate()));
	}

	private static OptionalDouble given(boolean isSet, double value) {
		return isSet ? OptionalDouble.of(value) : OptionalDouble.empty();
	}

	/** Converts a circular obstacle of a level to an immutable {@link Circle}. */
	public static Circle circle(CircularObstacle circle) {
		return new Circle(circle.getX(), circle.getY(), circle.getRadius());
	}

	public int width() {
		return frame.width();
	}

	public int height() {
		return frame.height();
	}

	/** Returns the side of a cell in the units of the game. */
	public double cellScale() {
		return frame.cellScale();
	}

	/**
	 * Returns the game's coordinates of a cell in words. Empty if the level does not say which coordinates its game
	 * uses.
	 */
	public Optional<String> gamePlace(Cell cell) {
		return frame.places().words(cell, cellScale());
	}

	/** Returns the rule of diagonal steps. */
	public Diagonals diagonals() {
		return frame.diagonals();
	}

	/** Returns the border and the obstacles. */
	public Scene scene() {
		return objects.scene();
	}

	/** Returns the spawns in the order of the level. */
	public List<SpawnPoint> spawnPoints() {
		return objects.spawnPoints();
	}

	/** Returns the annotations in the order of the level. */
	public List<Note> notes() {
		return objects.notes();
	}

	/** Returns the meshes, generated or not, in the order of the level. */
	public List<MeshLayer> meshLayers() {
		return objects.meshLayers();
	}

	/** Returns the pictures to trace, bottom first. */
	public List<Picture> pictures() {
		return objects.pictures();
	}

	/** Returns the names of circles, polygons and spawns. */
	public ObjectNames names() {
		return objects.names();
	}

	/** Returns the same level with another size. */
	public LevelHeader withSize(int otherWidth, int otherHeight) {
		return with(new LevelFrame(otherWidth, otherHeight, cellScale(), diagonals(), frame.places()));
	}

	/** Returns the same level with another rule of diagonal steps. */
	public LevelHeader withDiagonals(Diagonals other) {
		return with(new LevelFrame(width(), height(), cellScale(), other, frame.places()));
	}

	private LevelHeader with(LevelFrame other) {
		return new LevelHeader(name, other, terrains, agents, objects, intent, conflicts);
	}

	/**
	 * Returns the same level with other agents. Required paths name their agents. The paths are not changed, so a path may name
	 * an agent that the new level lacks.
	 */
	public LevelHeader withAgents(List<Agent> others) {
		return new LevelHeader(name, frame, terrains, others, objects, intent, conflicts);
	}

	/** Returns the same level with another intent. */
	public LevelHeader withIntent(DesignIntent other) {
		return new LevelHeader(name, frame, terrains, agents, objects, other, conflicts);
	}

	/** Returns the same level with other obstacles, spawns, annotations, meshes and pictures. */
	public LevelHeader withObjects(LevelObjects others) {
		return new LevelHeader(name, frame, terrains, agents, others, intent, conflicts);
	}

	/** Returns the same level with other obstacles. */
	public LevelHeader withScene(Scene others) {
		return withObjects(objects.withScene(others));
	}

	/**
	 * Returns whether units can clear away something that stops an agent: a removable obstacle, or a removable terrain
	 * that an agent cannot cross.
	 */
	public boolean hasRemovable() {
		return objects.hasRemovable() || terrains.stream().filter(Terrain::isRemovable)
				.anyMatch(terrain -> agents.stream().anyMatch(agent -> !agent.capability().contains(terrain.id())));
	}

	/**
	 * Returns a copy of the level after units have cleared away everything that they can. Removable obstacles block
	 * nothing, and every agent can cross removable terrains.
	 */
	public LevelHeader withoutRemovable() {
		int[] cleared = terrains.stream().filter(Terrain::isRemovable).mapToInt(Terrain::id).toArray();
		List<Agent> others = agents.stream().map(agent -> agent.with(agent.unit().crossing(Capability.of(
				IntStream.concat(IntStream.of(agent.capability().terrains()), IntStream.of(cleared)).distinct().toArray())))).toList();
		return new LevelHeader(name, frame, terrains, others, objects.withoutRemovable(), intent, conflicts);
	}

	/** Returns the same level with other annotations. */
	public LevelHeader withNotes(List<Note> others) {
		return withObjects(objects.withNotes(others));
	}

	/** Returns the same level with other spawns. */
	public LevelHeader withSpawnPoints(List<SpawnPoint> others) {
		return withObjects(objects.withSpawnPoints(others));
	}

	public boolean contains(Cell cell) {
		return cell.x() >= 0 && cell.y() >= 0 && cell.x() < width() && cell.y() < height();
	}

	/**
	 * Returns the cell of the map that is nearest to a given cell.
	 *
	 * @param cell may lie outside the map
	 */
	public Cell nearest(Cell cell) {
		return new Cell(Math.clamp(cell.x(), 0, width() - 1), Math.clamp(cell.y(), 0, height() - 1));
	}

	/**
	 * Returns the cell of the map that is nearest to a place.
	 *
	 * @param place may lie outside the map
	 */
	public Cell nearest(Point place) {
		return nearest(new Cell((int) Math.floor(place.x()), (int) Math.floor(place.y())));
	}

	/**
	 * Returns the smallest rectangle of cells that contains the start and the goal of a probe, that is, of a path to find. If a
	 * place lies outside of the level, uses the nearest cell of the level.
	 */
	public CellRect bounds(ProbedPath path) {
		Cell from = nearest(path.start());
		Cell to = nearest(path.goal());
		return new CellRect(from.x(), from.y(), 1, 1).union(new CellRect(to.x(), to.y(), 1, 1));
	}

	/** Returns the cells of all spawns, in the order of the level. */
	public List<Cell> spawns() {
		return spawnPoints().stream().map(SpawnPoint::cell).toList();
	}

	/** Returns the spawns that an agent uses, in the order of the level. */
	public List<SpawnPoint> spawnPoints(Agent agent) {
		return spawnPoints(agent.name());
	}

	private List<SpawnPoint> spawnPoints(String agent) {
		return spawnPoints().stream().filter(spawn -> spawn.isFor(agent)).toList();
	}

	/** Returns the cells of the spawns that an agent uses, in the order of the level. */
	public List<Cell> spawns(Agent agent) {
		return spawns(agent.name());
	}

	/** Returns the cells of the spawns that the agent of this name uses. For the empty name, returns the cells of all spawns. */
	public List<Cell> spawns(String agent) {
		return spawnPoints(agent).stream().map(SpawnPoint::cell).toList();
	}

	/**
	 * Returns the points on the map where the centre of an agent may start. At each point, the agent's footprint covers a
	 * spawn. A large agent can cover the same spawn from several points. Does not check whether the agent fits at a point.
	 */
	public Stream<Point> starts(Agent agent) {
		return spawns(agent).stream().flatMap(spawn -> agent.centresOver(spawn, width(), height())).distinct();
	}

	/** Returns whether the level has spawns, but none for an agent. */
	public boolean lacksSpawn(Agent agent) {
		return !spawnPoints().isEmpty() && spawnPoints().stream().noneMatch(spawn -> spawn.isFor(agent.name()));
	}

	/** Returns the required paths of an agent. A path belongs to the agent if it has the agent's name. */
	public List<ProbedPath> requiredPaths(Agent agent) {
		return intent.requiredPaths().stream().filter(path -> path.agent().equals(agent.name())).toList();
	}

	/**
	 * Returns the stored meshes, indexed by capability, that is, by the terrains that units cross. Leaves out meshes
	 * without options, because their capability is unknown. If two meshes have the same capability, uses the first one.
	 */
	public Map<Capability, PolygonMesh> meshes() {
		return meshLayers().stream().filter(layer -> !layer.isGenerated() && layer.options().isPresent())
				.collect(Collectors.toMap(layer -> layer.options().orElseThrow().capability(),
						layer -> layer.stored().orElseThrow(), (first, next) -> first));
	}

	/** Returns the size, the scene and the rule of diagonal steps, for algorithms that read the cells row by row. */
	public MapHeader map() {
		return new MapHeader(width(), height(), scene(), diagonals());
	}

	/** Returns the speeds on the terrains. */
	TerrainSpeeds speeds() {
		return TerrainSpeeds.of(terrains.stream().collect(Collectors.toMap(Terrain::id, Terrain::speed)));
	}

	/** Returns the agent of this name, if the level has one. */
	public Optional<Agent> agent(String agentName) {
		return agents.stream().filter(agent -> agent.name().equals(agentName)).findFirst();
	}

	/** Returns the size in words, such as {@code 64 x 48 cells}. */
	public String size() {
		return width() + " x " + height() + " cells";
	}

	/** Returns an agent in words, such as {@code tank (2x2 on ground+swamp)}. */
	public String describe(Agent agent) {
		return agent.name() + " (" + agent.size() + "x" + agent.size() + " on " + describe(agent.capability()) + ")";
	}

	/** Returns the terrain of this name, if the level has one. */
	public Optional<Terrain> terrain(String terrainName) {
		return terrains.stream().filter(terrain -> terrain.name().equals(terrainName)).findFirst();
	}

	/** Returns the names of a capability's terrains by ascending id, as in {@code ground+swamp}. */
	public String describe(Capability capability) {
		return names(capability).stream().map(name -> NameText.write(name, "+")).collect(Collectors.joining("+"));
	}

	/** Returns the names of a capability's terrains by ascending id. */
	public List<String> names(Capability capability) {
		return IntStream.of(capability.terrains()).mapToObj(this::describe).toList();
	}

	/** Returns the name of a terrain, or its id if the level lacks the terrain. */
	public String describe(int id) {
		return terrains.stream().filter(terrain -> terrain.id() == id).findFirst().map(Terrain::name)
				.orElse(Integer.toString(id));
	}

	/**
	 * Parses the names that {@link #describe(Capability)} writes.
	 *
	 * @throws IllegalArgumentException if the level lacks a terrain of one of the names. The message lists the known
	 * names
	 */
	public Capability capability(String names) {
		return Capability.of(NameText.select(names, terrains, Terrain::name).stream().mapToInt(Terrain::id).toArray());
	}
}
