package org.leeway.pathing.tangent;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.util.ObjectPool;

/** The builder of the whole tangent graph, which finds edges in parallel. */
final class GraphBuilder {

	/** Number of consecutive discs that a thread processes as one task. */
	private static final int BATCH = 16;

	private final TangentCache cache;
	private final InflatedObstacles obstacles;
	private final List<Point> points;
	/** Sweeps that no thread uses at the moment. */
	private final ObjectPool<SectorSweep> pool = new ObjectPool<>();
	private final EdgeEnds ends = new EdgeEnds();

	GraphBuilder(TangentCache cache, List<Point> points) {
		this.cache = cache;
		this.obstacles = cache.obstacles;
		this.points = points;
	}

	TangentGraph build(Progress progress) {
		int discs = obstacles.x.length;
		int[] starts = IntStream.iterate(0, disc -> disc < discs, disc -> disc + BATCH).toArray();
		Arrays.stream(starts).parallel().mapToObj(start -> find(start, Math.min(discs, start + BATCH), progress))
				.toList().forEach(ends::addAll);
		SectorSweep sweep = sweep();
		for (int i = 0; i < points.size(); i++) {
			joinPoint(i, sweep);
		}
		TangentPoints tangentPoints = new TangentPoints(ends, discs);
		return new TangentGraph(obstacles, points, ends, tangentPoints, free(tangentPoints));
	}

	private SectorSweep sweep() {
		SectorSweep known = pool.poll();
		return known == null ? new SectorSweep(obstacles, cache.grid, new SegmentVisibility(obstacles, cache.grid)) : known;
	}

	/** Finds the edges that start on the discs [from, to). */
	private EdgeEnds find(int from, int to, Progress progress) {
		SectorSweep sweep = sweep();
		EdgeEnds own = new EdgeEnds();
		int found = 0;
		for (int disc = from; disc < to; disc++) {
			if (obstacles.exists(disc)) {
				progress.check();
				find(Sides.of(disc, 1), sweep, own);
				find(Sides.of(disc, -1), sweep, own);
				cache.arcs(disc);
				found++;
			}
		}
		pool.add(sweep);
		synchronized (pool) {
			progress.worked(found);
		}
		return own;
	}

	/**
	 * Finds edges from a disc, for paths that go round the disc in one direction. Searches only the first half of all
	 * directions. Seen from the disc at the other end, an edge has the opposite direction. So the search from the other disc
	 * finds the edges in the second half.
	 *
	 * @param own receives the edges
	 * @param side the disc and the direction round it, see {@link Sides}
	 */
	private void find(int side, SectorSweep sweep, EdgeEnds own) {
		for (int sector = 0; sector < Sectors.COUNT / 2; sector++) {
			add(side, cache.tangents(side, sector, Double.POSITIVE_INFINITY, sweep), own);
		}
	}

	private static void add(int from, Tangents tangents, EdgeEnds ends) {
		for (int i = 0; i < tangents.count(); i++) {
			ends.add(from, tangents.sides()[i], tangents.headings()[i]);
		}
	}

	private void joinPoint(int index, SectorSweep sweep) {
		SegmentVisibility visibility = new SegmentVisibility(obstacles, cache.grid);
		Point point = points.get(index);
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			add(~index, sweep.fromPoint(point.x(), point.y(), sector, Double.POSITIVE_INFINITY), ends);
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

	/**
	 * Returns the tangent points from which a free arc leads to the next tangent point, clockwise round the disc. An arc is
	 * free if nothing blocks it. A tangent point that is alone on its disc has no such arc.
	 */
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
