package org.leeway.pathing.bench;

import java.util.List;
import java.util.function.BiConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.RealMaps;

/** The maps {@link RealMaps#QUERY_MAPS}, prepared for search, and the queries that belong to them. */
final class QueryMaps {

	private QueryMaps() {
	}

	/** Passes each map with its queries to a consumer. Units move by {@link Diagonals#NEVER}, that is, they cut no corners. */
	static void forEach(BiConsumer<SearchMap, List<PathQuery>> consumer) {
		forEach(Diagonals.NEVER, consumer);
	}

	/**
	 * Passes each map with its queries to a consumer.
	 *
	 * @throws IllegalStateException if the maps are not installed
	 */
	static void forEach(Diagonals diagonals, BiConsumer<SearchMap, List<PathQuery>> consumer) {
		if (!RealMaps.present()) {
			throw new IllegalStateException("skipped: " + RealMaps.ABSENT);
		}
		for (String name : RealMaps.QUERY_MAPS) {
			TerrainGrid grid = RealMaps.queryMap(name);
			List<PathQuery> asked = RealMaps.queries(name).stream().map(query -> new PathQuery(query.start(),
					query.goal(), new GridUnit(query.size(), query.capability()))).toList();
			consumer.accept(SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()),
					asked.stream().map(PathQuery::agent).toList(), TerrainSpeeds.UNIFORM, diagonals, Progress.NONE), asked);
		}
	}
}
