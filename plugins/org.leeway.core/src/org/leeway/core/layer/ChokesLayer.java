package org.leeway.core.layer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/** The chokes of a level for an agent. A choke is a narrow passage on the paths of the agent. */
public final class ChokesLayer extends VectorLayer {

	private static final int VERSION = 1;
	private static final double MIDDLE = 0.5;

	/** Creates the layer for the registry of extensions. */
	public ChokesLayer() {
		super("chokes", "Chokes", "chokes", "narrow passages on the paths of an agent", 100, Need.AGENT, Need.SPAWNS);
	}

	@Override
	public boolean isDrawn() {
		return false;
	}

	@Override
	public FeatureCollection compute(LayerQuery query, Progress progress) {
		Agent agent = query.agent().orElseThrow();
		List<Choke> chokes = query.analysis().agent(agent, progress).chokes(1, progress);
		Map<String, Object> members = new LinkedHashMap<>();
		members.put("agent", agent.name());
		members.put("size", agent.size());
		return new FeatureCollection("leeway-chokes", VERSION, members, () -> chokes.stream().map(ChokesLayer::feature),
				"chokes of " + agent.name() + ", " + chokes.size() + " found");
	}

	/**
	 * Returns a line across a choke, from the middle of the first cell to the middle of the last cell of {@link
	 * Choke#across}. If there is only one cell, returns a point.
	 */
	private static Feature feature(Choke choke) {
		Point first = middle(choke.across().getFirst());
		Point last = middle(choke.across().getLast());
		Feature shape = first.equals(last) ? Feature.at("choke", first) : Feature.of("choke", List.of(new Segment(first, last)));
		return shape.with("width", choke.width()).with("behind", choke.behind());
	}

	private static Point middle(Cell cell) {
		return new Point(cell.x() + MIDDLE, cell.y() + MIDDLE);
	}
}
