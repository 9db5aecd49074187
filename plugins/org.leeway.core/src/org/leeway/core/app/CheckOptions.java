package org.leeway.core.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.files.MessageText;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.LevelOptions;
import org.leeway.core.request.SpawnChoice;
import org.leeway.model.Level;
import org.leeway.pathing.scale.Scales;
import org.leeway.pathing.scale.Shrink;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

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

	@Option(names = "--at", paramLabel = "1/2,1/4", converter = ScalesConverter.class,
			description = "Also compare with copies of the level at these scales, in place of those that the level names: "
					+ "gates that a copy closes or opens are findings. A unit of size s has the size s / k, rounded up.")
	private List<Integer> scales;

	@Option(names = "--shrink", paramLabel = "any|majority|centre", converter = ShrinkConverter.class,
			description = "With --at: a cell of a copy is blocked if any of its cells is, if most are, or if its middle one is. "
					+ "Default: any.")
	private Shrink shrink;

	/** A parser of scales. */
	static final class ScalesConverter implements ITypeConverter<List<Integer>> {

		@Override
		public List<Integer> convert(String text) {
			try {
				return Scales.factors(text);
			} catch (IllegalArgumentException e) {
				throw new TypeConversionException(MessageText.quote(text) + ", " + e.getMessage());
			}
		}
	}

	/** A parser of a rule that shrinks levels. */
	static final class ShrinkConverter implements ITypeConverter<Shrink> {

		@Override
		public Shrink convert(String id) {
			return Shrink.of(id).orElseThrow(() -> new TypeConversionException(MessageText.quote(id) + ", expected any, majority or centre"));
		}
	}

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
		if (shrink != null && scales == null) {
			throw new ParameterException(spec.commandLine(), "--shrink is for --at");
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

	/**
	 * Returns the options that change each level before the check: another rule of diagonal steps, the removal of all removable
	 * obstacles and terrains, and scales. For each scale, Leeway also checks a coarser copy of the level.
	 */
	public LevelOptions view() {
		LevelOptions levels = view.get();
		return scales == null ? levels : new LevelOptions(levels.diagonals(), levels.withoutRemovable(),
				Optional.of(new Scales(scales, shrink == null ? Shrink.ANY : shrink)));
	}

	/** Returns the least area of the regions to report. */
	public AreaLimit area() {
		return AreaLimit.of(minArea);
	}

	/**
	 * Returns a level with the agents, spawns and rule of diagonal steps that the user gave. Where the user gave none,
	 * the level keeps its own agents, spawns or rule.
	 *
	 * @throws FailureException if an agent or a spawn does not fit the level
	 */
	LevelSnapshot prepare(Level level, String name) throws FailureException {
		return view().of(LevelCheck.prepare(LevelSnapshot.of(level), name, agents, spawns));
	}
}
