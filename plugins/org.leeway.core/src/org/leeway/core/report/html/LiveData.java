package org.leeway.core.report.html;

import java.io.IOException;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.packed.PackedHeader;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.world.Agent;

/** A writer of the data that the module of a live page needs about a level. Writes everything but the cells. */
final class LiveData {

	private final LevelHeader level;

	LiveData(LevelHeader level) {
		this.level = level;
	}

	/** Writes the level without its cells, the terrains of each agent, and the planners for the level. */
	void write(PageJson json) throws IOException {
		json.list("planners", planners(), (number, each) -> {
			PlannerProvider planner = Planners.registered().get(number);
			each.put("number", number);
			each.put("title", planner.title());
			each.put("turns", planner.domain() == Domain.TURNING);
		});
		json.put("header", packed());
		json.name("capabilities").array(() -> {
			for (Agent agent : level.agents()) {
				json.array(() -> {
					for (int terrain : agent.capability().terrains()) {
						json.number(terrain);
					}
				});
			}
		});
	}

	/** Returns the level without its cells, in Base64. The module of the live page reads this text. */
	String packed() {
		return Base64.getEncoder().encodeToString(PackedHeader.pack(level));
	}

	/**
	 * Returns the planners that a user of the page can choose, as indices into {@link Planners#registered}, the standard planner
	 * first. Each of them supports the level's rule of diagonal steps. Planners for units that turn are left out if no agent turns.
	 */
	private List<Integer> planners() {
		List<PlannerProvider> all = Planners.registered();
		return IntStream.range(0, all.size()).filter(i -> all.get(i).diagonals().contains(level.diagonals())
				&& (all.get(i).domain() != Domain.TURNING || level.agents().stream().anyMatch(Agent::turns))).boxed()
				.sorted(Comparator.comparing(i -> all.get(i) != Planners.standard())).toList();
	}
}
