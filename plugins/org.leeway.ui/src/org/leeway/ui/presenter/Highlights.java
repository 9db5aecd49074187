package org.leeway.ui.presenter;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.explain.CutOff;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.analysis.rules.StartsNotConnectedRule;
import org.leeway.core.markers.FindingPlace;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.layers.LargestUnitPicture;

/** Bit planes of the cells that the map emphasises. */
final class Highlights {

	private Highlights() {
	}

	/**
	 * Returns the cells that the map emphasises for a finding, without cells outside the map:
	 * <ul>
	 * <li>For spawns that are not connected: a spawn of each group, and the cells between the groups where larger units do not
	 * fit.
	 * <li>For another finding whose sample cell is in an unreachable region: this region.
	 * <li>For all other findings: their bounds.
	 * </ul>
	 *
	 * @param analysis the analysis of the level. Null if none is known. May be of a map of another size
	 * @param map the cells of the level
	 */
	static BitPlane of(FindingPlace place, LevelAnalysis analysis, CellRect map) {
		return !isOf(map, analysis) ? of(place.bounds(), map)
				: analysis.header().agent(place.agent()).flatMap(agent -> known(place, analysis, agent))
						.orElseGet(() -> of(place.bounds(), map));
	}

	/**
	 * Returns whether {@link #of} needs an analysis whose rules have run. True for findings of {@link StartsNotConnectedRule},
	 * which stores its result in the analysis. Without a stored result, {@link #of} would have to compute it, which is too slow
	 * for the UI thread.
	 */
	static boolean needsFindings(FindingPlace place) {
		return place.rule().equals(StartsNotConnectedRule.ID);
	}

	private static boolean isOf(CellRect map, LevelAnalysis analysis) {
		return analysis != null && analysis.snapshot().grid().bounds().equals(map);
	}

	private static Optional<BitPlane> known(FindingPlace place, LevelAnalysis analysis, Agent agent) {
		return needsFindings(place)
				? starts(place, analysis, agent).flatMap(apart -> cut(apart, analysis.header().spawns(agent)))
				: analysis.agent(agent).reachability().unreachableCells(place.sample());
	}

	private static Optional<ApartStarts> starts(FindingPlace place, LevelAnalysis analysis, Agent agent) {
		return StartsNotConnectedRule.find(analysis, agent, place.sample(), Progress.NONE);
	}

	/**
	 * Returns a picture for a finding that two groups of spawns are not connected. The picture shows the largest unit that gets
	 * from one group to another, and the cells where larger units do not fit. Returns {@link LargestUnitPicture#NONE} for any
	 * other finding, or if there is no analysis of a map of this size.
	 *
	 * @param analysis the analysis of the level. Null if none is known. May be of a map of another size
	 * @param map the cells of the level
	 */
	static LargestUnitPicture cut(FindingPlace place, LevelAnalysis analysis, CellRect map) {
		if (!isOf(map, analysis) || !needsFindings(place)) {
			return LargestUnitPicture.NONE;
		}
		return analysis.header().agent(place.agent()).flatMap(agent -> starts(place, analysis, agent)
				.flatMap(apart -> CutOff.of(analysis, agent, apart).map(reason -> LargestUnitPicture.of(reason,
						analysis.header().spawns(agent).get(apart.gap().to()))))).orElse(LargestUnitPicture.NONE);
	}

	private static Optional<BitPlane> cut(ApartStarts apart, List<Cell> spawns) {
		return apart.way().map(way -> {
			BitPlaneEditor plane = way.bottleneck().edit();
			Stream.of(apart.gap().from(), apart.gap().to()).map(spawns::get).forEach(cell -> plane.set(cell.x(), cell.y()));
			return plane.build();
		});
	}

	/** Returns a bit plane of the map that has the given cells. Ignores cells outside the map. */
	static BitPlane of(List<Cell> cells, CellRect map) {
		BitPlaneEditor plane = BitPlane.empty(map.width(), map.height()).edit();
		cells.stream().filter(cell -> map.contains(cell.x(), cell.y())).forEach(cell -> plane.set(cell.x(), cell.y()));
		return plane.build();
	}

	private static BitPlane of(CellRect cells, CellRect map) {
		BitPlaneEditor plane = BitPlane.empty(map.width(), map.height()).edit();
		int left = Math.max(map.x(), cells.x());
		int right = Math.min(map.right(), cells.right());
		for (int y = Math.max(map.y(), cells.y()); y < Math.min(map.bottom(), cells.bottom()) && left < right; y++) {
			plane.setRun(left, y, right - left);
		}
		return plane.build();
	}
}
