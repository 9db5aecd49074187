package org.leeway.core.layer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.analysis.balance.AgentBalance;
import org.leeway.core.analysis.balance.BalancePair;
import org.leeway.core.analysis.balance.BalanceStart;
import org.leeway.core.analysis.balance.BaseSize;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/**
 * The paths of an agent between starts and objectives, as shapes. Each start and objective have three kinds of shapes: the
 * best path, the lanes, and the gaps that limit the number of lanes. Lanes are paths that units can use next to each other.
 * Each start also has the gaps that lead into its base. The editor's map shows only the shapes of the row that is selected in
 * the view Balance.
 */
public final class LanesLayer extends VectorLayer {

	private static final int VERSION = 1;

	/** Creates the layer for the registry of extensions. */
	public LanesLayer() {
		super("lanes", "Lanes and gaps of starts", "lanes", "ways and lanes between starts and objectives, and gaps that close bases",
				100, Need.AGENT, Need.SPAWNS);
	}

	@Override
	public boolean isShownAtFirst() {
		return true;
	}

	@Override
	public FeatureCollection compute(LayerQuery query, Progress progress) {
		Agent agent = query.agent().orElseThrow();
		AgentBalance balance = new AgentBalance(query.analysis(), agent, progress);
		List<Feature> features = new ArrayList<>();
		for (BalancePair pair : balance.pairs(progress)) {
			add(pair, agent, features);
		}
		for (BalanceStart start : balance.bases(BaseSize.USUAL, progress)) {
			start.base().closings().orElse(List.of()).forEach(gap -> features.add(of("base-gap", gap).with("start", start.start().label())));
		}
		Map<String, Object> members = new LinkedHashMap<>();
		members.put("agent", agent.name());
		members.put("size", agent.size());
		return new FeatureCollection("leeway-lanes", VERSION, members, features::stream,
				"lanes of " + agent.name() + ", " + balance.starts().size() + " starts");
	}

	private static void add(BalancePair pair, Agent agent, List<Feature> features) {
		if (pair.seconds().isPresent()) {
			features.add(named(of("way", pair.route(), agent), pair).with("seconds", pair.seconds().getAsDouble())
					.with("length", pair.length().orElseThrow()).with("narrowest", pair.narrowest()).with("lanes", pair.lanes().count()));
		}
		pair.lanes().paths().forEach(path -> features.add(named(of("lane", path, agent), pair)));
		pair.lanes().gaps().forEach(gap -> features.add(named(of("gap", gap), pair)));
	}

	private static Feature named(Feature feature, BalancePair pair) {
		return feature.with("from", pair.from().label()).with("to", pair.to().label());
	}

	private static Feature of(String kind, Gap gap) {
		return Feature.of(kind, List.<PathSegment>of(gap.across())).with("width", gap.width());
	}

	/**
	 * Returns the path of an agent's centre as a feature.
	 *
	 * @param anchors the top-left cells of the agent's square on the way
	 */
	private static Feature of(String kind, List<Cell> anchors, Agent agent) {
		List<PathSegment> segments = new ArrayList<>();
		for (int i = 1; i < anchors.size(); i++) {
			segments.add(new Segment(middle(anchors.get(i - 1), agent), middle(anchors.get(i), agent)));
		}
		return Feature.of(kind, segments);
	}

	private static Point middle(Cell anchor, Agent agent) {
		return new Point(anchor.x() + agent.size() / 2.0, anchor.y() + agent.size() / 2.0);
	}
}
