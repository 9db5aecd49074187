package org.leeway.core.app;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.Cell;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say what to look for in levels: for which agents, from where, and from which size on. */
final class CheckOptions {

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	@Option(names = "--agent", paramLabel = "NAME:SIZE:TERRAIN+TERRAIN", converter = AgentArgument.Converter.class,
			description = "Check this agent in place of those of the level. May be repeated.")
	private List<AgentArgument> agents = new ArrayList<>();

	@Option(names = "--spawn", paramLabel = "X,Y", converter = CellConverter.class,
			description = "Start from this cell in place of the spawns of the level. May be repeated.")
	private List<Cell> spawns = new ArrayList<>();

	@Option(names = "--min-area", paramLabel = "N", defaultValue = "1",
			description = "Ignore regions of fewer cells, and chokes with fewer cells behind them."
					+ " Default: ${DEFAULT-VALUE}.")
	private long minArea;

	/**
	 * Checks what the options say together.
	 *
	 * @throws ParameterException if it makes no sense
	 */
	void check() {
		if (minArea < 1) {
			throw new ParameterException(spec.commandLine(), "--min-area " + minArea + ", expected 1 or more");
		}
		Set<String> names = new HashSet<>();
		for (AgentArgument agent : agents) {
			if (!names.add(agent.name())) {
				throw new ParameterException(spec.commandLine(), "two agents are named '" + agent.name() + "'");
			}
		}
	}

	List<AgentArgument> agents() {
		return agents;
	}

	List<Cell> spawns() {
		return spawns;
	}

	long minArea() {
		return minArea;
	}

	/**
	 * Reads a level, with the given agents and spawns unless there are none.
	 *
	 * @throws FailureException if it cannot be read, or an agent or a spawn cannot be in it
	 */
	LevelSnapshot read(String file, Formats formats) throws FailureException {
		return LevelCheck.prepare(LevelSnapshot.of(LevelInput.read(file, formats).level()), file, agents, spawns);
	}
}
