package org.leeway.core.app;

import java.io.IOException;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.compare.LevelDiff;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.report.html.Changes;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.core.revision.Filters;
import org.leeway.core.revision.TrackedFile;
import org.leeway.pathing.Progress;

/**
 * An earlier state of a level. The state is read from a revision in the repository that holds the level's file.
 *
 * @param file the current file, as the user gave it
 * @param level the name of the level in the current file. Empty if the file holds only one level
 * @param checked the options for agents and spawns, which apply to both the earlier level and the current level
 */
record EarlierLevel(String file, Optional<String> level, SinceOptions since, CheckOptions checked, Formats formats) {

	/** Returns the name of the earlier level for messages: the revision, a colon and the file. */
	String label() {
		return since.revision() + ":" + file;
	}

	/**
	 * Reads the level.
	 *
	 * @throws FailureException if the revision, the file in this revision, or the level cannot be read
	 */
	LevelInput read(Progress progress) throws FailureException {
		TrackedFile tracked = tracked();
		try {
			return read(tracked, tracked.content(since.revision(), progress), progress);
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}

	/**
	 * Returns the changes from the earlier level to the current level. If the revision lacks the file or the level,
	 * returns no changes and a text that says so.
	 *
	 * @throws FailureException if there is no such revision, or if the file in the revision cannot be read as a level
	 */
	Changes changes(LevelAnalysis now, Progress progress) throws FailureException {
		TrackedFile tracked = tracked();
		try {
			Optional<String> content = tracked.contentIfAny(since.revision(), progress);
			if (content.isEmpty()) {
				return Changes.none(since.revision(), "The level is new: revision " + since.revision() + " does not have its file.");
			}
			Optional<LevelInput> earlier = find(tracked, content.get(), progress);
			if (earlier.isEmpty()) {
				return Changes.none(since.revision(), "The level is new: revision " + since.revision() + " does not have it.");
			}
			LevelAnalysis before = LevelAnalysis.of(checked.prepare(earlier.get().model(), label()), progress);
			return Changes.of(since.revision(), LevelDiff.of(before, now, checked.area().in(now.header().intent()), progress));
		} catch (IOException e) {
			throw FailureException.of(file, e);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(file + " and " + label());
		}
	}

	private TrackedFile tracked() throws FailureException {
		// called only for its check: it refuses files of unknown format, and folders
		LevelInput.format(file, formats);
		return new TrackedFile(LevelInput.path(file), since.filters() ? Filters.ALL : Filters.NONE);
	}

	private LevelInput read(TrackedFile tracked, String content, Progress progress) throws FailureException, IOException {
		Format format = LevelInput.format(file, formats);
		return LevelInput.of(label(), format, read(format, tracked, content, progress));
	}

	/**
	 * Returns the earlier level with the same name as the current level. If the current file holds only one level,
	 * returns the only level of the earlier file.
	 */
	private Optional<LevelInput> find(TrackedFile tracked, String content, Progress progress)
			throws FailureException, IOException {
		if (level.isEmpty()) {
			return Optional.of(read(tracked, content, progress));
		}
		Format format = LevelInput.format(file, formats);
		return LevelInput.all(label(), format, read(format, tracked, content, progress)).stream()
				.filter(each -> each.imported().name().equals(level.get())).findFirst();
	}

	private Import read(Format format, TrackedFile tracked, String content, Progress progress) throws IOException {
		return tracked.read(since.revision(), content, label(), copy -> format.read(copy, progress), progress);
	}
}
