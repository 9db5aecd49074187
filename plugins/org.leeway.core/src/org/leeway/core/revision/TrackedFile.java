package org.leeway.core.revision;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.FilesRead;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.Progress;

/**
 * A file in a git repository.
 *
 * @param file an absolute path
 * @param filters whether git runs filters on the content, and which
 */
public record TrackedFile(Path file, Filters filters) {

	/** A pattern for a line of {@code git ls-tree} about a file. The first group is the id of the file's content. */
	private static final Pattern BLOB = Pattern.compile("100\\d+ blob (\\p{XDigit}+)\t");
	private static final String LFS = "version https://git-lfs.github.com/spec/";

	/** A reader of a stored version of the file. The reader gets a temporary copy. */
	@FunctionalInterface
	public interface Reader<T> {

		T read(Path copy) throws IOException;
	}

	public TrackedFile {
		file = file.toAbsolutePath();
	}

	/**
	 * Lists the commits that changed the file, the latest first.
	 *
	 * @param limit the largest number of commits
	 * @throws IOException if there is no repository, or no git. The message says so
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public List<Revision> revisions(int limit, Progress progress) throws IOException {
		RepositoryCheck.check(file.getParent(), progress);
		return Git.ask(file.getParent(), progress, "log", "-n", Integer.toString(limit), "--date=short",
				"--format=%h%x00%ad%x00%an%x00%s", "--", name()).lines()
				.map(line -> line.split("\0", -1)).map(parts -> new Revision(parts[0], parts[1], parts[2], parts[3]))
				.toList();
	}

	/**
	 * Returns the id of the file's content in a revision.
	 *
	 * @param revision any name of a commit that git knows, such as {@code HEAD~2}, a branch or {@code @{yesterday}}
	 * @throws IOException if there is no such revision, or the revision does not have the file; the message says so
	 */
	public String content(String revision, Progress progress) throws IOException {
		return contentIfAny(revision, progress)
				.orElseThrow(() -> new IOException("there is no " + file.getFileName() + " in revision " + revision));
	}

	/**
	 * Returns the id of the file's content in a revision, or empty if the revision does not have the file.
	 *
	 * @throws IOException if there is no such revision; the message says so
	 */
	public Optional<String> contentIfAny(String revision, Progress progress) throws IOException {
		RepositoryCheck.check(file.getParent(), progress);
		return blob(commit(revision, progress), name(), progress);
	}

	/**
	 * Returns the id of the content of a file in a commit, or empty if the commit does not have the file.
	 *
	 * @param name the path of the file, relative to the folder of the tracked file
	 */
	Optional<String> blob(String commit, String name, Progress progress) throws IOException {
		Matcher blob = BLOB.matcher(Git.ask(file.getParent(), progress, "ls-tree", commit, "--", name));
		return blob.lookingAt() ? Optional.of(blob.group(1)) : Optional.empty();
	}

	String commit(String revision, Progress progress) throws IOException {
		try {
			return Git.ask(file.getParent(), progress, "rev-parse", "--verify", "--quiet", "--end-of-options",
					revision + "^{commit}").strip();
		} catch (IOException e) {
			throw new IOException("there is no revision " + revision + ", expected a commit, a branch or a tag", e);
		}
	}

	/**
	 * Reads a stored content of the file. If the content refers to other files, the reader gets them from the given revision. Each
	 * file may take git two minutes, and it must not be larger than a level file may be.
	 *
	 * @param revision the revision from which the other files come
	 * @param content an id that {@link #content} returned
	 * @param label names the content in messages
	 * @throws LevelFormatException if the reader does not understand the content
	 * @throws IOException if the content cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public <T> T read(String revision, String content, String label, Reader<T> reader, Progress progress) throws IOException {
		try (RevisionFiles files = new RevisionFiles(this, revision, progress)) {
			Path copy = files.bring(content, label);
			return FilesRead.from(files, () -> read(copy, label, reader, files));
		}
	}

	private static <T> T read(Path copy, String label, Reader<T> reader, RevisionFiles files) throws IOException {
		try {
			return reader.read(copy);
		} catch (LevelFormatException e) {
			String prefix = copy + (e.line() > 0 ? ":" + e.line() : "") + ": ";
			throw new LevelFormatException(label, e.line(), files.named(e.getMessage().replace(prefix, "")), e);
		}
	}

	/**
	 * Writes a stored content to a file.
	 *
	 * @param content the id of the content, as {@link #blob} returns it
	 * @param name the path of the file in the repository, relative to the folder of the tracked file
	 * @param target the file to write. Its folder must hold no other file
	 * @param label names the content in messages
	 */
	void write(String content, String name, Path target, String label, Progress progress) throws IOException {
		Path folder = file.getParent();
		boolean filtered = filters == Filters.ALL || filters == Filters.OF_USER && !OwnFilter.isNamedFor(folder, name, progress);
		if (filtered) {
			Git.run(folder, target, LevelFiles.MAX_BYTES, progress, "cat-file", "--filters", "--path=" + name, content);
		} else {
			Git.run(folder, target, LevelFiles.MAX_BYTES, progress, "cat-file", "blob", content);
			checkNoPointer(target, label);
		}
	}

	private void checkNoPointer(Path copy, String label) throws IOException {
		try (InputStream in = Files.newInputStream(copy)) {
			if (LFS.equals(new String(in.readNBytes(LFS.length()), StandardCharsets.ISO_8859_1))) {
				throw new LevelFormatException(label, 1, "Git LFS keeps this file elsewhere, expected a level in the repository; "
						+ (filters == Filters.NONE ? "with the option --filters, git has Git LFS fetch it"
								: "after git lfs install, git has Git LFS fetch it"));
			}
		}
	}

	/** Returns the path of the file relative to its folder, for commands of git that run in this folder. */
	String name() {
		return "./" + file.getFileName();
	}
}
