package org.leeway.pathing.tangent;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/** Collects the whole graph. */
final class GraphBuilder {

	private final TangentCache cache;
	private final InflatedObstacles solids;
	private final SegmentVisibility sight;
	private final SectorSweep beam;
	private final List<Point> points;
	private final EdgeEnds ends = new EdgeEnds();

	GraphBuilder(TangentCache cache, List<Point> points) {
		this.cache = cache;
		this.solids = cache.solids;
		this.sight = new SegmentVisibility(solids, cache.grid);
		this.beam = new SectorSweep(solids, cache.grid, sight);
		this.points = points;
	}

	TangentGraph build(Progress progress) {
		for (int disc = 0; disc < solids.x.length; disc++) {
			if (solids.exists(disc)) {
				progress.check();
				leave(Sides.of(disc, 1));
				leave(Sides.of(disc, -1));
				progress.worked(1);
			}
		}
		for (int i = 0; i < points.size(); i++) {
			joinPoint(i);
		}
		TangentPoints places = new TangentPoints(ends, solids.x.length);
		return new TangentGraph(solids, points, ends, places, free(places));
	}

	/** Each edge leads in one half of all directions, and the way back in the other one. */
	private void leave(int side) {
		for (int sector = 0; sector < Sectors.COUNT / 2; sector++) {
			add(side, cache.tangents(side, sector, Double.POSITIVE_INFINITY, beam));
		}
	}

	private void add(int from, Tangents tangents) {
		for (int i = 0; i < tangents.count(); i++) {
			ends.add(from, tangents.sides()[i], tangents.headings()[i]);
		}
	}

	private void joinPoint(int index) {
		Point point = points.get(index);
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			add(~index, beam.fromPoint(point.x(), point.y(), sector, Double.POSITIVE_INFINITY));
		}
		for (int other = 0; other < index; other++) {
			Point to = points.get(other);
			double distance = point.distance(to);
			double ux = (to.x() - point.x()) / distance;
			double uy = (to.y() - point.y()) / distance;
			if (distance > 0 && sight.blocker(point.x(), point.y(), to.x(), to.y(), ux, uy, distance, -1, 0, -1,
					0) == InflatedObstacles.NONE) {
				ends.add(~index, ~other, 0);
			}
		}
	}

	/** The places after which their disc is free, up to the next place clockwise. */
	private int[] free(TangentPoints places) {
		int[] free = new int[places.count()];
		int count = 0;
		for (int place = 0; place < free.length; place++) {
			if (places.next(place) != place && isFree(places, place)) {
				free[count++] = place;
			}
		}
		return Arrays.copyOf(free, count);
	}

	private boolean isFree(TangentPoints places, int place) {
		int disc = places.disc(place);
		FreeArcs arcs = cache.arcs(disc);
		if (arcs == FreeArcs.ALL) {
			return true;
		}
		double tolerance = Angles.tolerance(solids.tolerance, solids.rho[disc]);
		return places.sweep(place) <= arcs.reach(places.angle(place), 1, tolerance) + tolerance;
	}
}
