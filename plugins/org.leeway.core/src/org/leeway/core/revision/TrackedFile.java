package org.leeway.core.revision;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.leeway.core.files.LevelFormatException;
import org.leeway.core.files.TemporaryFolder;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/**
 * A file in a git repository.
 *
 * @param file an absolute path
 * @param filters whether git runs the filters that the configuration of the repository has for the file, as it does when it
 *            checks out a file. They are programs, such as that of Git LFS
 */
public record TrackedFile(Path file, boolean filters) {

	private static final String LFS = "version https://git-lfs.github.com/spec/";

	/** Reads a level from a file. */
	@FunctionalInterface
	public interface Reader {

		Level read(Path copy) throws IOException;
	}

	public TrackedFile {
		file = file.toAbsolutePath();
	}

	/**
	 * The commits that changed the file, the latest first.
	 *
	 * @param limit the greatest number of commits
	 * @throws IOException if there is no repository, or no git; the message says so
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public List<Revision> revisions(int limit, Progress progress) throws IOException {
		return Git.ask(file.getParent(), progress, "log", "-n", Integer.toString(limit), "--date=short",
				"--format=%h%x00%ad%x00%an%x00%s", "--", name()).lines()
				.map(line -> line.split("\0", -1)).map(parts -> new Revision(parts[0], parts[1], parts[2], parts[3]))
				.toList();
	}

	/**
	 * The id of the file's content in a revision.
	 *
	 * @param revision any name of a revision that git knows, such as {@code HEAD~2}, a branch or {@code @{yesterday}}
	 * @throws IOException if there is no such content; the message says so
	 */
	public String content(String revision, Progress progress) throws IOException {
		// tells whether there is a repository, which the next command does not
		Git.ask(file.getParent(), progress, "rev-parse", "--git-dir");
		try {
			return Git.ask(file.getParent(), progress, "rev-parse", "--verify", "--quiet", "--end-of-options",
					revision + ":" + name()).strip();
		} catch (IOException e) {
			throw new IOException("there is no " + file.getFileName() + " in revision " + revision, e);
		}
	}

	/**
	 * The same; empty if there is such a revision, but without the file.
	 *
	 * @throws IOException if there is no such revision; the message says so
	 */
	public Optional<String> contentIfAny(String revision, Progress progress) throws IOException {
		try {
			return Optional.of(content(revision, progress));
		} catch (IOException absent) {
			try {
				Git.ask(file.getParent(), progress, "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}");
				return Optional.empty();
			} catch (IOException unknown) {
				throw absent;
			}
		}
	}

	/**
	 * Reads the level in a content of the file. Git has two minutes, and a content as many bytes as a level file.
	 *
	 * @param content an id that {@link #content} returned
	 * @param label names the level in messages
	 * @throws LevelFormatException if the content is no level
	 * @throws IOException if it cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Level read(String content, String label, Reader reader, Progress progress) throws IOException {
		try (TemporaryFolder work = new TemporaryFolder()) {
			Path copy = work.file(file.getFileName().toString());
			if (filters) {
				Git.run(file.getParent(), copy, LevelFiles.MAX_BYTES, progress, "cat-file", "--filters", "--path=" + name(), content);
			} else {
				Git.run(file.getParent(), copy, LevelFiles.MAX_BYTES, progress, "cat-file", "blob", content);
				checkNoPointer(copy, label);
			}
			return read(copy, label, reader);
		}
	}

	private static void checkNoPointer(Path copy, String label) throws IOException {
		try (InputStream in = Files.newInputStream(copy)) {
			if (LFS.equals(new String(in.readNBytes(LFS.length()), StandardCharsets.ISO_8859_1))) {
				throw new LevelFormatException(label, 1, "Git LFS keeps this file elsewhere, expected a level in the repository; with"
						+ " the option --filters, git has Git LFS fetch it");
			}
		}
	}

	private static Level read(Path copy, String label, Reader reader) throws IOException {
		try {
			return reader.read(copy);
		} catch (LevelFormatException e) {
			String prefix = copy + (e.line() > 0 ? ":" + e.line() : "") + ": ";
			throw new LevelFormatException(label, e.line(), e.getMessage().replace(prefix, ""), e);
		}
	}

	/** The name of the file for git, which runs in the file's folder. */
	private String name() {
		return "./" + file.getFileName();
	}
}
