package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

import org.leeway.core.batch.BatchState.Made;
import org.leeway.core.batch.Entry.ReportEntry;
import org.leeway.core.batch.Outcome.Kind;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.OrderedPrefetch;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.StepProgress;
import org.leeway.core.request.Workload;

/** One run of a batch. Makes outputs that are out of date, and stores in the state file what it has made. */
public final class Batch {

	private final BatchConfig config;
	private final BatchContext context;
	private final BatchPlan plan;
	private final BatchView view;
	private final Path stateFile;
	private final List<String> problems;
	private final BatchState before;
	private final UpToDate upToDate;
	private final Seal seal;
	private final Workload memory = new Workload();
	private final List<BatchLevel> levels;
	private final List<String> names;
	private final Map<BatchLevel, List<Task>> byLevel;
	private final Map<Task, ReportFile> reports = new HashMap<>();
	private final Map<Task, Outcome> outcomes = new HashMap<>();
	private final Map<String, Made> made = new HashMap<>();
	private final long start = System.nanoTime();
	private final SavePace pace = new SavePace(start);
	private Set<Task> dueReports;
	private boolean finished;
	/** The reason why the last write of the state failed. Empty if the write succeeded. */
	private String unwritten = "";

	private Batch(BatchConfig config, Formats formats, BatchOptions options, BatchView view, BooleanSupplier cancelled)
			throws IOException {
		this.config = config;
		this.view = view;
		this.plan = BatchPlan.of(config);
		this.stateFile = BatchState.file(config.file());
		this.problems = new ArrayList<>(plan.inputs().problems());
		Optional<BatchState> read = BatchState.read(stateFile);
		if (read.isEmpty()) {
			view.warn(stateFile + ": warning: The state of the batch is damaged, so everything is made again.");
		}
		this.before = read.orElse(BatchState.NONE);
		this.upToDate = new UpToDate(config, options, before);
		this.context = new BatchContext(config, formats, options, new Claims(plan, before, upToDate), cancelled);
		this.seal = Seal.of(config.file());
		this.byLevel = plan.byLevel();
		this.levels = List.copyOf(byLevel.keySet());
		this.names = levels.stream().map(BatchLevel::name).toList();
	}

	/**
	 * Runs a batch.
	 *
	 * @throws org.leeway.core.LevelFormatException if two tasks write one file, or a task writes an input
	 * @throws IOException if the file system fails, for example while links in a path are followed
	 * @throws java.util.concurrent.CancellationException if the run was cancelled. Outputs that were made before the
	 * cancellation stay
	 */
	public static BatchResult run(BatchConfig config, Formats formats, BatchOptions options, BatchView view,
			BooleanSupplier cancelled) throws IOException {
		Batch batch = new Batch(config, formats, options, view, cancelled);
		return options.dryRun() ? batch.tellDue() : batch.run();
	}

	private BatchResult tellDue() {
		List<Outcome> due = plan.tasks().stream().map(task -> new Outcome(
				upToDate.isUpToDate(task) ? Kind.UNCHANGED : Kind.DUE, task.key(), List.of(), "")).toList();
		return result(due);
	}

	private BatchResult run() throws IOException {
		dueReports = new HashSet<>(plan.tasks().stream()
				.filter(task -> task.entry() instanceof ReportEntry && !upToDate.isUpToDate(task)).toList());
		try {
			for (Task task : dueReports) {
				reports.put(task, new ReportFile(context, task));
				finishIfComplete(task);
			}
			if (!levels.isEmpty()) {
				try (OrderedPrefetch<LevelResult> results = new OrderedPrefetch<>(levels.size(), context.options().jobs(),
						this::work)) {
					for (int i = 0; i < levels.size(); i++) {
						view.told(i);
						take(levels.get(i), results.next());
					}
				}
			}
			return finish();
		} finally {
			for (ReportFile report : reports.values()) {
				report.close();
			}
			save();
		}
	}

	/**
	 * Makes the out-of-date outputs of a level. Runs on worker threads.
	 *
	 * @param index the index of the level in the batch
	 */
	private LevelResult work(int index) {
		BatchLevel level = levels.get(index);
		List<Task> due = byLevel.get(level).stream().filter(task -> task.entry() instanceof ReportEntry
				? dueReports.contains(task) : !upToDate.isUpToDate(task)).toList();
		if (due.isEmpty()) {
			return LevelResult.NOTHING;
		}
		try (StepProgress progress = new CancellableProgress(view.begin(index, names), context.cancelled())) {
			int taken = memory.take(level.path());
			try {
				progress.check();
				return new LevelWork(context, level, due, progress).run();
			} finally {
				memory.give(taken);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		}
	}

	private void take(BatchLevel level, LevelResult result) {
		result.warnings().forEach(view::warn);
		outcomes.putAll(result.outcomes());
		result.made().forEach((task, each) -> made.put(task.key(), each));
		for (Task task : byLevel.get(level)) {
			if (result.checks().containsKey(task)) {
				reports.get(task).add(level, result.checks().get(task), result.inputs());
				finishIfComplete(task);
			}
		}
		if (pace.isDue(System.nanoTime())) {
			save();
		}
	}

	private void finishIfComplete(Task task) {
		ReportFile report = reports.get(task);
		if (report.isComplete()) {
			Attempt<Made> finished = report.finish();
			outcomes.put(task, report.outcome(finished));
			if (finished.failure() == null) {
				made.put(task.key(), finished.value());
			}
		}
	}

	private void save() {
		long begin = System.nanoTime();
		if (!finished) {
			write(upToDate.with(made, failed()));
		}
		pace.saved(begin, System.nanoTime());
	}

	/**
	 * Writes the state file. If this fails, the run continues, and the next run makes the outputs of this run again.
	 */
	private void write(BatchState state) {
		try {
			state.sealed(seal, made.values(), before).write(stateFile);
			unwritten = "";
		} catch (IOException e) {
			unwritten = FailureText.of(stateFile.toString(), e);
		}
	}

	private List<Task> failed() {
		return plan.tasks().stream().filter(task -> outcomes.containsKey(task)
				&& outcomes.get(task).kind() == Kind.FAILED && !made.containsKey(task.key())).toList();
	}

	private BatchResult finish() {
		Map<String, Made> now = new HashMap<>(upToDate.with(made, failed()).tasks());
		now.keySet().retainAll(new HashSet<>(plan.tasks().stream().map(Task::key).toList()));
		StaleOutputs leftovers = StaleOutputs.of(plan, before, seal, now);
		List<Outcome> all = new ArrayList<>(plan.tasks().stream().map(task -> outcomes.getOrDefault(task,
				new Outcome(Kind.UNCHANGED, task.key(), List.of(), ""))).toList());
		all.addAll(context.options().clean() ? leftovers.remove() : leftovers.outcomes());
		write(BatchState.of(now, context.options().clean() ? Map.of() : leftovers.files()));
		finished = true;
		if (!unwritten.isEmpty()) {
			problems.add(unwritten);
		}
		made.putAll(now);
		return result(all);
	}

	private BatchResult result(List<Outcome> all) {
		long errors = 0;
		long warnings = 0;
		boolean findings = false;
		for (Task task : plan.tasks()) {
			Made report = made.containsKey(task.key()) ? made.get(task.key()) : before.tasks().get(task.key());
			if (task.entry() instanceof ReportEntry entry && report != null) {
				errors = Math.max(errors, report.errors());
				warnings = Math.max(warnings, report.warnings());
				findings |= entry.fails().isReached(report.errors(), report.warnings());
			}
		}
		return new BatchResult(all, problems, errors, warnings, findings, (System.nanoTime() - start) / 1e9);
	}
}
