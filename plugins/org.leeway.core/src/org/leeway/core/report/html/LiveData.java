package org.leeway.core.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.Terrain;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.world.Agent;

/**
 * A writer of what the module of a live page needs to know of a level, besides the cells: a list of numbers. The module's class
 * {@code org.leeway.web.LevelNumbers} describes and reads the list.
 */
final class LiveData {

	/** The ids of the module's planners, by number. */
	private static final List<String> PLANNERS = List.of("jps", "theta", "haa", "tangent", "navmesh");

	private final LevelHeader level;
	private final List<Double> numbers = new ArrayList<>();

	LiveData(LevelHeader level) {
		this.level = level;
		addLevel();
	}

	/** Writes the list, the terrains of each agent, and the planners for the level. A missing number is null. */
	void write(PageJson json) throws IOException {
		json.list("planners", planners(), (number, each) -> {
			each.put("number", number);
			each.put("title", Planners.get(PLANNERS.get(number)).title());
		});
		json.name("numbers").array(() -> {
			for (double each : numbers) {
				json.numberOrNull(each);
			}
		});
		json.name("capabilities").array(() -> {
			for (Agent agent : level.agents()) {
				json.array(() -> {
					for (int terrain : agent.capability().terrains()) {
						json.number(terrain);
					}
				});
			}
		});
	}

	/**
	 * Returns the numbers of the planners that find the routes of Leeway in this level. The module knows no stored meshes, so it
	 * has no planners on meshes for a level that stores some.
	 */
	private List<Integer> planners() {
		return IntStream.range(0, PLANNERS.size()).filter(i -> {
			PlannerProvider planner = Planners.get(PLANNERS.get(i));
			return planner.diagonals().contains(level.diagonals())
					&& (planner.domain() != Domain.MESH || level.meshes().isEmpty());
		}).boxed().toList();
	}

	/** Returns the list. A missing number is NaN. */
	List<Double> numbers() {
		return numbers;
	}

	private void addLevel() {
		add(level.diagonals().ordinal(), level.terrains().size());
		for (Terrain terrain : level.terrains()) {
			add(terrain.id(), terrain.speed());
		}
		add(level.scene().circles().size());
		for (Circle circle : level.scene().circles()) {
			add(circle.x(), circle.y(), circle.radius());
		}
		add(level.scene().polygons().size());
		level.scene().polygons().forEach(this::add);
		addSpawns();
		add(level.agents().size());
		level.agents().forEach(this::add);
	}

	private void add(Polygon polygon) {
		add(2 * polygon.size());
		for (int i = 0; i < polygon.size(); i++) {
			add(polygon.x(i), polygon.y(i));
		}
	}

	/** Adds the spawns. Leaves out spawns at which no agent starts, because a spawn without agents is for all agents. */
	private void addSpawns() {
		List<SpawnPoint> used = level.spawnPoints().stream()
				.filter(spawn -> spawn.isForAll() || level.agents().stream().anyMatch(agent -> spawn.isFor(agent.name()))).toList();
		add(used.size());
		for (SpawnPoint spawn : used) {
			int[] agents = spawn.isForAll() ? new int[0] : IntStream.range(0, level.agents().size())
					.filter(i -> spawn.isFor(level.agents().get(i).name())).toArray();
			add(spawn.cell().x(), spawn.cell().y(), agents.length);
			add(IntStream.of(agents).asDoubleStream().toArray());
		}
	}

	private void add(Agent agent) {
		int[] terrains = agent.capability().terrains();
		add(agent.size(), orMissing(agent.unit().obstacleRadius()), orMissing(agent.body().radius()), agent.turningRadius(),
				agent.reverses() ? 1 : 0, agent.speed(), terrains.length);
		add(IntStream.of(terrains).asDoubleStream().toArray());
	}

	private static double orMissing(OptionalDouble value) {
		return value.orElse(Double.NaN);
	}

	private void add(double... more) {
		for (double each : more) {
			numbers.add(each);
		}
	}
}
