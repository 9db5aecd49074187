package org.leeway.core.batch;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.leeway.core.batch.Entry.ConvertEntry;
import org.leeway.core.batch.Entry.ReportEntry;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.files.FilesRead;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.value.LevelDiagonals;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.LevelOptions;
import org.leeway.core.request.StepProgress;
import org.leeway.core.request.TooLargeException;

/**
 * The data that the tasks of a level read from files. All data are from the same moment: {@link #of} hashes the files before
 * and after the reading, and reads again if a hash has changed.
 */
final class LevelReading {

	/** Limit for attempts to read files that change during the reading. */
	private static final int ATTEMPTS = 8;
	private static final int BLOCK = 1 << 16;

	private final BatchContext context;
	private final BatchLevel level;
	private final StepProgress progress;
	private final String file;
	private final Map<ReadingChoice, Attempt<Import>> imports = new HashMap<>();
	private final Map<ReportEntry, Attempt<List<Attempt<ReportedLevel>>>> rows = new HashMap<>();
	private Map<String, String> inputs = Map.of();
	private Attempt<Format> format;
	private boolean isForChecks;
	private Attempt<List<AgentPreset>> usual;

	private LevelReading(BatchContext context, BatchLevel level, StepProgress progress) {
		this.context = context;
		this.level = level;
		this.progress = progress;
		this.file = level.path().toString();
	}

	/**
	 * Reads all data that the tasks of a level need. Starts again if a file changes meanwhile. If some data cannot be
	 * read, only the tasks that need these data fail.
	 *
	 * @throws FailureException if the files change during every attempt
	 */
	static LevelReading of(BatchContext context, BatchLevel level, List<Task> tasks, StepProgress progress)
			throws Exception {
		LevelReading reading = new LevelReading(context, level, progress);
		progress.begin(1 + level.path().toFile().length() / BLOCK);
		Set<Path> files = new LinkedHashSet<>(List.of(level.path()));
		context.config().agentFile().ifPresent(files::add);
		for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
			Map<String, String> before = reading.hashes(files);
			Set<Path> read = new LinkedHashSet<>();
			FilesRead.recording(read, context.config().outside() ? file -> {
			} : context.paths()::checkLinks, () -> reading.read(tasks));
			files.addAll(read);
			context.claims().protect(read);
			reading.inputs = reading.hashes(files);
			if (reading.inputs.equals(before)) {
				return reading;
			}
		}
		throw new FailureException(reading.file + ": changes while it is read, expected a file that stays as it is");
	}

	private Map<String, String> hashes(Set<Path> files) {
		Map<String, String> hashes = new TreeMap<>();
		files.forEach(each -> hashes.put(context.paths().name(each), FileHashes.of(each)));
		return hashes;
	}

	private Void read(List<Task> tasks) {
		imports.clear();
		rows.clear();
		isForChecks = tasks.stream().allMatch(each -> each.entry() instanceof ReportEntry report && !report.format().showsLevels());
		format = Attempt.of(file, () -> LevelInput.format(file, context.formats()));
		usual = context.config().agentFile().map(agents -> Attempt.of(agents.toString(), () -> AgentFile.read(agents).agents()))
				.orElse(new Attempt<>(List.of(), null));
		for (Task task : tasks) {
			if (task.entry() instanceof ReportEntry report) {
				read(report);
			} else {
				read(task.entry().reading());
			}
		}
		return null;
	}

	private Attempt<Import> read(ReadingChoice choice) {
		return imports.computeIfAbsent(choice, chosen -> Attempt.of(file, () -> {
			Import read = format.get().choosing(isForChecks ? chosen.forChecks() : chosen).read(level.path(), progress);
			context.config().diagonals().ifPresent(rule -> read.levels().forEach(each -> LevelDiagonals.set(each.level(), rule)));
			return read;
		}));
	}

	/** Reads the level file for a report. Levels that are too large for memory are checked while the file is read. */
	private void read(ReportEntry report) {
		Attempt<Boolean> large = Attempt.of(file, () -> check(report).isLarge(file));
		if (Boolean.TRUE.equals(large.value()) || read(report.reading()).failure() instanceof TooLargeException) {
			rows.computeIfAbsent(report, each -> Attempt.of(file, () -> check(each).check(file, progress)));
		}
	}

	/**
	 * Returns the amount of work of one task, for a progress bar. This is the number of rows of cells in all levels of the file. If
	 * the levels are not in memory, this is the number of blocks of 64 KiB in the file.
	 */
	long steps() {
		return imports.values().stream().filter(each -> each.value() != null).findAny()
				.map(each -> each.value().levels().stream().mapToLong(level -> level.level().getTerrain().height()).sum())
				.orElse(1 + level.path().toFile().length() / BLOCK);
	}

	/** Returns the SHA-256 of the files that were read, indexed by name. */
	Map<String, String> inputs() {
		return inputs;
	}

	/** Returns the object that checks the levels of the file for a report. */
	LevelCheck check(ReportEntry report) throws FailureException {
		return new LevelCheck(context.formats().choosing(report.reading()), agents(report.reading()), usual.get(), List.of(),
				new LevelOptions(context.config().diagonals(), false), report.area(), report.chokes(), report.advice(), 1, LevelCheck.LARGE);
	}

	/**
	 * Returns the results of the checks for a report, if the levels are too large for memory: they were checked while they were
	 * streamed. Null if the levels are in memory, so that the caller has to check them.
	 */
	Attempt<List<Attempt<ReportedLevel>>> rows(ReportEntry report) {
		return rows.get(report);
	}

	/**
	 * Returns the only level of the file. Fails if the file has several levels.
	 *
	 * @param choice the options for reading
	 */
	LevelInput input(ReadingChoice choice) throws FailureException {
		Import read = imports.get(choice).get();
		return Attempt.of(file, () -> LevelInput.of(file, format.get(), read)).get();
	}

	/**
	 * Returns all levels of the file.
	 *
	 * @param choice the options for reading
	 */
	List<LevelInput> inputs(ReadingChoice choice) throws FailureException {
		Import read = imports.get(choice).get();
		return LevelInput.all(file, format.get(), read);
	}

	/** Returns the levels that a conversion will write. The levels were read with the reading options of the conversion. */
	Import levels(ConvertEntry convert) throws FailureException {
		return imports.get(convert.reading()).get();
	}

	/**
	 * Returns whether all levels of the file define agents. Returns true if the levels are not in memory: {@link LevelCheck} then
	 * finds out while it reads the level whether to use other agents.
	 */
	private boolean hasOwnAgents(ReadingChoice choice) {
		Attempt<Import> whole = imports.get(choice);
		return whole == null || whole.value() == null
				|| whole.value().levels().stream().allMatch(each -> each.hasOwnAgents() && !each.level().getAgentTypes().isEmpty());
	}

	/**
	 * Returns the agents to use instead of the levels' own agents, from the config's file of agents. Empty if all
	 * levels define agents, or the config names no such file.
	 */
	List<AgentPreset> agents(ReadingChoice choice) throws FailureException {
		return hasOwnAgents(choice) ? List.of() : usual.get();
	}
}
