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

/** Maps of games, prepared for search, and the queries that belong to them. */
final class QueryMaps {

	private QueryMaps() {
	}

	/**
	 * Passes each map of {@link RealMaps#QUERY_MAPS} with its queries to a consumer. Units move by {@link Diagonals#NEVER}, that
	 * is, they cut no corners.
	 */
	static void forEach(BiConsumer<SearchMap, List<PathQuery>> consumer) {
		forEach(Diagonals.NEVER, consumer);
	}

	/**
	 * Passes each map of {@link RealMaps#QUERY_MAPS} with its queries to a consumer.
	 *
	 * @throws IllegalStateException if the maps are not installed
	 */
	static void forEach(Diagonals diagonals, BiConsumer<SearchMap, List<PathQuery>> consumer) {
		checkPresent();
		for (String name : RealMaps.QUERY_MAPS) {
			accept(RealMaps.queryMap(name), RealMaps.queries(name), diagonals, consumer);
		}
	}

	/**
	 * Passes a map of MovingAI to a consumer, with the queries of its scenario. Units cut no corners.
	 *
	 * @param name the name of the map's file without its ending
	 * @throws IllegalStateException if the maps are not installed
	 */
	static void scenario(String name, BiConsumer<SearchMap, List<PathQuery>> consumer) {
		checkPresent();
		accept(RealMaps.map(name), RealMaps.scenario(name), Diagonals.NEVER, consumer);
	}

	private static void checkPresent() {
		if (!RealMaps.present()) {
			throw new IllegalStateException("skipped: " + RealMaps.ABSENT);
		}
	}

	private static void accept(TerrainGrid grid, List<RealMaps.Query> queries, Diagonals diagonals,
			BiConsumer<SearchMap, List<PathQuery>> consumer) {
		List<PathQuery> asked = queries.stream().map(query -> new PathQuery(query.start(), query.goal(),
				new GridUnit(query.size(), query.capability()))).toList();
		consumer.accept(SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()),
				asked.stream().map(PathQuery::agent).toList(), TerrainSpeeds.UNIFORM, diagonals, Progress.NONE), asked);
	}
}
