package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.batch.BatchResult;
import org.leeway.core.batch.BatchWatch;
import org.leeway.core.files.FailureText;
import org.leeway.core.sharing.LevelSharing;

/**
 * A listener to a {@code leeway batch} that watches for changes. Passes all events on to a report. Before the batch waits for
 * the next change, also shares the levels of the batch with running games.
 */
record SharingReport(WatchReport report, LevelSharing sharing, Console console) implements BatchWatch.Listener {

	@Override
	public void done(BatchResult result) {
		report.done(result);
	}

	@Override
	public void failed(IOException reason) {
		report.failed(reason);
	}

	@Override
	public void waiting(List<Path> levels) {
		try {
			sharing.share(levels);
		} catch (IOException reason) {
			console.report("games cannot follow the levels: " + FailureText.reason(reason));
		}
		report.waiting(levels);
	}
}
