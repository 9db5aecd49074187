package org.leeway.core.markers;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.OrderedPrefetch;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelOptions;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.core.request.StepProgress;
import org.leeway.core.request.TooLargeException;
import org.leeway.core.request.Workload;

/**
 * A check of several level files in parallel. Shows the findings as markers. A level that is too large for memory is streamed row
 * by row, and then gets no findings of the severity advice.
 */
final class LevelChecks {

	private static final Workload MEMORY = new Workload();

	private LevelChecks() {
	}

	/**
	 * A level after its check.
	 *
	 * @param stamp the modification stamp that the file had before the check, to find out whether it changed meanwhile
	 * @param verdict null if the level is in an editor, which shows its own findings
	 */
	private record Checked(IFile file, long stamp, LevelVerdict verdict) {
	}

	/**
	 * Checks the levels that are due for a check, below a project or below the root of the workspace.
	 *
	 * @return the levels that were checked. Levels that are open in an editor are skipped
	 * @throws OperationCanceledException if the monitor was cancelled, as in {@link #check}
	 */
	static List<IFile> checkDue(IResource top, int threads, IProgressMonitor monitor) throws CoreException {
		return check(FindingMarkers.due(top), true, threads, monitor);
	}

	/**
	 * Checks levels.
	 *
	 * @return the levels that were checked. Levels that are open in an editor are skipped
	 * @throws OperationCanceledException if the monitor was cancelled. The levels checked until then have their markers
	 */
	static List<IFile> check(List<IFile> levels, int threads, IProgressMonitor monitor) throws CoreException {
		return check(levels, false, threads, monitor);
	}

	private static List<IFile> check(List<IFile> levels, boolean onlyDue, int threads, IProgressMonitor monitor)
			throws CoreException {
		List<IFile> checked = new ArrayList<>();
		if (levels.isEmpty()) {
			return checked;
		}
		SubMonitor progress = SubMonitor.convert(monitor, "Checking levels", levels.size());
		try (OrderedPrefetch<Checked> verdicts = new OrderedPrefetch<>(levels.size(), threads,
				index -> check(levels.get(index), monitor::isCanceled))) {
			for (IFile level : levels) {
				progress.subTask(level.getFullPath().makeRelative().toString());
				Checked next = verdicts.next();
				if (next.verdict != null) {
					FindingMarkers.change(level, inner -> show(next, onlyDue));
					checked.add(level);
				}
				progress.split(1);
			}
		} catch (CancellationException cancelled) {
			throw new OperationCanceledException();
		}
		return checked;
	}

	/**
	 * Shows the findings in a checked level as markers. Does nothing if the level was opened in an editor or changed
	 * during the check. In these cases, the editor or the next check shows the findings.
	 *
	 * @param onlyDue true to do nothing if the level is no longer due for a check
	 */
	private static void show(Checked checked, boolean onlyDue) throws CoreException {
		boolean isWanted = !onlyDue || FindingMarkers.isDue(checked.file);
		if (isWanted && !LevelMarkers.isEdited(checked.file) && checked.file.getModificationStamp() == checked.stamp) {
			FindingMarkers.showSaved(checked.file, checked.verdict);
		}
	}

	private static Checked check(IFile level, BooleanSupplier cancelled) {
		long stamp = level.getModificationStamp();
		if (LevelMarkers.isEdited(level) || level.getLocation() == null) {
			return new Checked(level, stamp, null);
		}
		Path path = level.getLocation().toPath();
		try {
			int taken = MEMORY.take(path);
			try {
				return new Checked(level, stamp, check(path, new CancellableProgress(cancelled)));
			} finally {
				MEMORY.give(taken);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		}
	}

	private static LevelVerdict check(Path path, StepProgress progress) {
		try {
			boolean large = path.toFile().length() >= LevelCheck.LARGE;
			return LevelCheck.check(large, () -> whole(path, progress), () -> rows(path, progress));
		} catch (FailureException e) {
			return failure(e);
		} catch (OutOfMemoryError e) {
			return LevelVerdict.failed(OutOfMemoryText.inEditor("to check this level"), 0);
		} catch (CancellationException cancelled) {
			throw cancelled;
		} catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
			ILog.get().error(path + " cannot be checked", e);
			return LevelVerdict.failed("cannot be checked: internal error: " + e, 0);
		}
	}

	private static LevelVerdict whole(Path path, StepProgress progress) throws FailureException {
		LevelAnalysis analysis = LevelAnalysis.of(read(path, progress), progress);
		return LevelVerdict.found(analysis.findings(progress));
	}

	private static LevelSnapshot read(Path path, StepProgress progress) throws FailureException {
		try {
			return LevelSnapshot.of(LevelFiles.load(path, progress));
		} catch (LevelTooLargeException e) {
			throw new TooLargeException(e.getMessage());
		} catch (IOException e) {
			throw FailureException.of(path.toString(), e);
		}
	}

	private static LevelVerdict rows(Path path, StepProgress progress) throws FailureException {
		LevelCheck check = new LevelCheck(Formats.registered(), List.of(), List.of(), LevelOptions.AS_THEY_ARE, AreaLimit.OF_LEVEL, false, false, 1,
				LevelCheck.LARGE);
		return LevelVerdict.found(check.checkRows(path.toString(), progress).findings());
	}

	private static LevelVerdict failure(FailureException failure) {
		if (failure.getCause() instanceof NoSuchFileException) {
			// the file was deleted, and the workspace will notice this soon
			return LevelVerdict.NOTHING;
		}
		return failure.getCause() instanceof LevelFormatException wrong
				? LevelVerdict.failed(wrong.problem(), wrong.line())
				: LevelVerdict.failed(failure.getMessage(), 0);
	}

	/**
	 * A receiver of progress for the check of one level. Stops the check if the user has cancelled. Ignores units of work,
	 * because the progress monitor counts whole levels.
	 */
	private record CancellableProgress(BooleanSupplier isCancelled) implements StepProgress {

		@Override
		public void begin(long units) {
			// the monitor counts levels
		}

		@Override
		public void worked(int units) {
			// the monitor counts levels
		}

		@Override
		public boolean cancelled() {
			return isCancelled.getAsBoolean();
		}

		@Override
		public void close() {
			// there is nothing to close
		}
	}
}
