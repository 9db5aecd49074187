package org.leeway.pathing.tangent;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/** Builds the whole graph. */
final class GraphBuilder {

	private final TangentCache cache;
	private final InflatedObstacles obstacles;
	private final SegmentVisibility visibility;
	private final SectorSweep sectorSweep;
	private final List<Point> points;
	private final EdgeEnds ends = new EdgeEnds();

	GraphBuilder(TangentCache cache, List<Point> points) {
		this.cache = cache;
		this.obstacles = cache.obstacles;
		this.visibility = new SegmentVisibility(obstacles, cache.grid);
		this.sectorSweep = new SectorSweep(obstacles, cache.grid, visibility);
		this.points = points;
	}

	TangentGraph build(Progress progress) {
		for (int disc = 0; disc < obstacles.x.length; disc++) {
			if (obstacles.exists(disc)) {
				progress.check();
				leave(Sides.of(disc, 1));
				leave(Sides.of(disc, -1));
				progress.worked(1);
			}
		}
		for (int i = 0; i < points.size(); i++) {
			joinPoint(i);
		}
		TangentPoints tangentPoints = new TangentPoints(ends, obstacles.x.length);
		return new TangentGraph(obstacles, points, ends, tangentPoints, free(tangentPoints));
	}

	/**
	 * Collects the edges of a side in one half of all directions. The opposite half holds the reverses of the same
	 * edges.
	 */
	private void leave(int side) {
		for (int sector = 0; sector < Sectors.COUNT / 2; sector++) {
			add(side, cache.tangents(side, sector, Double.POSITIVE_INFINITY, sectorSweep));
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
			add(~index, sectorSweep.fromPoint(point.x(), point.y(), sector, Double.POSITIVE_INFINITY));
		}
		for (int other = 0; other < index; other++) {
			Point to = points.get(other);
			double distance = point.distance(to);
			double ux = (to.x() - point.x()) / distance;
			double uy = (to.y() - point.y()) / distance;
			if (distance > 0 && visibility.blocker(point.x(), point.y(), to.x(), to.y(), ux, uy, distance, -1, 0, -1,
					0) == InflatedObstacles.NONE) {
				ends.add(~index, ~other, 0);
			}
		}
	}

	/** The tangent points after which the disc is free up to the next one, clockwise. */
	private int[] free(TangentPoints tangentPoints) {
		int[] free = new int[tangentPoints.count()];
		int count = 0;
		for (int tangentPoint = 0; tangentPoint < free.length; tangentPoint++) {
			if (tangentPoints.next(tangentPoint) != tangentPoint && isFree(tangentPoints, tangentPoint)) {
				free[count++] = tangentPoint;
			}
		}
		return Arrays.copyOf(free, count);
	}

	private boolean isFree(TangentPoints tangentPoints, int tangentPoint) {
		int disc = tangentPoints.disc(tangentPoint);
		FreeArcs arcs = cache.arcs(disc);
		if (arcs == FreeArcs.ALL) {
			return true;
		}
		double tolerance = Angles.tolerance(obstacles.tolerance, obstacles.rho[disc]);
		return tangentPoints.sweep(tangentPoint) <= arcs.reach(tangentPoints.angle(tangentPoint), 1, tolerance) + tolerance;
	}
}
