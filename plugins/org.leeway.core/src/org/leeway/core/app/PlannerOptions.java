package org.leeway.core.app;

import java.util.List;
import java.util.Locale;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.HierarchySettings;
import org.leeway.core.routing.Planner;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.search.PathPlanner;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that choose a planner. */
final class PlannerOptions {

	/** The qualities as users write them. */
	enum QualityName {
		high, low;

		Quality quality() {
			return Quality.valueOf(name().toUpperCase(Locale.ROOT));
		}
	}

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	@Option(names = "--planner", paramLabel = "aa|jps|haa|tangent", converter = PlannerConverter.class,
			defaultValue = "jps",
			description = "aa: annotated A*. jps: jump point search. haa: hierarchical annotated A*, whose paths need "
					+ "not be shortest ones. tangent: for a round unit among circles and polygons, with --radius, on "
					+ "any terrain; not for scenarios. Default: ${DEFAULT-VALUE}.")
	private Planner planner;

	@Option(names = "--cluster", paramLabel = "N",
			description = "With haa, the side of a cluster in cells: 2 to 64. Default: 10.")
	private Integer cluster;

	@Option(names = "--quality", paramLabel = "high|low",
			description = "With haa, low makes a smaller graph and longer paths. Default: high.")
	private QualityName quality;

	@Option(names = "--smooth", description = "With haa, straighten paths, if terrains do not differ in speed.")
	private boolean smooth;

	/** Whether the planner that was chosen is not one on the grid. */
	boolean isTangent() {
		return !planner.isOnGrid();
	}

	/**
	 * Checks that a planner on the grid was chosen.
	 *
	 * @throws ParameterException if not
	 */
	void checkOnGrid() {
		if (isTangent()) {
			throw usage("--planner tangent is not for this command, expected one on the grid");
		}
	}

	/** The planner that was chosen. */
	Planner planner() {
		return planner;
	}

	/** The planner on the grid for an agent in a level. */
	PathPlanner in(LevelSnapshot level, AgentProfile unit) {
		return planner.in(level, List.of(unit), settings(), Progress.NONE);
	}

	/**
	 * Checks what the options say together.
	 *
	 * @throws ParameterException if it makes no sense
	 */
	void check() {
		if (planner != Planner.HIERARCHICAL && (cluster != null || quality != null || smooth)) {
			throw usage("--cluster, --quality and --smooth are for --planner haa");
		}
		if (cluster != null && (cluster < AbstractGraph.MIN_SIDE || cluster > AbstractGraph.MAX_SIDE)) {
			throw usage("--cluster " + cluster + ", expected " + AbstractGraph.MIN_SIDE + " to "
					+ AbstractGraph.MAX_SIDE);
		}
	}

	private ParameterException usage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private HierarchySettings settings() {
		return new HierarchySettings(cluster == null ? HierarchySettings.USUAL_SIDE : cluster,
				quality == null ? Quality.HIGH : quality.quality(), smooth);
	}
}
