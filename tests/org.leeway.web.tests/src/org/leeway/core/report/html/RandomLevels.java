package org.leeway.core.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.BalanceLimits;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.level.part.Throughput;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.MeshEdits;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.scale.Scales;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.testing.RandomMaps;

/** Random levels with speeds, obstacles, spawns, stored meshes, any rule of diagonal steps, and agents that may turn. */
final class RandomLevels {

	private static final int[] TERRAINS = {0, 1, 2, 3};

	private RandomLevels() {
	}

	static LevelSnapshot level(RandomMaps random) {
		TerrainGrid grid = random.number(0, 7) > 0 ? random.grid()
				: random.rectangles(random.number(60, 150), random.number(60, 150));
		return level(grid, random);
	}

	/** Returns a level with these cells. Anything else is random. */
	static LevelSnapshot level(TerrainGrid grid, RandomMaps random) {
		List<Terrain> terrains = IntStream.of(TERRAINS)
				.mapToObj(id -> new Terrain(id, "t" + id, 0, "", random.number(1, 8) / 4.0)).toList();
		List<Agent> agents = List.of(agent("small", 1, 2, random), agent("large", 2, 5, random));
		LevelSnapshot level = new LevelSnapshot("", grid, terrains, agents, random.obstacles(grid.width(), grid.height()),
				random.spawns(0, 3, grid.width(), grid.height()));
		Diagonals rule = Diagonals.values()[random.number(0, Diagonals.values().length - 1)];
		LevelHeader header = level.header().withDiagonals(rule).withIntent(intent(level.header(), random));
		return withMeshes(new LevelSnapshot(header, grid), random);
	}

	/** Returns demands that may not be met. */
	private static DesignIntent intent(LevelHeader level, RandomMaps random) {
		List<ProbedPath> probes = level.agents().stream().map(agent -> new ProbedPath("way of " + agent.name(), agent.name(),
				cell(level, random), cell(level, random), random.number(0, 2) > 0, random.number(1, 100), random.number(0, 5),
				new ProbeRequest(random.number(0, 1) == 0 ? "" : "jps", "", OptionalDouble.empty(), OptionalDouble.empty()),
				Throughput.parse(random.number(0, 1) == 0 ? "" : "90 in 1 s, 5 small back"))).toList();
		return new DesignIntent(Map.of("small", random.number(1, 4)), List.of(), probes, random.number(0, 1) == 0,
				random.number(1, 4), Symmetry.values()[random.number(0, Symmetry.values().length - 1)],
				random.number(0, 3) == 0 ? Scales.parse("1/2") : Scales.NONE,
				BalanceLimits.parse(random.number(0, 3) == 0 ? "time 5, area 10, lanes 0" : ""));
	}

	private static Cell cell(LevelHeader level, RandomMaps random) {
		return new Cell(random.number(0, level.width() - 1), random.number(0, level.height() - 1));
	}

	private static Agent agent(String name, int least, int most, RandomMaps random) {
		int size = random.number(least, most);
		OptionalDouble length = maybe(random.number(1, 12) / 4.0, random);
		Body body = new Body(maybe(random.number(0, 12) / 4.0, random), length,
				length.isPresent() ? maybe(random.number(1, 8) / 4.0, random) : length);
		Motion motion = new Motion(random.number(0, 1) * random.number(1, 12) / 4.0, random.number(0, 1) == 0,
				random.number(1, 8) / 2.0, maybe(random.number(1, 8) / 2.0, random), maybe(random.number(1, 8) / 2.0, random));
		return new Agent(name, new GridUnit(size, random.capability()), body, motion);
	}

	private static OptionalDouble maybe(double value, RandomMaps random) {
		return random.number(0, 2) == 0 ? OptionalDouble.of(value) : OptionalDouble.empty();
	}

	/**
	 * Adds stored meshes to a level, for some of its agents. A stored mesh is the mesh that Leeway computes for the
	 * agent, without some polygons and with one more wall. So it differs from the computed mesh.
	 */
	private static LevelSnapshot withMeshes(LevelSnapshot level, RandomMaps random) {
		LevelHeader header = level.header();
		List<MeshLayer> layers = new ArrayList<>();
		for (Agent agent : header.agents()) {
			if (random.number(0, 2) == 0) {
				MeshOptions options = MeshOptions.of(agent.capability());
				MeshOptions any = random.number(0, 1) == 0 ? options : options.keepingTerrains();
				PolygonMesh mesh = MeshEdits.of(LevelMesh.of(level.world(), any, Progress.NONE).mesh());
				layers.add(new MeshLayer(agent.name(), Optional.of(changed(mesh, random)), Optional.of(any)));
			}
		}
		return new LevelSnapshot(header.withObjects(header.objects().withMeshLayers(layers)), level.grid());
	}

	private static PolygonMesh changed(PolygonMesh mesh, RandomMaps random) {
		int[] kept = IntStream.range(0, mesh.polygonCount()).filter(i -> random.number(0, 9) > 0).toArray();
		short[] terrains = new short[kept.length];
		for (int i = 0; i < kept.length; i++) {
			terrains[i] = (short) mesh.terrain(kept[i]);
		}
		double[] coordinates = IntStream.range(0, 2 * mesh.vertexCount())
				.mapToDouble(i -> i % 2 == 0 ? mesh.x(i / 2) : mesh.y(i / 2)).toArray();
		List<int[]> polygons = IntStream.of(kept).mapToObj(mesh::polygon).toList();
		List<int[]> walls = polygons.stream().limit(1).map(polygon -> new int[] {polygon[0], polygon[1]}).toList();
		return PolygonMesh.of(coordinates, polygons, terrains, walls);
	}
}
