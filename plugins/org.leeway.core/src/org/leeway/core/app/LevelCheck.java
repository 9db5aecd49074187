package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.StreamedAnalysis;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.StreamingImporter;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.AgentPreset;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * What to check levels for. A level is read as a whole; one from a large file is read row by row, which needs a fraction
 * of the memory, unless it asks for what only a whole level can tell.
 *
 * @param agents  those of the level if there are none
 * @param spawns  those of the level if there are none
 * @param minArea unreachable regions of fewer cells are ignored
 * @param chokes  whether to find chokes too
 * @param advice  whether to tell what is mere advice too
 * @param threads how many may work on a level that is read row by row
 * @param large   how many bytes a large file has
 */
record LevelCheck(Formats formats, List<AgentPreset> agents, List<SpawnChoice> spawns, long minArea, boolean chokes,
		boolean advice, int threads, long large) {

	/** Files of this size are large: reading their levels row by row takes no longer than reading them as a whole. */
	static final long LARGE = 1L << 27;

	/**
	 * Checks a level.
	 *
	 * @throws FailureException if that is not possible
	 */
	ReportedLevel check(String file, TerminalProgress progress) throws FailureException {
		if (isLarge(file)) {
			try {
				return checkRows(file, progress);
			} catch (WholeLevelException asksForMore) {
				// which it may be small enough for
			}
		}
		try {
			return checkWhole(file, progress);
		} catch (TooLargeException tooLarge) {
			return checkRows(file, progress);
		}
	}

	private boolean isLarge(String file) throws FailureException {
		return !chokes && !advice && LevelInput.format(file, formats).streamingImporter().isPresent()
				&& LevelInput.path(file).toFile().length() >= large;
	}

	/**
	 * Checks a level in memory.
	 *
	 * @throws TooLargeException if it is too large for that
	 */
	ReportedLevel checkWhole(String file, TerminalProgress progress) throws FailureException {
		LevelInput input = LevelInput.read(file, formats);
		LevelSnapshot snapshot = prepare(LevelSnapshot.of(input.level()), file, agents, spawns);
		progress.begin(LevelAnalysis.steps(snapshot));
		LevelAnalysis analysis = LevelAnalysis.of(snapshot, progress);
		ReportedLevel all = ReportedLevel.of(file, input.firstRow(), analysis, minArea);
		ReportedLevel level = advice ? all : all.withoutAdvice();
		return chokes ? level.withChokes(analysis.chokes(minArea, Progress.NONE)) : level;
	}

	/**
	 * Checks a level row by row.
	 *
	 * @throws WholeLevelException if only the whole level can tell what is asked for
	 */
	ReportedLevel checkRows(String file, TerminalProgress progress) throws FailureException {
		if (chokes) {
			throw new WholeLevelException(file, "--chokes");
		}
		if (advice) {
			throw new WholeLevelException(file, "--advice");
		}
		Format format = LevelInput.format(file, formats);
		StreamingImporter reader = format.streamingImporter().orElseThrow(
				() -> new FailureException(file + ": " + format.title() + " cannot be read row by row"));
		Path path = Path.of(file);
		try {
			progress.begin((long) reader.passes() * InputFile.pieces(path));
			LevelHeader header = prepare(reader.readHeader(path, progress), file, agents, spawns);
			refuseDemands(header, file);
			StreamedAnalysis analysis = StreamedAnalysis.of(header,
					rows -> reader.readRows(path, header, rows, progress), minArea, threads, Progress.NONE);
			return ReportedLevel.of(file, format.firstRow(path), analysis, minArea);
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}

	/** What a level asks for that cannot be told while it is read row by row. */
	private static void refuseDemands(LevelHeader header, String file) throws WholeLevelException {
		if (header.agents().stream().anyMatch(agent -> !header.requiredPaths(agent).isEmpty())) {
			throw new WholeLevelException(file, "required paths");
		}
		if (header.agents().stream().anyMatch(agent -> header.intent().minChokes().containsKey(agent.name()))) {
			throw new WholeLevelException(file, "minChoke");
		}
		if (header.agents().stream().anyMatch(Agent::isDisc)) {
			throw new WholeLevelException(file, "round agents");
		}
		if (header.meshLayers().stream().anyMatch(layer -> layer.options().isPresent())) {
			throw new WholeLevelException(file, "meshes");
		}
	}

	/**
	 * A level with other agents and spawns, unless none are given. One that has no agents either gets the usual ones.
	 *
	 * @throws FailureException if an agent or a spawn cannot be in this level
	 */
	static LevelSnapshot prepare(LevelSnapshot level, String file, List<AgentPreset> agents, List<SpawnChoice> spawns)
			throws FailureException {
		LevelHeader header = prepare(level.header(), file, agents, spawns);
		return level.withSpawnPoints(header.spawnPoints()).withAgents(header.agents());
	}

	private static LevelHeader prepare(LevelHeader level, String file, List<AgentPreset> agents,
			List<SpawnChoice> spawns) throws FailureException {
		LevelHeader checked = withAgents(level, file, agents);
		return SpawnChoice.place(spawns, checked, checked.agents(), file);
	}

	private static LevelHeader withAgents(LevelHeader level, String file, List<AgentPreset> agents)
			throws FailureException {
		if (agents.isEmpty()) {
			return level.agents().isEmpty() ? level.withAgents(Capabilities.usualAgents(level, file)) : level;
		}
		List<Agent> profiles = new ArrayList<>();
		for (AgentPreset agent : agents) {
			profiles.add(Capabilities.agent(agent, level, file));
		}
		return level.withAgents(profiles);
	}
}
