package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.tangent.HuggingEdge;
import org.leeway.pathing.tangent.SurfingEdge;
import org.leeway.pathing.tangent.TangentGraph;

/**
 * A tangent graph in a form that is quick to draw. One line stands for two straight edges in opposite directions.
 * Neighbouring arcs are joined. Edges of length 0, where inflated obstacles touch, are left out.
 */
record GraphDrawing(List<Segment> lines, List<PathSegment> arcs) {

	private static final double FULL = 2 * Math.PI;
	/**
	 * Tolerance within which the ends of two lines, or of two arcs, count as the same. For lines, it is a distance in cells. For
	 * arcs, it is an angle in radians.
	 */
	private static final double SAME = 1e-6;

	static GraphDrawing of(Optional<TangentGraph> graph) {
		return graph.map(known -> new GraphDrawing(lines(known), arcs(known)))
				.orElse(new GraphDrawing(List.of(), List.of()));
	}

	private static List<Segment> lines(TangentGraph graph) {
		Map<List<Long>, Segment> lines = new LinkedHashMap<>();
		for (SurfingEdge edge : graph.surfing()) {
			List<Long> from = place(edge.line().from());
			List<Long> to = place(edge.line().to());
			boolean inOrder = from.get(0) < to.get(0) || from.get(0).equals(to.get(0)) && from.get(1) <= to.get(1);
			List<Long> key = new ArrayList<>(inOrder ? from : to);
			key.addAll(inOrder ? to : from);
			if (!from.equals(to)) {
				lines.putIfAbsent(key, edge.line());
			}
		}
		return List.copyOf(lines.values());
	}

	private static List<Long> place(Point point) {
		return List.of(Math.round(point.x() / SAME), Math.round(point.y() / SAME));
	}

	private static List<PathSegment> arcs(TangentGraph graph) {
		Map<Arc, List<Arc>> byCircle = graph.hugging().stream().map(HuggingEdge::arc).filter(arc -> arc.sweep() > 0)
				.collect(Collectors.groupingBy(arc -> clockwise(arc, 0, FULL), LinkedHashMap::new, Collectors.toList()));
		List<PathSegment> joined = new ArrayList<>();
		byCircle.values().forEach(arcs -> join(arcs, joined));
		return joined;
	}

	private static Arc clockwise(Arc arc, double angle, double sweep) {
		return new Arc(arc.centre(), arc.radius(), angle, Math.min(FULL, sweep), TurnDirection.CLOCKWISE);
	}

	/**
	 * Joins the arcs of a circle that overlap or touch each other.
	 *
	 * @param joined receives the joined arcs
	 */
	private static void join(List<Arc> arcs, List<PathSegment> joined) {
		List<Arc> sorted = arcs.stream().map(arc -> clockwise(arc, start(arc), arc.sweep()))
				.sorted(Comparator.comparingDouble(Arc::fromAngle)).toList();
		double low = sorted.getFirst().fromAngle();
		double high = low;
		for (Arc arc : sorted) {
			if (arc.fromAngle() > high + SAME) {
				joined.add(clockwise(arc, low, high - low));
				low = arc.fromAngle();
			}
			high = Math.max(high, arc.toAngle());
		}
		joined.add(clockwise(sorted.getFirst(), low, high - low));
	}

	/**
	 * Returns the angle at which an arc begins if it is drawn clockwise, in [0, 2 pi). Angles grow clockwise, because y points
	 * down. So of the two end points of an arc, the point with the smaller angle comes first.
	 */
	private static double start(Arc arc) {
		double angle = Math.min(arc.fromAngle(), arc.toAngle()) % FULL;
		return angle < 0 ? angle + FULL : angle;
	}
}
