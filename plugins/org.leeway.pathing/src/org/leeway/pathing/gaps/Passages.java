package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.DisjointSets;
import org.leeway.pathing.world.Scene;

/**
 * A search for gaps that belong to one straight passage, such as the gaps at both ends of a corridor. The radius of a gap
 * is the radius of the largest disc that passes. Two gaps belong together if three conditions hold:
 * <ul>
 * <li>The distance between the middles of the two gaps is at most the limit that the caller of {@link #first} gives.
 * <li>A disc of half the radius of the narrower gap can move straight from one middle to the other middle.
 * <li>The square unit fits nowhere between the two middles.
 * </ul>
 */
final class Passages {

	/**
	 * Distance between the tested places on a line, in cells. Less than a cell, because the unit's neighbouring positions on the
	 * grid are one cell apart.
	 */
	private static final double STEP = 0.5;

	private final SiteIndex sites;
	private final Predicate<Point> fits;

	/**
	 * Creates a search.
	 *
	 * @param fits whether the square unit fits with its middle at a place
	 */
	Passages(Scene scene, Predicate<Point> fits) {
		this.sites = new SiteIndex(SceneSites.of(scene));
		this.fits = fits;
	}

	/**
	 * Returns the first gap of each passage, in the order of the given gaps.
	 *
	 * @param reach the largest distance, in cells, between the middles of two gaps that belong together as {@link Passages}
	 * describes
	 */
	List<Gap> first(List<Gap> gaps, double reach, Progress progress) {
		Map<Cell, List<Integer>> squares = new HashMap<>();
		DisjointSets passages = new DisjointSets(gaps.size());
		for (int i = 0; i < gaps.size(); i++) {
			progress.check();
			Gap gap = gaps.get(i);
			int x = (int) Math.floor(gap.middle().x() / reach);
			int y = (int) Math.floor(gap.middle().y() / reach);
			for (int near = 0; near < 9; near++) {
				for (int j : squares.getOrDefault(new Cell(x + near % 3 - 1, y + near / 3 - 1), List.of())) {
					if (passages.areApart(i, j) && areInOnePassage(gap, gaps.get(j), reach)) {
						passages.unite(i, j);
					}
				}
			}
			squares.computeIfAbsent(new Cell(x, y), unknown -> new ArrayList<>()).add(i);
		}
		return IntStream.range(0, gaps.size()).filter(i -> passages.root(i) == i).mapToObj(gaps::get).toList();
	}

	private boolean areInOnePassage(Gap a, Gap b, double reach) {
		Point from = a.middle();
		Point to = b.middle();
		double distance = from.distance(to);
		double radius = Math.min(a.radius(), b.radius()) / 2;
		return distance <= reach && radius > 0 && !fitsBetween(from, to, distance)
				&& sites.isClear(new Site(Optional.empty(), from.x(), from.y(), to.x(), to.y(), radius));
	}

	private boolean fitsBetween(Point from, Point to, double distance) {
		int steps = (int) Math.ceil(distance / STEP);
		return IntStream.range(1, steps).mapToObj(i -> new Point(from.x() + (to.x() - from.x()) * i / steps,
				from.y() + (to.y() - from.y()) * i / steps)).anyMatch(fits);
	}
}
