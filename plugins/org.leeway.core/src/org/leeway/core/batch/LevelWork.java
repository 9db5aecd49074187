package org.leeway.core.batch;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.batch.BatchState.Made;
import org.leeway.core.batch.Entry.ConvertEntry;
import org.leeway.core.batch.Entry.LayerEntry;
import org.leeway.core.batch.Entry.ReportEntry;
import org.leeway.core.exchange.Conversion;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.TrajectoryLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LayerChoice;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.StepProgress;
import org.leeway.pathing.world.Agent;

/**
 * The work on one level file, which makes the out-of-date outputs of the file. The file is read once, and its levels
 * are analysed once, for all out-of-date outputs.
 */
final class LevelWork {

	/**
	 * The key of a shared analysis.
	 *
	 * @param level the name of the level in the file. Empty if there is only one
	 * @param choice the options for reading the file
	 */
	private record Analysed(Optional<String> level, ReadingChoice choice) {
	}

	private final BatchContext context;
	private final BatchLevel level;
	private final String file;
	private final List<Task> tasks;
	private final StepProgress progress;
	private final Map<Task, Outcome> outcomes = new LinkedHashMap<>();
	private final Map<Task, Made> made = new LinkedHashMap<>();
	private final Map<Task, List<Attempt<ReportedLevel>>> checks = new LinkedHashMap<>();
	private final Set<String> warnings = new LinkedHashSet<>();
	private LevelReading reading;
	private final Map<Analysed, LevelAnalysis> analyses = new HashMap<>();

	/**
	 * Creates the work.
	 *
	 * @param tasks the out-of-date tasks of the level
	 */
	LevelWork(BatchContext context, BatchLevel level, List<Task> tasks, StepProgress progress) {
		this.context = context;
		this.level = level;
		this.file = level.path().toString();
		this.tasks = tasks;
		this.progress = progress;
	}

	LevelResult run() {
		Attempt<LevelReading> read = Attempt.of(file, () -> LevelReading.of(context, level, tasks, progress));
		reading = read.value();
		if (reading != null) {
			progress.begin(reading.steps() * (1 + tasks.size()));
		}
		for (Task task : tasks) {
			if (task.entry() instanceof ReportEntry report) {
				Attempt<List<Attempt<ReportedLevel>>> checked = Attempt.of(file, () -> {
					read.get();
					return check(report);
				});
				checks.put(task, checked.failure() == null ? checked.value() : List.of(new Attempt<>(null, checked.failure())));
			} else {
				Attempt<Outcome> outcome = Attempt.of(file, () -> {
					read.get();
					return make(task);
				});
				outcomes.put(task, outcome.failure() == null ? outcome.value()
						: new Outcome(Outcome.Kind.FAILED, task.key(), List.of(), outcome.failure().getMessage()));
			}
		}
		return new LevelResult(outcomes, made, checks, reading == null ? Map.of() : reading.inputs(), List.copyOf(warnings));
	}

	private List<Attempt<ReportedLevel>> check(ReportEntry report) throws FailureException {
		Attempt<List<Attempt<ReportedLevel>>> rows = reading.rows(report);
		List<Attempt<ReportedLevel>> checked = rows != null ? rows.get() : checkWhole(report);
		checked.stream().filter(each -> each.failure() == null).flatMap(each -> each.value().told().stream())
				.forEach(each -> warn(file, each));
		return checked.stream().map(each -> each.failure() != null ? each
				: new Attempt<>(each.value().named(level.name()), null))
				.toList();
	}

	private List<Attempt<ReportedLevel>> checkWhole(ReportEntry report) throws FailureException {
		return reading.inputs(report.reading()).stream().map(input -> Attempt.of(input.label(),
				() -> reading.check(report).check(input, analysis(input, report.reading())))).toList();
	}

	private Outcome make(Task task) throws Exception {
		progress.check();
		Map<Path, Export> exports = new LinkedHashMap<>();
		String words = switch (task.entry()) {
		case LayerEntry layer -> export(layer, task, exports);
		case ConvertEntry convert -> convert(convert, task, exports);
		case ReportEntry report -> throw new IllegalArgumentException("a report");
		};
		Map<String, String> written = new OutputWriter(context, task).write(exports);
		exports.forEach((path, export) -> export.diagnostics().forEach(each -> warn(path.toString(), each)));
		made.put(task, new Made(fingerprint(task), reading.inputs(), written, 0, 0));
		return new Outcome(Outcome.Kind.MADE, task.key(), List.copyOf(written.keySet()), words);
	}

	private String fingerprint(Task task) {
		return task.fingerprint(context.options().version(), context.config().settings());
	}

	private void warn(String where, Diagnostic diagnostic) {
		warnings.add(diagnostic.line(where));
	}

	private String convert(ConvertEntry convert, Task task, Map<Path, Export> exports) throws Exception {
		var levels = reading.levels(convert);
		Path target = context.paths().resolve(task.output());
		exports.putAll(Conversion.exports(levels, convert.format(), convert.writing(), target, progress));
		levels.diagnostics().forEach(each -> warn(file, each));
		return exports.size() == 1 ? "" : exports.size() + " levels";
	}

	private String export(LayerEntry layer, Task task, Map<Path, Export> exports) throws Exception {
		LevelInput input = reading.input(layer.reading());
		LevelSnapshot snapshot = withAgents(input.snapshot(), layer.reading());
		String words = "";
		for (Optional<AgentChoice> agent : agents(layer, task, snapshot)) {
			LayerChoice choice = layer.choice().with(agent.orElse(null));
			LayerQuery query = query(choice, input, snapshot, layer.format().isPicture());
			LayerExport export = LayerExport.of(choice.layer(), query,
					new LayerExport.Style(layer.format(), layer.options(), layer.colours().colours()), progress)
					.orElseThrow(() -> LayerChoice.withoutSpawns(query, choice.layer(), file, "a spawn in the level"));
			String name = task.output().replace(String.valueOf(OutputPattern.ANY),
					BatchPlan.agentName(agent.map(AgentChoice::name).orElse("")));
			if (exports.put(context.paths().resolve(name), export.export()) != null) {
				throw new FailureException(file + ": two agents go to " + name + ", expected names that differ in letters or digits");
			}
			words = export.description();
		}
		return exports.size() == 1 ? words : exports.size() + " agents";
	}

	private static List<Optional<AgentChoice>> agents(LayerEntry layer, Task task, LevelSnapshot snapshot)
			throws FailureException {
		if (!layer.isForEachAgent()) {
			return List.of(task.agent());
		}
		return AgentChoice.all(snapshot, task.levels().getFirst().path().toString()).stream()
				.map(each -> Optional.of(new AgentChoice(each.name(), null))).toList();
	}

	/**
	 * Returns the data from which a layer is made. Layers of routes need no analysis of the level, all other layers do.
	 *
	 * @param picture whether the layer will be shown as a picture
	 */
	private LayerQuery query(LayerChoice choice, LevelInput input, LevelSnapshot snapshot, boolean picture)
			throws FailureException {
		return choice.layer() instanceof TrajectoryLayer
				? choice.of(input.model(), snapshot, file, picture, ConfigReader.KEYS)
				: choice.of(analysis(input, ReadingChoice.NONE), input.model(), snapshot, file, picture, ConfigReader.KEYS);
	}

	/** Returns the level with the agents of {@link LevelReading#agents}, if there are any. */
	private LevelSnapshot withAgents(LevelSnapshot snapshot, ReadingChoice choice) throws FailureException {
		List<AgentPreset> agents = reading.agents(choice);
		return agents.isEmpty() ? snapshot : LevelCheck.prepare(snapshot, file, agents, List.of());
	}

	/**
	 * Returns the analysis of a level, which all layers and reports of this level share. If a task makes a report, the analysis
	 * has all agents that the report checks. Otherwise, it has only the agents that the layers need.
	 */
	private LevelAnalysis analysis(LevelInput input, ReadingChoice choice) throws FailureException {
		Analysed key = new Analysed(input.level(), choice);
		LevelAnalysis known = analyses.get(key);
		if (known == null) {
			Optional<ReportEntry> report = tasks.stream().map(Task::entry).filter(ReportEntry.class::isInstance)
					.map(ReportEntry.class::cast).filter(each -> each.reading().equals(choice) && reading.rows(each) == null)
					.findFirst();
			LevelSnapshot snapshot = withAgents(input.snapshot(), choice);
			known = LevelAnalysis.of(report.isPresent() ? reading.check(report.get()).prepare(snapshot, input.label())
					: snapshot.withAgents(needed(snapshot)), progress);
			analyses.put(key, known);
		}
		return known;
	}

	private List<Agent> needed(LevelSnapshot snapshot) throws FailureException {
		Set<Agent> needed = new LinkedHashSet<>();
		for (Task task : tasks) {
			if (task.entry() instanceof LayerEntry layer && layer.choice().layer().needs(Need.AGENT)) {
				Map<String, Agent> known = new HashMap<>();
				snapshot.agents().forEach(each -> known.put(each.name(), each));
				for (Optional<AgentChoice> agent : agents(layer, task, snapshot)) {
					agent.filter(each -> each.argument() == null).map(each -> known.get(each.name())).ifPresent(needed::add);
					if (agent.isEmpty()) {
						needed.addAll(snapshot.agents());
					}
				}
			}
		}
		return snapshot.agents().stream().filter(needed::contains).distinct().toList();
	}
}
