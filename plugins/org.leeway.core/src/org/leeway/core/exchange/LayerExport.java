package org.leeway.core.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.OverlayLayer;
import org.leeway.pathing.clearance.AgentProfile;

/**
 * A layer to write, and what it says about itself.
 *
 * @param capability the terrains it was computed for, such as {@code ground+swamp}
 * @param agent the agent it was computed for
 * @param legend whether an image shows what its colours mean
 */
public record LayerExport(OverlayLayer layer, Optional<String> capability, Optional<AgentProfile> agent,
		boolean legend) {

	/** Where widths are written to; empty for layers whose values belong to the cell itself. */
	public Optional<String> anchor() {
		return layer.kind().isWidth() ? Optional.of(layer.anchor().label()) : Optional.empty();
	}

	/** What was measured, for whom, and where it was written to, in words: one string each. */
	public List<String> description() {
		List<String> words = new ArrayList<>();
		words.add(layer.kind().metric());
		agent.ifPresent(unit -> words.add("agent " + unit.name() + " of size " + unit.size()));
		capability.ifPresent(terrains -> words.add("capability " + terrains));
		anchor().ifPresent(cell -> words.add("anchor " + cell));
		return words;
	}
}
