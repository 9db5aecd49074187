package org.leeway.core.level.part;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.Starts;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.scale.Scales;

/**
 * The designer's demands on a level, and statements about it. Immutable.
 *
 * @param minChokes the least allowed width of narrow passages, in cells, indexed by name of the agent. Agents without this
 * demand are left out
 * @param accepted findings that are as intended
 * @param probes the paths that the designer wants to see or requires. Probes without an agent are left out
 * @param startsApart whether the spawns of an agent may lie in several regions without a connection
 * @param minArea the least size of the regions that checks report, in cells. A user can ask for another {@link AreaLimit}
 * @param symmetry the symmetry that the level keeps
 * @param scales the scales of coarser copies of the map. A copy must neither close a way of an agent nor open a new way
 * @param balance how much the starts may differ
 */
public record DesignIntent(Map<String, Integer> minChokes, List<Acceptance> accepted, List<ProbedPath> probes,
		boolean startsApart, long minArea, Symmetry symmetry, Scales scales, BalanceLimits balance) {

	/** The intent without demands and statements. */
	public static final DesignIntent NONE = new DesignIntent(Map.of(), List.of(), List.of());

	public DesignIntent {
		minChokes = Map.copyOf(minChokes);
		accepted = List.copyOf(accepted);
		probes = List.copyOf(probes);
	}

	/** Creates an intent without coarser copies of the map, and without limits for the differences between starts. */
	public DesignIntent(Map<String, Integer> minChokes, List<Acceptance> accepted, List<ProbedPath> probes, boolean startsApart,
			long minArea, Symmetry symmetry) {
		this(minChokes, accepted, probes, startsApart, minArea, symmetry, Scales.NONE, BalanceLimits.NONE);
	}

	/**
	 * Creates an intent without a symmetry. The spawns of an agent must be connected. Checks report regions and narrow
	 * passages of every size.
	 */
	public DesignIntent(Map<String, Integer> minChokes, List<Acceptance> accepted, List<ProbedPath> probes) {
		this(minChokes, accepted, probes, false, 1, Symmetry.NONE);
	}

	public static DesignIntent of(Level level) {
		return new DesignIntent(minChokes(level), level.getAccepted().stream().map(Acceptance::of).toList(),
				level.getProbes().stream().filter(probe -> probe.getAgent() != null).map(ProbedPath::of).toList(),
				level.getStarts() == Starts.APART, level.getMinArea(), LevelSymmetry.of(level), Scales.parse(level.getScales()),
				BalanceLimits.parse(level.getBalance()));
	}

	private static Map<String, Integer> minChokes(Level level) {
		Map<String, Integer> widths = new HashMap<>();
		for (AgentType agent : level.getAgentTypes()) {
			if (agent.getMinChoke() > 0) {
				widths.put(agent.getName(), agent.getMinChoke());
			}
		}
		return widths;
	}

	/** Returns the paths that the designer requires. */
	public List<ProbedPath> requiredPaths() {
		return probes.stream().filter(ProbedPath::required).toList();
	}

	/** Returns a copy of this intent with other accepted findings. */
	public DesignIntent withAccepted(List<Acceptance> others) {
		return new DesignIntent(minChokes, others, probes, startsApart, minArea, symmetry, scales, balance);
	}

	/** Returns the same intent with another {@linkplain #minArea least area}. */
	public DesignIntent withMinArea(long other) {
		return new DesignIntent(minChokes, accepted, probes, startsApart, other, symmetry, scales, balance);
	}

	/** Returns the same intent with these probes only. */
	public DesignIntent withProbes(List<ProbedPath> others) {
		return new DesignIntent(minChokes, accepted, others, startsApart, minArea, symmetry, scales, balance);
	}

	/** Returns the same intent with other coarser copies. */
	public DesignIntent withScales(Scales others) {
		return new DesignIntent(minChokes, accepted, probes, startsApart, minArea, symmetry, others, balance);
	}

	/** Returns the same intent with other limits for the differences of starts. */
	public DesignIntent withBalance(BalanceLimits others) {
		return new DesignIntent(minChokes, accepted, probes, startsApart, minArea, symmetry, scales, others);
	}
}
