package org.leeway.core.level;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;

/**
 * The designer's demands on a level and statements about it. Immutable.
 *
 * @param requiredPaths the paths that the level promises to its agents
 * @param minChokes     by name of an agent, the least width of its chokes, in cells
 * @param accepted      findings that are as intended
 * @param probes        all probes, those of the required paths too
 */
public record DesignIntent(List<RequiredPath> requiredPaths, Map<String, Integer> minChokes,
		List<Acceptance> accepted, List<ProbedPath> probes) {

	/** No demands and no statements. */
	public static final DesignIntent NONE = new DesignIntent(List.of(), Map.of(), List.of());

	public DesignIntent {
		requiredPaths = List.copyOf(requiredPaths);
		minChokes = Map.copyOf(minChokes);
		accepted = List.copyOf(accepted);
		probes = List.copyOf(probes);
	}

	/** An intent of a level without probes. */
	public DesignIntent(List<RequiredPath> requiredPaths, Map<String, Integer> minChokes, List<Acceptance> accepted) {
		this(requiredPaths, minChokes, accepted, List.of());
	}

	static DesignIntent of(Level level) {
		return new DesignIntent(
				level.getProbes().stream().filter(PathProbe::isRequired).map(RequiredPath::of).toList(),
				minChokes(level), level.getAccepted().stream().map(Acceptance::of).toList(),
				level.getProbes().stream().filter(probe -> probe.getAgent() != null).map(ProbedPath::of).toList());
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

	/** The same intent with these required paths only. */
	public DesignIntent withRequiredPaths(List<RequiredPath> others) {
		return new DesignIntent(others, minChokes, accepted, probes);
	}

	/** The same intent with these accepted findings only. */
	public DesignIntent withAccepted(List<Acceptance> others) {
		return new DesignIntent(requiredPaths, minChokes, others, probes);
	}
}
