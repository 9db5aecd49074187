package org.leeway.core.exchange.zeroad;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.zeroad.Scenario.Entity;
import org.leeway.core.exchange.zeroad.Templates.Block;
import org.leeway.core.exchange.zeroad.Templates.Template;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.level.preset.PassabilityClass;
import org.leeway.core.text.Counts;
import org.leeway.model.AgentType;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.Starts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;

/**
 * The conversion of a map into a level. A cell is a square of one metre, as in the pathfinder of the game. Rows are
 * counted from the north in a level, and from the south in the game.
 */
final class ZeroAdLevel {

	/** The civilisation of players whose map names none. */
	private static final String USUAL_CIVILISATION = "athen";
	private static final String CENTRE = "civil_centre";
	/**
	 * The least area of a region that checks report, in cells. A smaller region has no room for a house and its
	 * surroundings.
	 */
	private static final int MIN_AREA = 256;
	private static final String NO_TEMPLATE = "actor|";

	private final Level level = LevelFactory.eINSTANCE.createLevel();
	private final Scenario scenario;
	private final List<PassabilityClass> classes;
	private final ClassTerrains terrains;
	private final int side;
	/** The spawns on land, indexed by the player's number. */
	private final Map<Integer, Spawn> onLand = new TreeMap<>();
	/** The spawns on water, for ships, indexed by the player's number. */
	private final Map<Integer, Spawn> afloat = new TreeMap<>();
	/** The spawns at civil centres, indexed by the player's number. Used for players who have no units on land. */
	private final Map<Integer, Spawn> centres = new TreeMap<>();
	private final Map<String, Integer> unknown = new HashMap<>();
	/**
	 * The number of placeholders that were left out, because the owner's civilisation has nothing for them. A placeholder
	 * stands for a building or unit that differs by civilisation.
	 */
	private int ofOthers;
	/** Whether the import assumed a civilisation for at least one player, because the map names none. */
	private boolean assumed;

	ZeroAdLevel(Scenario scenario, HeightMap heights, List<PassabilityClass> classes) {
		this.scenario = scenario;
		this.classes = classes;
		this.terrains = new ClassTerrains(classes, scenario, heights);
		this.side = heights.tiles() * HeightMap.TILE;
		level.setName(scenario.name());
		level.setMinArea(MIN_AREA);
		level.setFrame(GameFrame.UNITS);
		level.setOriginY(side);
		level.setYUp(true);
		level.setAxes("x z");
		if (scenario.naval()) {
			level.setStarts(Starts.APART);
		}
	}

	/** Adds the terrain of all cells, and an agent for each passability class. */
	void addTerrain(Progress progress) {
		level.setTerrain(terrains.grid(progress));
		level.getTerrainTypes().addAll(terrains.types());
		for (PassabilityClass each : classes) {
			AgentType agent = LevelTemplates.agentType(each.name(), each.size(), terrains.of(each, level.getTerrainTypes()));
			agent.setRadius(each.clearance());
			agent.setObstacleRadius(each.obstacleRadius());
			level.getAgentTypes().add(agent);
		}
	}

	/** Adds obstacles and spawns for the things on the map. */
	void addThings(Templates templates, Progress progress) throws IOException {
		for (Entity entity : scenario.entities()) {
			progress.check();
			if (!entity.template().startsWith(NO_TEMPLATE)) {
				Optional<Template> template = templates.find(entity.template());
				if (template.isEmpty()) {
					unknown.merge(entity.template(), 1, Integer::sum);
				} else if (template.get().replacement().isEmpty()) {
					add(entity, template.get());
				} else {
					addReplaced(entity, template.get(), templates);
				}
			}
		}
		addStarts();
	}

	/**
	 * Adds a building or unit in place of a placeholder. The civilisation of the owner decides what is added. Adds
	 * nothing if the civilisation has no such thing.
	 *
	 * @param entity the placeholder
	 */
	private void addReplaced(Entity entity, Template template, Templates templates) throws IOException {
		String given = scenario.player(entity.player()).civilisation();
		String civilisation = given.isEmpty() ? USUAL_CIVILISATION : given;
		Optional<Template> other = templates.replacement(entity.template(), template, civilisation);
		if (other.isPresent()) {
			add(entity, other.get());
		} else {
			ofOthers++;
		}
		assumed |= given.isEmpty();
	}

	private void add(Entity entity, Template template) {
		for (Block block : template.blocks()) {
			addObstacle(entity, block).setRemovable(template.isRemovable() || block.isDoor());
		}
		if (entity.player() > 0 && isInside(entity)) {
			Optional<PassabilityClass> moving = classes.stream().filter(each -> each.name().equals(template.passability())).findFirst();
			if (moving.isPresent()) {
				(moving.get().needsWater() ? afloat : onLand).computeIfAbsent(entity.player(),
						player -> start(player, entity.x(), entity.z(), moving.get()));
			} else if (entity.template().contains(CENTRE)) {
				double away = template.blocks().stream().mapToDouble(block -> Math.hypot(block.width(), block.depth()) / 2).max()
						.orElse(0) + classes.stream().filter(each -> !each.needsWater()).mapToDouble(PassabilityClass::size).max().orElse(0);
				centres.computeIfAbsent(entity.player(), player -> start(player, entity.x() + Math.sin(entity.angle()) * away,
						entity.z() + Math.cos(entity.angle()) * away, classes.getFirst()));
			}
		}
	}

	private PolygonObstacle addObstacle(Entity entity, Block block) {
		double sin = Math.sin(entity.angle());
		double cos = Math.cos(entity.angle());
		double[] xy = new double[8];
		for (int corner = 0; corner < 4; corner++) {
			double east = block.x() + (corner == 0 || corner == 3 ? -1 : 1) * block.width() / 2;
			double north = block.z() + (corner < 2 ? -1 : 1) * block.depth() / 2;
			xy[2 * corner] = entity.x() + east * cos + north * sin;
			xy[2 * corner + 1] = side - (entity.z() - east * sin + north * cos);
		}
		PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
		obstacle.setShape(Polygon.of(xy));
		obstacle.setName(entity.template().substring(entity.template().lastIndexOf('/') + 1));
		level.getPolygons().add(obstacle);
		return obstacle;
	}

	private boolean isInside(Entity entity) {
		return entity.x() >= 0 && entity.x() < side && entity.z() >= 0 && entity.z() < side;
	}

	/**
	 * Returns the spawn of a player at a position where a unit stands on the map. If the unit moves on land, the spawn is for
	 * all agents that move on land. If the unit is a ship, the spawn is for all ships that need no more room than this ship.
	 *
	 * @param first the passability class of the unit
	 */
	private Spawn start(int player, double x, double z, PassabilityClass first) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		String name = scenario.player(player).name();
		spawn.setName(name.isBlank() ? "Player " + player : name);
		spawn.setPlayer(player);
		spawn.setX((int) Math.clamp(Math.floor(x), 0, side - 1));
		spawn.setY((int) Math.clamp(side - 1 - Math.floor(z), 0, side - 1));
		for (int i = 0; i < classes.size(); i++) {
			PassabilityClass each = classes.get(i);
			if (each.needsWater() == first.needsWater() && (!first.needsWater() || each.clearance() <= first.clearance())) {
				spawn.getAgents().add(level.getAgentTypes().get(i));
			}
		}
		return spawn;
	}

	private void addStarts() {
		centres.forEach(onLand::putIfAbsent);
		level.getSpawns().addAll(onLand.values());
		level.getSpawns().addAll(afloat.values());
	}

	Level level() {
		return level;
	}

	/** Returns messages about the things of the map. */
	List<Diagnostic> diagnostics() {
		List<Diagnostic> all = new ArrayList<>();
		if (!unknown.isEmpty()) {
			String most = unknown.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
			int count = unknown.values().stream().mapToInt(Integer::intValue).sum();
			all.add(Diagnostic.lost(Counts.of(count, "thing", "things") + " of " + Counts.of(unknown.size(), "template", "templates")
					+ " that the game does not have, such as " + MessageText.quote(most) + ", block nothing."));
		}
		if (assumed) {
			all.add(Diagnostic.marked("Players of no civilisation have the buildings of " + USUAL_CIVILISATION + "."));
		}
		if (ofOthers > 0) {
			all.add(Diagnostic.marked(Counts.of(ofOthers, "thing", "things") + " that only other civilisations have "
					+ (ofOthers == 1 ? "is" : "are") + " left out."));
		}
		return all;
	}
}
