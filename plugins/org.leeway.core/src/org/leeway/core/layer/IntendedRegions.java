package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.Acceptance;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/** A search for cells that a designer accepts as unreachable. The level declares such regions to be intended. */
final class IntendedRegions {

	private IntendedRegions() {
	}

	/**
	 * Returns the cells that an agent can cover only from places in intended regions. An intended region is unreachable, and
	 * the level declares this as intended. Empty if the level lacks the agent or has no such region.
	 */
	static Optional<BitPlane> of(LevelAnalysis analysis, Agent agent) {
		List<Cell> samples = samples(analysis.snapshot(), agent);
		if (samples.isEmpty()) {
			return Optional.empty();
		}
		Reachability reached = analysis.agent(agent).reachability();
		Optional<BitPlane> anchors = samples.stream().flatMap(sample -> reached.unreachableAnchors(sample).stream())
				.reduce(BitPlane::or);
		return anchors.map(intended -> {
			BitPlane others = reached.legal().andNot(intended);
			return reached.cells(intended, Progress.NONE).andNot(reached.cells(others, Progress.NONE));
		});
	}

	/**
	 * Returns whether the level declares regions as intended for the agent. True even if the regions do not exist any more, for
	 * example after an edit.
	 */
	static boolean areDeclared(LevelAnalysis analysis, Agent agent) {
		return !samples(analysis.snapshot(), agent).isEmpty();
	}

	private static List<Cell> samples(LevelSnapshot level, Agent agent) {
		return level.agents().contains(agent) ? level.header().intent().accepted().stream()
				.filter(each -> each.rule().equals(UnreachableRegionRule.ID) && each.agent().equals(agent.name()))
				.map(Acceptance::cell).toList() : List.of();
	}
}
