package org.leeway.pathing.navmesh.anyangle;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.RealMaps;
import org.leeway.testing.RealMaps.Query;

/**
 * A comparison of paths on the meshes of real maps with known paths on the grids of these maps. Paths on a grid are never
 * shorter.
 */
class RealMeshPathsTest {

	private static final int QUERIES = 60;
	/** Tolerance for the rounding error of the files' path lengths, which are sums of diagonal steps. */
	private static final double DIAGONALS = 1e-6;

	@BeforeEach
	void needMaps() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
	}

	@Test
	void unitsOfAllSizesAndTerrainsAreNoLongerUnderWayThanOnTheGrid() {
		for (String name : RealMaps.QUERY_MAPS) {
			check(name, RealMaps.queryMap(name), RealMaps.queries(name));
		}
	}

	@Test
	void unitsOfScenariosAreNoLongerUnderWayThanOnTheGrid() {
		for (String name : RealMaps.SCENARIO_MAPS) {
			check(name, RealMaps.map(name), RealMaps.scenario(name));
		}
	}

	private static void check(String name, TerrainGrid grid, List<Query> queries) {
		World world = World.of(grid, new Scene(List.of(), List.of(), Optional.of(new Border(grid.width(), grid.height()))));
		Map<Capability, NavMesh> meshes = new HashMap<>();
		Map<NavMesh, PointSearch> points = new HashMap<>();
		Map<GridUnit, DiscSearch> discs = new HashMap<>();
		for (int i = 0; i < queries.size(); i += Math.max(1, queries.size() / QUERIES)) {
			Query query = queries.get(i);
			NavMesh mesh = meshes.computeIfAbsent(query.capability(),
					terrains -> LevelMesh.of(world, MeshOptions.of(terrains), Progress.NONE).mesh());
			GridUnit unit = new GridUnit(query.size(), query.capability());
			Point start = unit.centre(query.start());
			Point goal = unit.centre(query.goal());
			MeshPath disc = discs.computeIfAbsent(unit, each -> new DiscSearch(mesh, each.size() / 2.0)).find(start, goal,
					Progress.NONE);
			MeshPath point = points.computeIfAbsent(mesh, PointSearch::new).find(start, goal, Progress.NONE);
			double most = query.length() + RealMaps.rounding(query) + DIAGONALS;
			String what = name + ", " + query + ": " + point.length() + ", " + disc.length();
			assertTrue(disc.length() <= most && point.length() <= disc.length() + 1e-9
					&& start.distance(goal) <= point.length() + 1e-9, what);
		}
	}
}
