package org.leeway.core.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

import org.leeway.core.batch.Batch;
import org.leeway.core.batch.BatchConfig;
import org.leeway.core.batch.BatchOptions;
import org.leeway.core.batch.BatchResult;
import org.leeway.core.batch.BatchView;
import org.leeway.core.batch.BatchWatch;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.StepProgress;
import org.leeway.core.sharing.LevelSharing;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway batch}: makes the outputs that a batch config declares, except outputs that are up to date. */
@Command(name = "batch", sortOptions = false,
		description = "Makes the outputs that a file describes for many levels: layers, conversions and reports. Outputs that are "
				+ "up to date stay as they are.",
		footer = {"", "Exit status: 0 made or up to date, 1 a report has findings, 2 bad usage, or something could not be "
				+ "made. The other outputs are still made."})
final class BatchCommand implements Callable<Integer>, BatchView {

	private static final int PATIENCE_SECONDS = 10;

	private final Console console;
	private final Formats formats;
	private final AtomicBoolean cancelled = new AtomicBoolean();
	private volatile int told;

	@Spec
	private CommandSpec spec;

	@Option(names = {"-j", "--jobs"}, paramLabel = "N",
			description = "Work on N levels at once, as far as memory allows. Default: one per processor.")
	private Integer jobs;

	@Option(names = "--force", description = "Also make outputs that are up to date.")
	private boolean force;

	@Option(names = "--dry-run", description = "Only list what would be made.")
	private boolean dryRun;

	@Option(names = "--clean",
			description = "Remove outputs of earlier runs that the config no longer makes, unless they were changed since.")
	private boolean clean;

	@Option(names = "--watch", description = "Keep running, and make again what changes, until Ctrl-C.")
	private boolean watch;

	@Option(names = "--live",
			description = "With --watch, let running games on this computer follow the levels: docs/live.md.")
	private boolean live;

	@Option(names = "--format", paramLabel = "text|json", defaultValue = "text",
			description = "How to report what was made. Default: ${DEFAULT-VALUE}.")
	private ReportFormat format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "CONFIG", description = "The file that describes the batch, in JSON.")
	private String file;

	BatchCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checkUsage();
		Path path = LevelInput.path(file);
		try {
			BatchConfig config = BatchConfig.read(path, formats);
			return watch ? watch(path) : run(config);
		} catch (IOException e) {
			throw FailureException.of(file, e);
		} catch (UncheckedIOException e) {
			throw e.getCause();
		} catch (CancellationException e) {
			console.report(file + ": stopped");
			return ExitStatus.FAILED;
		}
	}

	private void checkUsage() {
		if (jobs != null && jobs < 1) {
			throw new ParameterException(spec.commandLine(), "--jobs " + jobs + ", expected 1 or more");
		}
		if (watch && dryRun) {
			throw new ParameterException(spec.commandLine(), "--watch and --dry-run together, expected one of them");
		}
		if (live && !watch) {
			throw new ParameterException(spec.commandLine(), "--live without --watch, expected both");
		}
		if (watch && force) {
			throw new ParameterException(spec.commandLine(), "--watch and --force together, expected one of them");
		}
	}

	private BatchOptions options() {
		return new BatchOptions(jobs == null ? Runtime.getRuntime().availableProcessors() : jobs, force, dryRun, clean,
				Version.number());
	}

	private int run(BatchConfig config) throws IOException {
		try (Interruption stop = new Interruption(() -> cancelled.set(true))) {
			BatchResult result = Batch.run(config, formats, options(), this, cancelled::get);
			new BatchReport(console, format).write(file, result);
			return result.hasFailures() ? ExitStatus.FAILED : result.findings() ? ExitStatus.FINDINGS : ExitStatus.OK;
		}
	}

	private int watch(Path path) throws IOException {
		BatchWatch watched = new BatchWatch(path, formats, options(), this);
		// the sharing ends before the process may
		try (watched; Interruption stop = new Interruption(watched::close); LevelSharing sharing = live ? sharing() : null) {
			WatchReport report = new WatchReport(console, format, file);
			watched.run(live ? new SharingReport(report, sharing, console) : report);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		return ExitStatus.OK;
	}

	private LevelSharing sharing() throws IOException {
		LevelSharing.Provider provider = LevelSharing.provider().orElseThrow(
				() -> new ParameterException(spec.commandLine(), "--live: this program has no live link, expected the command leeway"));
		return provider.start(level -> {
			try {
				return LevelSnapshot.of(LevelInput.read(level.toString(), formats).model());
			} catch (FailureException | IllegalArgumentException reason) {
				throw new IOException(reason.getMessage(), reason);
			}
		}, console::report);
	}

	/** A shutdown hook that stops the work cleanly if the user ends the process. */
	private static final class Interruption implements AutoCloseable {

		private interface Stop {

			void stop() throws IOException;
		}

		private final CountDownLatch done = new CountDownLatch(1);
		private final Thread hook;

		Interruption(Stop stop) {
			hook = new Thread(() -> {
				try {
					stop.stop();
					done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
				} catch (IOException | InterruptedException e) {
					// the process ends in any case
				}
			}, "batch-end");
			Runtime.getRuntime().addShutdownHook(hook);
		}

		@Override
		public void close() {
			done.countDown();
			try {
				Runtime.getRuntime().removeShutdownHook(hook);
			} catch (IllegalStateException ending) {
				// the hook cannot be removed, because the process is ending and already runs the hook
			}
		}
	}

	@Override
	public StepProgress begin(int index, List<String> names) {
		return new TerminalProgress(console, index, names, each -> each == told);
	}

	@Override
	public void told(int index) {
		told = index;
	}

	@Override
	public void warn(String line) {
		console.report(line);
	}
}
