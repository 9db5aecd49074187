package org.leeway.core.layer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.explain.CoarserCopies;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.scale.GateChange;
import org.leeway.pathing.scale.Scales;
import org.leeway.pathing.world.Agent;

/**
 * The gates of an agent. A gate is a passage that a coarser copy of the level closes or opens. Copies are made at the scales
 * that the level lists, or else at the scale 1/2.
 */
public final class ScaleChangesLayer extends VectorLayer {

	private static final int VERSION = 1;

	/** Creates the layer for the registry of extensions. */
	public ScaleChangesLayer() {
		super("scale-changes", "Gates at coarser scales", "gates",
				"gates that coarser copies of the level close or open for an agent", 105, Need.AGENT);
	}

	@Override
	public boolean isDrawn() {
		return false;
	}

	@Override
	public FeatureCollection compute(LayerQuery query, Progress progress) {
		Agent agent = query.agent().orElseThrow();
		AgentAnalysis known = query.analysis().agent(agent, progress);
		Scales scales = query.analysis().header().intent().scales().orUsual();
		long minArea = query.analysis().header().intent().minArea();
		List<Feature> gates = scales.factors().stream().flatMap(factor -> CoarserCopies
				.gates(known, factor, scales.shrink(), minArea, progress).stream().map(change -> feature(change, factor))).toList();
		Map<String, Object> members = new LinkedHashMap<>();
		members.put("agent", agent.name());
		members.put("size", agent.size());
		members.put("scales", scales.format());
		return new FeatureCollection("leeway-scale-changes", VERSION, members, gates::stream,
				"gates of " + agent.name() + " at " + scales.format() + ", " + gates.size() + " changed");
	}

	private static Feature feature(GateChange change, int factor) {
		CellRect place = change.place();
		int right = place.x() + place.width();
		int bottom = place.y() + place.height();
		Polygon outline = Polygon.of(place.x(), place.y(), right, place.y(), right, bottom, place.x(), bottom);
		return Feature.of(change.isClosed() ? "closed" : "opened", outline).with("scale", "1/" + factor).with("cells", change.cells());
	}
}
