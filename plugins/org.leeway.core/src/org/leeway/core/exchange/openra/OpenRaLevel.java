package org.leeway.core.exchange.openra;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.game.CellOutlines;
import org.leeway.core.exchange.openra.MapInfo.Thing;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;

/**
 * The conversion of a map into a level. Each cell of the map becomes a cell of the level. A locomotor is a way to move, such as
 * wheels. Each locomotor becomes an agent with the size of one cell. But locomotors that cross the same terrains share an
 * agent, and locomotors that cross no terrain are left out. A diagonal step is allowed if its target cell is free, even if the
 * cells beside the step are blocked.
 */
final class OpenRaLevel {

	/** The name of the thing that marks the start of a player. */
	private static final String START = "mpspawn";

	private final Level level = LevelFactory.eINSTANCE.createLevel();
	private final MapInfo map;
	private final ModRules rules;
	private final TileSet tiles;
	private final MapTerrain cells;
	private final MapNotes notes;
	private final List<Locomotor> land;
	/** The agents of the level that can start where players start. */
	private final List<AgentType> starting = new ArrayList<>();

	/**
	 * Creates the conversion of a map.
	 *
	 * @throws LevelFormatException if the rules are malformed
	 */
	OpenRaLevel(MapInfo map, MapCells binary, TileSet tiles, ModRules rules, MapNotes notes, Progress progress)
			throws LevelFormatException {
		this.map = map;
		this.rules = rules;
		this.tiles = tiles;
		this.notes = notes;
		land = land();
		cells = new MapTerrain(map, binary, tiles, rules, progress);
		level.setName(ImportNames.line(map.title()));
		level.setDiagonals(DiagonalRule.ALWAYS);
		level.setFrame(GameFrame.CELLS);
		addThings(progress);
		cells.addResources(binary);
		addTerrains();
		addStarts();
	}

	/**
	 * Returns the locomotors of land units. A locomotor is a way to move, such as wheels. No list in the rules says which units
	 * are for land. So this method looks at the locomotor of a player's first unit. A locomotor is for land if it crosses more
	 * than half of the terrains that this locomotor crosses, but no water.
	 */
	private List<Locomotor> land() throws LevelFormatException {
		Optional<Locomotor> first = rules.starting();
		return rules.locomotors().stream().filter(each -> first.filter(each::crossesMostOf).isPresent()
				&& tiles.types().stream().noneMatch(type -> type.isWater() && each.speed(type.name()) > 0)).toList();
	}

	private void addThings(Progress progress) throws LevelFormatException {
		for (Thing thing : map.things()) {
			progress.check();
			Optional<ActorType> type = rules.find(thing.type());
			if (type.isEmpty()) {
				notes.unknownThing(thing.type());
			} else if (type.get().moves()) {
				notes.unit();
			} else if (type.get().footprint().isPresent()) {
				add(thing, type.get(), type.get().footprint().get());
			}
		}
	}

	private void add(Thing thing, ActorType type, Footprint footprint) throws LevelFormatException {
		cells.add(type, footprint, thing.x(), thing.y());
		if (!footprint.blocks()) {
			return;
		}
		if (!land.isEmpty() && land.stream().allMatch(each -> each.crushes(type.crushed()))) {
			notes.crushed();
			return;
		}
		boolean removable = rules.isRemovable(type);
		List<Cell> blocked = new ArrayList<>();
		for (Cell cell : footprint.blocked()) {
			// The sums overflow only if the thing is far outside of the map. The overflowed coordinates are outside of the map
			// too, so isPlayable returns false.
			if (map.isPlayable(thing.x() + cell.x(), thing.y() + cell.y())) {
				blocked.add(new Cell(thing.x() + cell.x(), thing.y() + cell.y()));
			}
		}
		for (Polygon outline : CellOutlines.of(blocked)) {
			PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
			obstacle.setName(ImportNames.line(thing.type()));
			obstacle.setShape(outline);
			obstacle.setRemovable(removable);
			level.getPolygons().add(obstacle);
		}
	}

	private void addTerrains() throws LevelFormatException {
		LevelTerrains terrains = new LevelTerrains(map, cells, tiles, rules, land);
		level.getTerrainTypes().addAll(terrains.types());
		level.setTerrain(cells.grid(terrains.all()));
		Map<List<TerrainType>, List<String>> groups = new LinkedHashMap<>();
		for (Locomotor locomotor : rules.locomotors()) {
			List<TerrainType> crossed = terrains.of(locomotor);
			if (!crossed.isEmpty()) {
				groups.computeIfAbsent(crossed, none -> new ArrayList<>()).add(locomotor.name());
			}
		}
		Set<String> taken = new HashSet<>();
		groups.forEach((crossed, names) -> {
			AgentType agent = LevelTemplates.agentType(agentName(names, taken), 1, crossed);
			level.getAgentTypes().add(agent);
			if (land.stream().anyMatch(each -> names.contains(each.name()))) {
				starting.add(agent);
			}
			notes.group(agent.getName(), names);
		});
		notes.terrain(cells, tiles, terrains);
	}

	/**
	 * Returns a unique name for an agent that stands for one or several ways to move, such as {@code foot and 2 more}.
	 */
	private static String agentName(List<String> locomotors, Set<String> taken) {
		String first = ImportNames.line(locomotors.getFirst()).strip();
		String name = (first.isEmpty() ? "unnamed" : first) + (locomotors.size() == 1 ? ""
				: locomotors.size() == 2 ? " and " + ImportNames.line(locomotors.get(1)).strip()
				: " and " + (locomotors.size() - 1) + " more");
		String unique = name;
		for (int number = 2; !taken.add(unique); number++) {
			unique = name + " " + number;
		}
		return unique;
	}

	private void addStarts() {
		if (!rules.startsWithUnits()) {
			notes.noStartingUnits();
			return;
		}
		int player = 0;
		for (Thing thing : map.things()) {
			if (thing.type().equals(START)) {
				player++;
				if (map.has(thing.x(), thing.y())) {
					Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
					spawn.setName("Player " + player);
					spawn.setPlayer(player);
					spawn.setX(thing.x());
					spawn.setY(thing.y());
					spawn.getAgents().addAll(starting);
					level.getSpawns().add(spawn);
				} else {
					notes.startOutside();
				}
			}
		}
		notes.starts(level.getSpawns().size());
	}

	/** Returns the converted level. */
	Level level() {
		return level;
	}
}
