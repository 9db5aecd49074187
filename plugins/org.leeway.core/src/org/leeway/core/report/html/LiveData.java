package org.leeway.core.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.Terrain;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * A writer of what the module of a live page needs to know of a level, besides the cells: a list of numbers. The module's class
 * {@code org.leeway.web.LevelNumbers} describes and reads the list.
 */
final class LiveData {

	/** The ids of the module's planners, by number. */
	static final List<String> PLANNERS = List.of("jps", "theta", "haa", "aa", "tangent", "anyangle", "navmesh", "directional",
			"dubins", "smooth", "recalculate", "tighten", "reverse");

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
			PlannerProvider planner = Planners.get(PLANNERS.get(number));
			each.put("title", planner.title());
			each.put("turns", planner.domain() == Domain.TURNING);
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
	 * Returns the numbers of the planners that follow the level's rule of diagonal steps. Leaves out planners for units that turn
	 * if no agent turns.
	 */
	private List<Integer> planners() {
		return IntStream.range(0, PLANNERS.size()).filter(i -> {
			PlannerProvider planner = Planners.get(PLANNERS.get(i));
			return planner.diagonals().contains(level.diagonals())
					&& (planner.domain() != Domain.TURNING || level.agents().stream().anyMatch(Agent::turns));
		}).boxed().toList();
	}

	/** Returns the list. A missing number is NaN. */
	List<Double> numbers() {
		return numbers;
	}

	private void addLevel() {
		add(level.diagonals().ordinal(), level.cellScale(), level.terrains().size());
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
		Map<Capability, PolygonMesh> meshes = level.meshes();
		add(meshes.size());
		meshes.forEach((capability, mesh) -> {
			add(capability.terrains());
			add(mesh);
		});
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
			add(spawn.cell().x(), spawn.cell().y());
			add(agents);
		}
	}

	private void add(Agent agent) {
		add(agent.size(), orMissing(agent.unit().obstacleRadius()), orMissing(agent.body().radius()), orMissing(agent.length()),
				orMissing(agent.body().width()), agent.turningRadius(), agent.reverses() ? 1 : 0, agent.speed(),
				orMissing(agent.acceleration()), orMissing(agent.turnRate()));
		add(agent.capability().terrains());
	}

	private void add(PolygonMesh mesh) {
		add(2 * mesh.vertexCount());
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			add(mesh.x(vertex), mesh.y(vertex));
		}
		add(mesh.polygonCount());
		for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
			add(mesh.terrain(polygon));
			add(mesh.polygon(polygon));
		}
		add(2 * mesh.wallCount());
		for (int wall = 0; wall < mesh.wallCount(); wall++) {
			add(mesh.wallFrom(wall), mesh.wallTo(wall));
		}
	}

	private void add(int[] list) {
		add(list.length);
		add(IntStream.of(list).asDoubleStream().toArray());
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
