package org.leeway.core.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelOptions;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.SpawnChoice;
import org.leeway.model.Level;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The options that say what to check in levels: the agents, their spawns, and the rule of diagonal steps. The options
 * also give the least area of the regions to report.
 */
public final class CheckOptions {

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	@Option(names = "--agent", paramLabel = "NAME:SIZE:TERRAIN+TERRAIN", converter = AgentConverter.class,
			description = "Check this agent in place of those of the level. May be repeated.")
	private List<AgentPreset> agents = new ArrayList<>();

	@Option(names = "--agents", paramLabel = "AGENTS",
			description = "Check the agents of this file in place of those of the level: one per line, "
					+ "NAME:SIZE:TERRAIN+TERRAIN. May be given together with --agent.")
	private String agentFile;

	@Option(names = "--spawn", paramLabel = "X,Y[:AGENT+AGENT][@PLAYER]", converter = SpawnChoiceConverter.class,
			description = "Start from this cell in place of the spawns of the level; only these agents if some are named. "
					+ "Messages name the player. May be repeated.")
	private List<SpawnChoice> spawns = new ArrayList<>();

	@Mixin
	private ViewOptions view;

	@Option(names = "--min-area", paramLabel = "N",
			description = "Ignore regions of fewer cells, and chokes with fewer cells behind them. Default: the minArea of the "
					+ "level, which is 1 unless the level says otherwise. Without this option, text has one line for all small "
					+ "regions of an agent.")
	private Long minArea;

	/**
	 * Checks that the options are valid and do not contradict each other. Also reads the file of agents.
	 *
	 * @param console shows diagnostics of the file of agents
	 * @throws ParameterException if an option is invalid, or if options contradict each other
	 * @throws FailureException if the file cannot be read
	 */
	public void check(Console console) throws FailureException {
		if (minArea != null && minArea < 1) {
			throw new ParameterException(spec.commandLine(), "--min-area " + minArea + ", expected 1 or more");
		}
		readAgents(console);
		Set<String> names = new HashSet<>();
		for (AgentPreset agent : agents) {
			if (!names.add(agent.name())) {
				throw new ParameterException(spec.commandLine(), "two agents are named '" + agent.name() + "'");
			}
		}
	}

	private void readAgents(Console console) throws FailureException {
		if (agentFile != null) {
			try {
				AgentFile file = AgentFile.read(LevelInput.path(agentFile));
				agents.addAll(file.agents());
				file.dropped().forEach(each -> console.report(agentFile + ": warning: " + each));
			} catch (IOException e) {
				throw FailureException.of(agentFile, e);
			}
		}
	}

	/** Returns the agents to check in place of the agents of a level. Empty if the agents of the level are checked. */
	public List<AgentPreset> agents() {
		return agents;
	}

	/** Returns the spawns to use in place of the spawns of a level. Empty if the spawns of the level are used. */
	public List<SpawnChoice> spawns() {
		return spawns;
	}

	/** Returns how levels are taken. */
	public LevelOptions view() {
		return view.get();
	}

	/** Returns the limit below which regions are ignored. */
	public AreaLimit area() {
		return AreaLimit.of(minArea);
	}

	/**
	 * Returns a level with the user's agents, spawns and rule of diagonal steps in place of the level's own. Anything
	 * that the user did not give stays as in the level.
	 *
	 * @throws FailureException if an agent or a spawn does not fit the level
	 */
	LevelSnapshot prepare(Level level, String name) throws FailureException {
		return view.of(LevelCheck.prepare(LevelSnapshot.of(level), name, agents, spawns));
	}
}
