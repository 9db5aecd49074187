package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Rotation;

/** Collects the whole graph. */
final class GraphBuilder {

	/** Places nearer than this angle on a disc are one node. */
	private static final double SAME = 1e-12;

	private final TangentCache cache;
	private final Solids solids;
	private final Beam beam;
	private final List<Point> points;
	private final List<SurfingEdge> surfing = new ArrayList<>();
	private final List<HuggingEdge> hugging = new ArrayList<>();
	private final List<List<Place>> places = new ArrayList<>();
	private int nodes;

	/** A node on a side. */
	private record Place(double heading, int node) {
	}

	GraphBuilder(TangentCache cache, List<Point> points) {
		this.cache = cache;
		this.solids = cache.solids;
		this.beam = new Beam(solids, cache.grid, new Sight(solids, cache.grid));
		this.points = points;
		this.nodes = points.size();
		for (int side = 0; side < 2 * solids.x.length; side++) {
			places.add(new ArrayList<>());
		}
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
		for (int side = 0; side < places.size(); side++) {
			hug(side);
		}
		return new TangentGraph(nodes, surfing, hugging);
	}

	private void leave(int side) {
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			Tangents tangents = cache.tangents(side, sector, Double.POSITIVE_INFINITY, beam);
			for (int i = 0; i < tangents.count(); i++) {
				double heading = tangents.headings()[i];
				int from = node(side, heading);
				int to = node(tangents.sides()[i], heading);
				surfing.add(new SurfingEdge(from, to, new Line(place(side, heading), end(tangents, i))));
			}
		}
	}

	private void joinPoint(int index) {
		Point point = points.get(index);
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			Tangents tangents = beam.fromPoint(point.x(), point.y(), sector, Double.POSITIVE_INFINITY);
			for (int i = 0; i < tangents.count(); i++) {
				double heading = tangents.headings()[i];
				int side = tangents.sides()[i];
				Point end = end(tangents, i);
				surfing.add(new SurfingEdge(index, node(side, heading), new Line(point, end)));
				surfing.add(new SurfingEdge(node(Sides.reversed(side), heading + Math.PI), index, new Line(end, point)));
			}
		}
		for (int other = 0; other < index; other++) {
			Point to = points.get(other);
			double distance = point.distance(to);
			double ux = (to.x() - point.x()) / distance;
			double uy = (to.y() - point.y()) / distance;
			if (distance > 0 && new Sight(solids, cache.grid).blocker(point.x(), point.y(), to.x(), to.y(), ux, uy,
					distance, -1, 0, -1, 0) == Solids.NONE) {
				surfing.add(new SurfingEdge(index, other, new Line(point, to)));
				surfing.add(new SurfingEdge(other, index, new Line(to, point)));
			}
		}
	}

	private int node(int side, double heading) {
		places.get(side).add(new Place(Angles.normalised(heading), nodes));
		return nodes++;
	}

	private static Point end(Tangents tangents, int i) {
		return new Point(tangents.endX()[i], tangents.endY()[i]);
	}

	private Point place(int side, double heading) {
		int disc = Sides.disc(side);
		double around = Sides.sign(side) * solids.rho[disc];
		return new Point(solids.x[disc] + around * Math.sin(heading), solids.y[disc] - around * Math.cos(heading));
	}

	/** Joins neighbouring nodes of a side in its sense. */
	private void hug(int side) {
		int sign = Sides.sign(side);
		int disc = Sides.disc(side);
		Place[] around = places.get(side).toArray(Place[]::new);
		Arrays.sort(around, Comparator.comparingDouble(place -> sign * place.heading()));
		FreeArcs arcs = around.length > 1 ? cache.arcs(disc) : FreeArcs.ALL;
		double tolerance = arcs == FreeArcs.ALL ? 0 : Angles.tolerance(solids.tolerance, solids.rho[disc]);
		for (int i = 0; i < around.length && around.length > 1; i++) {
			Place from = around[i];
			Place to = around[(i + 1) % around.length];
			double sweep = Angles.turn(from.heading(), to.heading(), sign);
			double angle = Angles.normalised(from.heading() - sign * Math.PI / 2);
			if (sweep <= SAME || sweep >= Angles.FULL - SAME) {
				hugging.add(new HuggingEdge(from.node(), to.node(), arc(disc, angle, 0, sign)));
				hugging.add(new HuggingEdge(to.node(), from.node(), arc(disc, angle, 0, sign)));
			} else if (sweep <= arcs.reach(angle, sign, tolerance) + tolerance) {
				hugging.add(new HuggingEdge(from.node(), to.node(), arc(disc, angle, sweep, sign)));
			}
		}
	}

	private Arc arc(int disc, double angle, double sweep, int sign) {
		return new Arc(new Point(solids.x[disc], solids.y[disc]), solids.rho[disc], angle, sweep,
				sign > 0 ? Rotation.CLOCKWISE : Rotation.COUNTERCLOCKWISE);
	}
}
