package org.leeway.cluster.corpus;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.apache.spark.TaskContext;
import org.leeway.cluster.Storage;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.CheckOutcome;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.StepProgress;
import org.leeway.core.request.Workload;

/**
 * A checker of the levels of a task, in a worker process. If the check of a level fails in any way, the line of the level in the
 * report says so, and the task continues.
 */
final class LevelChecker {

	/** The objects that all tasks of a worker process share. */
	private static final class Shared {

		static final Formats FORMATS = Formats.registered().choosing(ReadingChoice.NONE.forChecks());
		static final Workload WORKLOAD = new Workload();
	}

	/** A progress that cancels the check of a level when Spark interrupts the task. */
	private static final StepProgress CANCELLABLE = new StepProgress() {

		@Override
		public void begin(long units) {
		}

		@Override
		public void worked(int units) {
		}

		@Override
		public boolean cancelled() {
			return TaskContext.get() != null && TaskContext.get().isInterrupted();
		}

		@Override
		public void close() {
		}
	};

	private final CorpusCheck corpus;
	private final Storage storage;
	private final LevelCheck check;

	LevelChecker(CorpusCheck corpus, Storage storage) {
		this.corpus = corpus;
		this.storage = storage;
		this.check = corpus.check(Shared.FORMATS);
	}

	/**
	 * Checks a level. If the level has not changed since the old report, does nothing, and the result says that the old
	 * lines stay valid.
	 */
	CheckedFile check(LevelFile file) {
		long begin = System.nanoTime();
		if (!file.problem().isEmpty()) {
			return CheckedFile.failed(file.name(), file.problem(), "", 0);
		}
		Attempt<CheckedFile> tried = Attempt.of(file.name(), () -> read(file, begin));
		return tried.failure() == null ? tried.value() : CheckedFile.failed(file.name(),
				named(file, tried.failure().getMessage()), "", System.nanoTime() - begin);
	}

	/** Returns a message in which the user's name of a file replaces the path of its local copy. */
	private static String named(LevelFile file, String message) {
		URI uri = URI.create(file.uri());
		return Storage.isLocal(uri) ? message.replace(Path.of(uri).toString(), file.name()) : message;
	}

	private CheckedFile read(LevelFile file, long begin) throws IOException {
		try (LevelCopy copy = LevelCopy.of(file, storage, corpus.key())) {
			return !copy.key().isEmpty() && copy.key().equals(file.known()) ? CheckedFile.unchanged(file.name())
					: check(file.name(), copy, begin);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		}
	}

	private CheckedFile check(String name, LevelCopy copy, long begin) throws InterruptedException {
		String path = copy.path().toString();
		List<CheckOutcome> outcomes = attempt(path, Shared.WORKLOAD.take(copy.path()));
		if (!outcomes.stream().allMatch(CheckOutcome::lasting)) {
			// other tasks may have used the memory, so try again while no other task checks a level
			outcomes = attempt(path, Shared.WORKLOAD.takeAll());
		}
		String key = outcomes.stream().allMatch(CheckOutcome::lasting) ? copy.key() : "";
		Optional<String> failure = outcomes.stream().filter(each -> !each.isChecked()).map(CheckOutcome::failure).findFirst();
		return failure.isEmpty() ? report(outcomes, name, key, begin)
				: CheckedFile.failed(name, failure.get().replace(path, name), key, System.nanoTime() - begin);
	}

	private List<CheckOutcome> attempt(String path, int taken) {
		try {
			return CheckOutcome.of(check, path, CANCELLABLE);
		} finally {
			Shared.WORKLOAD.give(taken);
		}
	}

	private static CheckedFile report(List<CheckOutcome> outcomes, String name, String key, long begin) {
		try {
			return CheckedFile.of(name, outcomes.stream().map(each -> each.level().named(name)).toList(), key,
					System.nanoTime() - begin);
		} catch (OutOfMemoryError e) {
			return CheckedFile.failed(name, CheckOutcome.outOfMemory(name), "", System.nanoTime() - begin);
		}
	}
}
