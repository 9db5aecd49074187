package org.leeway.core.analysis.rules;

import java.util.List;
import java.util.stream.Collectors;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A rule about terrains that no cell has, and no agent or mesh needs. Skips levels that are not in memory. Also skips a
 * level with a single terrain in all cells, because it is probably new and not painted yet.
 */
public final class UnusedTerrainRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "unused-terrain";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Unused terrain", Severity.ADVICE,
			Subject.LEVEL,
			"No cell has this terrain, and neither an agent nor a mesh needs it. Delete it, or paint with it.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		if (!(level instanceof LevelAnalysis analysis)) {
			return List.of();
		}
		List<Terrain> unused = find(analysis.snapshot());
		return unused.isEmpty() ? List.of() : List.of(finding(analysis.header(), unused));
	}

	/** Returns the unused terrains of a level, in the order of the level. */
	public static List<Terrain> find(LevelSnapshot level) {
		boolean[] used = level.grid().terrains();
		LevelHeader header = level.header();
		if (header.terrains().stream().filter(terrain -> used[terrain.id()]).count() < 2) {
			return List.of();
		}
		header.agents().forEach(agent -> {
			for (int crossed : agent.capability().terrains()) {
				used[crossed] = true;
			}
		});
		header.meshLayers().stream().flatMap(layer -> layer.options().stream()).forEach(options -> {
			for (int covered : options.capability().terrains()) {
				used[covered] = true;
			}
		});
		return header.terrains().stream().filter(terrain -> !used[terrain.id()]).toList();
	}

	private static Finding finding(LevelHeader level, List<Terrain> unused) {
		String names = unused.stream().map(Terrain::name).collect(Collectors.joining(", "));
		String message = unused.size() == 1 ? "the terrain " + names + " is unused: no cell has it, no agent crosses it"
				: "the terrains " + names + " are unused: no cell has them, no agent crosses them";
		return DESCRIPTOR.finding(message, new CellRect(0, 0, level.width(), level.height()),
				new Cell(0, 0));
	}
}
