package org.leeway.core.jobs;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.compare.BaseLevel;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.FailureText;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.report.html.Changes;
import org.leeway.core.report.html.ReviewPage;
import org.leeway.pathing.Progress;
import org.osgi.framework.FrameworkUtil;

/**
 * A job that writes a page about one level for reviewers. If the file of the level is in a git repository, the page
 * shows the changes since the last commit.
 */
public final class ReviewPageJob extends Job {

	private static final String LAST_COMMIT = "HEAD";

	private final LevelSnapshot level;
	private final Path file;
	private final Path page;
	private final OverlayColours colours;
	private final Consumer<Path> written;

	/**
	 * Creates a job to be scheduled once.
	 *
	 * @param file of the level
	 * @param page to write
	 * @param written called on the job's thread when the page is complete
	 */
	public ReviewPageJob(LevelSnapshot level, Path file, Path page, OverlayColours colours, Consumer<Path> written) {
		super("Writing the review page " + page.getFileName());
		this.level = level;
		this.file = file;
		this.page = page;
		this.colours = colours;
		this.written = written;
		setUser(true);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		long steps = LevelAnalysis.steps(level) + ReviewPage.steps(level.header());
		monitor.beginTask("Writing " + page.getFileName(), (int) Math.min(Integer.MAX_VALUE, steps));
		Progress progress = new MonitorProgress(monitor, () -> false);
		try {
			LevelAnalysis analysis = LevelAnalysis.of(level, progress);
			Optional<Changes> changes = changes(analysis, progress);
			AtomicFile.write(page, out -> write(analysis, changes, out, progress));
			written.accept(page);
			return Status.OK_STATUS;
		} catch (IOException e) {
			return Status.error("The review page was not written: " + FailureText.of(e), e);
		} catch (CancellationException e) {
			return Status.CANCEL_STATUS;
		} catch (OutOfMemoryError e) {
			return LatestRequestJob.lackOfMemory("for a review page of " + level.header().size());
		}
	}

	private Optional<Changes> changes(LevelAnalysis analysis, Progress progress) {
		BaseLevel.Base base = new BaseLevel.Base(file, Optional.of(LAST_COMMIT));
		return new BaseLevel().compare(new BaseLevel.Question(base, 0, analysis), progress).diff()
				.map(diff -> Changes.of(LAST_COMMIT, diff));
	}

	private void write(LevelAnalysis analysis, Optional<Changes> changes, OutputStream out, Progress progress)
			throws IOException {
		String version = FrameworkUtil.getBundle(ReviewPage.class).getVersion().toString();
		try (ReviewPage review = new ReviewPage(new OutputStreamWriter(out, StandardCharsets.UTF_8), version, colours)) {
			review.add(ReportedLevel.of(file.getFileName().toString(), 0, analysis, AreaLimit.OF_LEVEL), changes, progress);
		}
	}
}
