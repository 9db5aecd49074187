package org.leeway.core.request;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.AreaLimit;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.StreamedAnalysis;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.SourceCells;
import org.leeway.core.exchange.StreamingImporter;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.AgentPreset;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;

/**
 * What to check levels for. A level is read as a whole; one from a large file is read row by row, which needs a fraction
 * of the memory, unless it asks for what only a whole level can tell.
 *
 * @param agents  those of the level if there are none
 * @param usual   for levels without agents; if there are none, the usual ones
 * @param spawns  those of the level if there are none
 * @param diagonals the rule of diagonal steps; that of the level if empty
 * @param area    the limit below which unreachable regions are ignored
 * @param chokes  whether to find chokes too
 * @param advice  whether to tell what is mere advice too
 * @param threads how many may work on a level that is read row by row
 * @param large   how many bytes a large file has
 */
public record LevelCheck(Formats formats, List<AgentPreset> agents, List<AgentPreset> usual, List<SpawnChoice> spawns,
		Optional<Diagonals> diagonals, AreaLimit area, boolean chokes, boolean advice, int threads, long large) {

	/** Files of this size are large: reading their levels row by row takes no longer than reading them as a whole. */
	public static final long LARGE = 1L << 27;

	/** A check with the usual agents for levels without agents. */
	public LevelCheck(Formats formats, List<AgentPreset> agents, List<SpawnChoice> spawns, Optional<Diagonals> diagonals,
			AreaLimit area, boolean chokes, boolean advice, int threads, long large) {
		this(formats, agents, List.of(), spawns, diagonals, area, chokes, advice, threads, large);
	}

	/**
	 * Checks the levels of a file. If one of several cannot be checked, the others are.
	 *
	 * @throws FailureException if that is not possible
	 */
	public List<Tried<ReportedLevel>> check(String file, StepProgress progress) throws FailureException {
		return check(isLarge(file), () -> checkWhole(file, progress),
				() -> List.of(new Tried<>(checkRows(file, progress), null)));
	}

	/** A way to check a level. */
	public interface Way<T> {

		T check() throws FailureException;
	}

	/**
	 * Checks a level in the way that its size asks for: row by row, unless that does not suffice, if its file is large, and
	 * otherwise as a whole, unless it is too large for memory.
	 */
	public static <T> T check(boolean large, Way<T> whole, Way<T> rows) throws FailureException {
		if (large) {
			try {
				return rows.check();
			} catch (WholeLevelException asksForMore) {
				// which it may be small enough for
			}
		}
		try {
			return whole.check();
		} catch (TooLargeException tooLarge) {
			return rows.check();
		}
	}

	/** Whether the level is to be read row by row. */
	public boolean isLarge(String file) throws FailureException {
		return !chokes && !advice && LevelInput.format(file, formats).streamingImporter().isPresent()
				&& LevelInput.path(file).toFile().length() >= large;
	}

	/**
	 * Checks the levels of a file in memory. If one of several cannot be checked, the others are.
	 *
	 * @throws TooLargeException if the only one is too large for that
	 */
	public List<Tried<ReportedLevel>> checkWhole(String file, StepProgress progress) throws FailureException {
		List<LevelInput> inputs = LevelInput.readAll(file, formats);
		if (inputs.size() == 1) {
			return List.of(new Tried<>(check(inputs.getFirst(), progress), null));
		}
		return inputs.stream().map(input -> Tried.of(input.label(), () -> check(input, progress))).toList();
	}

	private ReportedLevel check(LevelInput input, StepProgress progress) throws FailureException {
		LevelSnapshot snapshot = prepare(input.snapshot(), input.label());
		progress.begin(LevelAnalysis.steps(snapshot));
		return check(input, LevelAnalysis.of(snapshot, progress));
	}

	/** Checks a level that was analysed. */
	public ReportedLevel check(LevelInput input, LevelAnalysis analysis) throws FailureException {
		ReportedLevel all = ReportedLevel.of(input.file(), input.firstRow(), analysis, area)
				.in(input.level()).read(input.imported().places(), input.meaning());
		ReportedLevel level = advice ? all : all.withoutAdvice();
		return chokes ? level.withChokes(analysis.chokes(level.minArea(), Progress.NONE)) : level;
	}

	/**
	 * Checks a level row by row.
	 *
	 * @throws WholeLevelException if only the whole level can tell what is asked for
	 */
	public ReportedLevel checkRows(String file, StepProgress progress) throws FailureException {
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
			LevelHeader header = prepareRows(format.readHeader(path, progress), file);
			StreamedAnalysis analysis = StreamedAnalysis.of(header,
					rows -> reader.readRows(path, header, rows, progress), area.in(header), threads, Progress.NONE);
			return ReportedLevel.of(file, format.firstRow(path), analysis, area)
					.read(SourceCells.SAME, format.headerDiagnostics(path));
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}

	/**
	 * A level as this check takes it, to be read row by row.
	 *
	 * @throws WholeLevelException if the level asks for what only the whole level can tell
	 * @throws FailureException if an agent or a spawn cannot be in it
	 */
	public LevelHeader prepareRows(LevelHeader level, String file) throws FailureException {
		LevelHeader header = prepare(diagonals.map(level::withDiagonals).orElse(level), file, agents, usual, spawns);
		refuseDemands(header, file);
		return header;
	}

	/**
	 * Refuses what cannot be told while a level is read row by row.
	 *
	 * @throws WholeLevelException if the level asks for such
	 */
	public static void refuseDemands(LevelHeader header, String file) throws WholeLevelException {
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
	public static LevelSnapshot prepare(LevelSnapshot level, String file, List<AgentPreset> agents,
			List<SpawnChoice> spawns) throws FailureException {
		return prepare(level, file, agents, List.of(), spawns);
	}

	/** The level as this check takes it. */
	public LevelSnapshot prepare(LevelSnapshot level, String file) throws FailureException {
		return prepare(diagonals.map(level::withDiagonals).orElse(level), file, agents, usual, spawns);
	}

	private static LevelSnapshot prepare(LevelSnapshot level, String file, List<AgentPreset> agents,
			List<AgentPreset> usual, List<SpawnChoice> spawns) throws FailureException {
		LevelHeader header = prepare(level.header(), file, agents, usual, spawns);
		return level.withSpawnPoints(header.spawnPoints()).withAgents(header.agents());
	}

	private static LevelHeader prepare(LevelHeader level, String file, List<AgentPreset> agents, List<AgentPreset> usual,
			List<SpawnChoice> spawns) throws FailureException {
		LevelHeader checked = withAgents(level, file, agents, usual);
		return SpawnChoice.place(spawns, checked, checked.agents(), file);
	}

	private static LevelHeader withAgents(LevelHeader level, String file, List<AgentPreset> agents,
			List<AgentPreset> usual) throws FailureException {
		if (!agents.isEmpty()) {
			return level.withAgents(Capabilities.agents(agents, level, file));
		}
		if (!level.agents().isEmpty()) {
			return level;
		}
		return level.withAgents(usual.isEmpty() ? Capabilities.usualAgents(level, file)
				: Capabilities.agents(usual, level, file));
	}
}
