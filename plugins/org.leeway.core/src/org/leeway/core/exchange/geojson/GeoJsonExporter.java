package org.leeway.core.exchange.geojson;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

import org.leeway.core.exchange.GraphExporter;
import org.leeway.core.layer.MeasuredGap;
import org.leeway.core.layer.TangentSurvey;
import org.leeway.pathing.gaps.Gap;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.tangent.HuggingEdge;
import org.leeway.pathing.tangent.SurfingEdge;
import org.leeway.pathing.tangent.TangentGraph;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.ObstacleRef;

/**
 * Writes a feature collection, a feature a line: border and obstacles, the edges of the grown obstacles, the edges of
 * the graph, the gaps. The member {@code kind} of the properties tells which. Coordinates are cells; y grows downwards.
 */
public final class GeoJsonExporter implements GraphExporter {

	private static final int VERSION = 1;

	@Override
	public void write(TangentSurvey survey, OutputStream out) throws IOException {
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		FeatureWriter features = new FeatureWriter(text);
		TangentGraph graph = survey.graph().orElseThrow();
		features.begin("leeway-tangent-graph", VERSION, survey.radius(), graph.nodes());
		writeScene(survey, features);
		for (PathSegment leg : survey.grown()) {
			features.leg("grown", leg).end();
		}
		for (SurfingEdge edge : graph.surfing()) {
			features.leg("surfing", edge.line()).property("from", edge.from()).property("to", edge.to()).end();
		}
		for (HuggingEdge edge : graph.hugging()) {
			features.leg("hugging", edge.arc()).property("from", edge.from()).property("to", edge.to()).end();
		}
		for (MeasuredGap measured : survey.gaps()) {
			Gap gap = measured.gap();
			features.leg("gap", gap.across()).property("radius", gap.radius()).property("a", gap.a().toString())
					.property("b", gap.b().map(ObstacleRef::toString).orElse("border"))
					.property("passes", measured.passes()).property("passesOnGrid", measured.passesOnGrid()).end();
		}
		features.finish();
	}

	private static void writeScene(TangentSurvey survey, FeatureWriter features) throws IOException {
		if (survey.scene().border().isPresent()) {
			Border border = survey.scene().border().get();
			features.ring("border", Polygon.of(0, 0, border.width(), 0, border.width(), border.height(), 0,
					border.height())).end();
		}
		int index = 0;
		for (Circle circle : survey.scene().circles()) {
			features.circle("circle", circle).property("index", index++).end();
		}
		index = 0;
		for (Polygon polygon : survey.scene().polygons()) {
			features.ring("polygon", polygon).property("index", index++).end();
		}
	}
}
