package org.leeway.core.layer;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.Gap;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.tangent.HuggingEdge;
import org.leeway.pathing.tangent.SurfingEdge;
import org.leeway.pathing.tangent.TangentGraph;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;

/**
 * The geometry of a level for a disc of one radius: border and obstacles, inflated obstacles, tangent graph and gaps.
 */
public final class TangentGraphLayer extends VectorLayer {

	private static final int VERSION = 1;

	/** Creates the layer for the registry of extensions. */
	public TangentGraphLayer() {
		super("tangent-graph", "Tangent graph", "tangent graph",
				"tangent graph of a disc among circles and polygons, and the gaps", 78, Need.RADIUS);
	}

	@Override
	public FeatureCollection compute(LayerQuery query, Progress progress) {
		return features(DiscGeometry.of(query.analysis().header().scene(), query.radius().orElseThrow(),
				query.analysis().header().diagonals(), progress));
	}

	@Override
	public String storedName() {
		return "TANGENTS";
	}

	/**
	 * Returns the shapes of a geometry: the border, the obstacles, the inflated obstacles, the edges of the tangent
	 * graph, and the gaps.
	 *
	 * @param geometry must have all parts, see {@link DiscGeometry.Part}
	 */
	public static FeatureCollection features(DiscGeometry geometry) {
		TangentGraph graph = geometry.graph().orElseThrow();
		Map<String, Object> members = new LinkedHashMap<>();
		members.put("radius", geometry.radius());
		members.put("nodes", graph.nodes());
		String description = "tangent graph for radius " + geometry.radius() + ", " + graph.surfing().size()
				+ " surfing and " + graph.hugging().size() + " hugging edges, " + geometry.gaps().size() + " gaps";
		return new FeatureCollection("leeway-tangent-graph", VERSION, members, () -> all(geometry, graph), description);
	}

	private static Stream<Feature> all(DiscGeometry geometry, TangentGraph graph) {
		return Stream.of(obstacles(geometry.scene()), geometry.grown().stream().map(segment -> Feature.of("grown", segment)),
				graph.surfing().stream().map(TangentGraphLayer::feature),
				graph.hugging().stream().map(TangentGraphLayer::feature),
				geometry.gaps().stream().map(TangentGraphLayer::feature)).flatMap(features -> features);
	}

	private static Stream<Feature> obstacles(Scene scene) {
		Stream<Feature> border = scene.border().stream().map(TangentGraphLayer::feature);
		Stream<Feature> circles = IntStream.range(0, scene.circles().size())
				.mapToObj(i -> Feature.of("circle", scene.circles().get(i)).with("index", i));
		Stream<Feature> polygons = IntStream.range(0, scene.polygons().size())
				.mapToObj(i -> Feature.of("polygon", scene.polygons().get(i)).with("index", i));
		return Stream.of(border, circles, polygons).flatMap(features -> features);
	}

	private static Feature feature(Border border) {
		return Feature.of("border",
				Polygon.of(0, 0, border.width(), 0, border.width(), border.height(), 0, border.height()));
	}

	private static Feature feature(SurfingEdge edge) {
		return edge("surfing", edge.line(), edge.from(), edge.to());
	}

	private static Feature feature(HuggingEdge edge) {
		return edge("hugging", edge.arc(), edge.from(), edge.to());
	}

	private static Feature edge(String kind, PathSegment segment, int from, int to) {
		return Feature.of(kind, segment).with("from", from).with("to", to);
	}

	private static Feature feature(MeasuredGap measured) {
		Gap gap = measured.gap();
		return Feature.of("gap", gap.across()).with("radius", gap.radius()).with("a", gap.a().toString())
				.with("b", gap.b().map(ObstacleRef::toString).orElse("border")).with("passes", measured.passes())
				.with("passesOnGrid", measured.passesOnGrid());
	}
}
