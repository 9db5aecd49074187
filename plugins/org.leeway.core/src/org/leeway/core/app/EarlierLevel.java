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
import org.leeway.core.request.ShortMemory;
import org.leeway.core.revision.Filters;
import org.leeway.core.revision.TrackedFile;
import org.leeway.pathing.Progress;

/**
 * What a level file was in a revision of its repository.
 *
 * @param file the file as it is, as the user gave it
 * @param level the name of the level in the file; empty if the file holds no other
 * @param checked the agents and spawns that both levels get
 */
record EarlierLevel(String file, Optional<String> level, SinceOptions since, CheckOptions checked, Formats formats) {

	/** The name for users. */
	String label() {
		return since.revision() + ":" + file;
	}

	/**
	 * Reads the level.
	 *
	 * @throws FailureException if that is not possible
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
	 * The differences to the level as it is; none if the revision does not have the file, or not the level.
	 *
	 * @throws FailureException if there is no such revision, or what it has of the file is no level
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
			return Changes.of(since.revision(), LevelDiff.of(before, now, checked.area().in(now.header()), progress));
		} catch (IOException e) {
			throw FailureException.of(file, e);
		} catch (OutOfMemoryError e) {
			throw ShortMemory.of(file + " and " + label());
		}
	}

	private TrackedFile tracked() throws FailureException {
		// no folder, and not the root of all folders either
		LevelInput.format(file, formats);
		return new TrackedFile(LevelInput.path(file), since.filters() ? Filters.ALL : Filters.NONE);
	}

	private LevelInput read(TrackedFile tracked, String content, Progress progress) throws FailureException, IOException {
		Format format = LevelInput.format(file, formats);
		return LevelInput.of(label(), format, read(format, tracked, content, progress));
	}

	/** The level that has the name now; the only one if the file holds no other now. */
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
