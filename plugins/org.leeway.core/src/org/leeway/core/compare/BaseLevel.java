package org.leeway.core.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.patch.LevelPatch;
import org.leeway.core.patch.PatchReader;
import org.leeway.core.revision.Filters;
import org.leeway.core.revision.TrackedFile;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/**
 * The base of repeated comparisons with a level. The base is an earlier file, a file in a revision of a repository, or
 * a level with unsaved changes. The base is read on demand, and read again after it has changed. Thread-safe.
 * <p>The file may also be a {@linkplain LevelPatch patch}. Then the differences are the changes that the patch would make.
 */
public final class BaseLevel {

	private Base base;
	private Object content;
	private LevelAnalysis analysis;
	private final PatchedLevel patched = new PatchedLevel();

	/**
	 * The location of the base.
	 *
	 * @param file a patch, or a file in any level format. A file of unknown format is read as a level file of Leeway
	 * @param revision a revision in the git repository of the file, such as {@code HEAD}. Empty for the current file
	 * @param edited the level of the file with its unsaved changes. Empty to read the file
	 */
	public record Base(Path file, Optional<String> revision, Optional<LevelSnapshot> edited) {

		/**
		 * Creates a base that is read from a file, or from a revision of the file.
		 *
		 * @param revision the revision in the repository. Empty for the file on the disk
		 */
		public Base(Path file, Optional<String> revision) {
			this(file, revision, Optional.empty());
		}

		/** Returns the name for users. */
		public String label() {
			return revision.map(each -> each + ":").orElse("") + file.getFileName()
					+ (edited.isPresent() ? " with its unsaved changes" : "");
		}

		private boolean isPatch() {
			return revision.isEmpty() && edited.isEmpty() && PatchReader.isPatch(file);
		}

		private Object content(Progress progress) throws IOException {
			if (edited.isPresent()) {
				return edited.get();
			}
			if (revision.isPresent()) {
				return new TrackedFile(file, Filters.OF_USER).content(revision.get(), progress);
			}
			if (!isThere()) {
				throw new IOException("There is no file " + file.getFileName() + ".");
			}
			return Files.getLastModifiedTime(file);
		}

		/**
		 * Returns whether the file of the base exists. If the base is a backup, a symbolic link does not count,
		 * because another user may have put the link there.
		 */
		private boolean isThere() {
			return file.getFileName().toString().endsWith(LevelFiles.BACKUP) ? AtomicFile.hasOwn(file) : Files.isRegularFile(file);
		}

		private Level read(Object content, Progress progress) throws IOException {
			return revision.isEmpty() ? readFile(file, progress)
					: new TrackedFile(file, Filters.OF_USER).read(revision.get(), (String) content, label(),
							copy -> readFile(copy, progress), progress);
		}

		private static Level readFile(Path file, Progress progress) throws IOException {
			Optional<Format> format = Formats.registered().reading(file);
			return format.isPresent() ? format.get().readLevel(file, progress) : LevelFiles.load(file, progress);
		}
	}

	/**
	 * A request to compare the base with a level.
	 *
	 * @param version a number that changes whenever the base may have changed. So requests before and after the change are
	 * not equal
	 */
	public record Question(Base base, long version, LevelAnalysis level) {
	}

	/**
	 * The answer to a request.
	 *
	 * @param diff the differences. Empty if the base could not be read, or is a patch that does not fit the level
	 * @param patch the base, if it is a patch that fits the level. The differences are then the changes that the patch
	 * would make
	 * @param problem the reason why {@code diff} is empty. Empty if {@code diff} is present
	 */
	public record Answer(Question question, Optional<LevelDiff> diff, Optional<LevelPatch> patch, String problem) {
	}

	/**
	 * Compares the base with a level.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public synchronized Answer compare(Question question, Progress progress) {
		try {
			if (question.base.isPatch()) {
				return patched.compare(question, question.base.content(progress), progress);
			}
			load(question.base, progress);
			return new Answer(question, Optional.of(LevelDiff.of(analysis, question.level,
					question.level.header().intent().minArea(), progress)), Optional.empty(), "");
		} catch (IOException | IllegalArgumentException e) {
			return new Answer(question, Optional.empty(), Optional.empty(), e.getMessage());
		}
	}

	private void load(Base wanted, Progress progress) throws IOException {
		Object latest = wanted.content(progress);
		if (!wanted.equals(base) || !latest.equals(content)) {
			base = null;
			LevelSnapshot level = wanted.edited.isPresent() ? wanted.edited.get()
					: LevelSnapshot.of(wanted.read(latest, progress));
			analysis = LevelAnalysis.of(level, progress);
			base = wanted;
			content = latest;
		}
	}
}
