package org.leeway.pathing.bench;

import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.RealMaps;

/**
 * The mesh of a game's map, and queries from the scenario of the map. The mesh covers ground and swamp.
 *
 * @param ends the start and the goal of each query, which are middles of cells
 */
record MeshQueries(NavMesh mesh, List<Segment> ends) {

	/**
	 * Returns the mesh of a map, and some queries from the map's scenario.
	 *
	 * @param map the name of a map of a game
	 * @param count the largest number of queries. They are taken at equal intervals from the scenario
	 */
	static MeshQueries of(String map, int count) {
		TerrainGrid grid = RealMaps.map(map);
		World world = World.of(grid, Scene.of(List.of(), List.of(), grid.width(), grid.height()));
		MeshOptions options = MeshOptions.of(Capability.of(Pictures.GROUND, Pictures.SWAMP));
		List<RealMaps.Query> all = RealMaps.scenario(map);
		int wanted = Math.min(count, all.size());
		return new MeshQueries(LevelMesh.of(world, options, Progress.NONE).mesh(), IntStream.range(0, wanted)
				.mapToObj(i -> all.get((int) ((long) i * all.size() / wanted)))
				.map(query -> new Segment(new Point(query.start().x() + 0.5, query.start().y() + 0.5),
						new Point(query.goal().x() + 0.5, query.goal().y() + 0.5)))
				.toList());
	}
}
