package org.leeway.core.request;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.stream.StreamedAnalysis;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.SourceCells;
import org.leeway.core.exchange.StreamingImporter;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Agent;

/**
 * The options of a check of levels. A large file is streamed row by row, which needs a fraction of the memory. If the
 * check needs the whole level, the file is loaded in any case.
 *
 * @param agents the agents to check in place of the agents of the level. If empty, the level keeps its agents
 * @param usual the agents to check if {@code agents} is empty and the level has no agents. If this list is empty too, the
 * check uses {@link Capabilities#usualAgents}
 * @param spawns the spawns to use in place of the spawns of the level. If empty, the level keeps its spawns
 * @param view the changes to make to each level before the check, such as another rule of diagonal steps
 * @param area the least area of the unreachable regions to report
 * @param chokes whether to find chokes too, that is, narrow passages between wide places
 * @param advice whether to report findings that are only advice
 * @param threads how many threads check a level that is streamed
 * @param large the least size of a large file, in bytes
 */
public record LevelCheck(Formats formats, List<AgentPreset> agents, List<AgentPreset> usual, List<SpawnChoice> spawns,
		LevelOptions view, AreaLimit area, boolean chokes, boolean advice, int threads, long large) {

	/** Least size of a large file, in bytes. From this size on, streaming is as fast as loading. */
	public static final long LARGE = 1L << 27;

	/** Creates a check with the usual agents for levels without agents. */
	public LevelCheck(Formats formats, List<AgentPreset> agents, List<SpawnChoice> spawns, LevelOptions view,
			AreaLimit area, boolean chokes, boolean advice, int threads, long large) {
		this(formats, agents, List.of(), spawns, view, area, chokes, advice, threads, large);
	}

	/**
	 * Checks the levels of a file. A level that cannot be checked does not stop the check of the other levels.
	 *
	 * @throws FailureException if the file cannot be read, or its only level cannot be checked
	 */
	public List<Attempt<ReportedLevel>> check(String file, StepProgress progress) throws FailureException {
		return check(isLarge(file), () -> checkWhole(file, progress),
				() -> List.of(new Attempt<>(checkRows(file, progress), null)));
	}

	/** A strategy of checking a level: as a whole, or row by row. */
	public interface Strategy<T> {

		T check() throws FailureException;
	}

	/**
	 * Checks a level as a whole, or row by row. A large level is streamed row by row, and loaded only if the check
	 * needs the whole level. A smaller level is loaded, and streamed only if it does not fit into memory.
	 */
	public static <T> T check(boolean large, Strategy<T> whole, Strategy<T> rows) throws FailureException {
		if (large) {
			try {
				return rows.check();
			} catch (WholeLevelException asksForMore) {
				// the check needs the whole level, which is loaded below if memory suffices
			}
		}
		try {
			return whole.check();
		} catch (TooLargeException tooLarge) {
			return rows.check();
		}
	}

	/**
	 * Returns whether a file is streamed row by row at first. The file must be large, and of a format that can be
	 * streamed. The check must need neither chokes, that is, narrow passages, nor advice.
	 */
	public boolean isLarge(String file) throws FailureException {
		return !chokes && !advice && LevelInput.format(file, formats).streamingImporter().isPresent()
				&& LevelInput.path(file).toFile().length() >= large;
	}

	/**
	 * Checks the levels of a file in memory. A level that cannot be checked does not stop the check of the other
	 * levels.
	 *
	 * @throws TooLargeException if the file has one level, which is too large for memory
	 */
	public List<Attempt<ReportedLevel>> checkWhole(String file, StepProgress progress) throws FailureException {
		List<LevelInput> inputs = LevelInput.readAll(file, formats);
		if (inputs.size() == 1) {
			return List.of(new Attempt<>(check(inputs.getFirst(), progress), null));
		}
		return inputs.stream().map(input -> Attempt.of(input.label(), () -> check(input, progress))).toList();
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
	 * Checks a level while it is streamed row by row.
	 *
	 * @throws WholeLevelException if the check needs the whole level
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
					rows -> reader.readRows(path, header, rows, progress), area.in(header.intent()), threads, Progress.NONE);
			return ReportedLevel.of(file, format.firstRow(path), analysis, area)
					.read(SourceCells.SAME, format.headerDiagnostics(path));
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}

	/**
	 * Returns the header of a level, but with the agents, spawns and rules that the user gave for this check.
	 *
	 * @throws WholeLevelException if the level demands a check that needs the whole level
	 * @throws FailureException if an agent or a spawn cannot be in this level
	 */
	public LevelHeader prepareRows(LevelHeader level, String file) throws FailureException {
		LevelHeader header = view.of(prepare(level, file, agents, usual, spawns));
		refuseDemands(header, file);
		return header;
	}

	/**
	 * Throws an exception if a level has demands that need the whole level, such as required paths.
	 *
	 * @throws WholeLevelException if the level has such a demand
	 */
	public static void refuseDemands(LevelHeader header, String file) throws WholeLevelException {
		if (header.agents().stream().anyMatch(agent -> !agent.unit().standsByClearance())) {
			throw new WholeLevelException(file, "obstacleRadius");
		}
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
		if (header.intent().symmetry() != Symmetry.NONE) {
			throw new WholeLevelException(file, "symmetry");
		}
		if (!header.intent().scales().factors().isEmpty()) {
			throw new WholeLevelException(file, "scales");
		}
		if (!header.intent().balance().isEmpty()) {
			throw new WholeLevelException(file, "balance");
		}
	}

	/**
	 * Returns a copy of a level with the given agents and spawns in place of the level's agents and spawns. If a list
	 * is empty, the level keeps its own agents or spawns. If there are no agents at all, the copy gets
	 * {@link Capabilities#usualAgents}.
	 *
	 * @throws FailureException if an agent or a spawn cannot be in this level
	 */
	public static LevelSnapshot prepare(LevelSnapshot level, String file, List<AgentPreset> agents,
			List<SpawnChoice> spawns) throws FailureException {
		return prepare(level, file, agents, List.of(), spawns);
	}

	/** Returns a copy of a level with the agents and spawns of this check, and with the changes of {@link #view}. */
	public LevelSnapshot prepare(LevelSnapshot level, String file) throws FailureException {
		return view.of(prepare(level, file, agents, usual, spawns));
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
