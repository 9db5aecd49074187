package org.leeway.core.revision;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.files.FilesRead;
import org.leeway.core.files.TemporaryFolder;
import org.leeway.pathing.Progress;

/**
 * A temporary copy of the files of a git revision, in the same folders as in the repository. A file is written only when a
 * reader looks for it. Symbolic links are left out.
 */
final class RevisionFiles implements FilesRead.Source, AutoCloseable {

	private final TrackedFile file;
	private final String revision;
	private final Progress progress;
	private final String commit;
	private final TemporaryFolder work = new TemporaryFolder();
	/** The temporary folder that stands for the repository's top folder. */
	private final Path tree;
	/** The folder in {@link #tree} that corresponds to the folder of the tracked file in the repository. */
	private final Path folder;
	private final Set<Path> brought = new HashSet<>();

	/**
	 * Finds the commit of a revision, and creates the temporary folder.
	 *
	 * @throws IOException if there is no such revision
	 */
	RevisionFiles(TrackedFile file, String revision, Progress progress) throws IOException {
		this.file = file;
		this.revision = revision;
		this.progress = progress;
		try {
			commit = file.commit(revision, progress);
			tree = work.file("tree");
			String prefix = Git.ask(file.file().getParent(), progress, "rev-parse", "--show-prefix").replaceFirst("\n$", "");
			folder = tree.resolve(prefix).normalize();
			Files.createDirectories(folder);
			// an empty .git stops readers that search the folders above for a file, such as an import profile
			Files.createFile(tree.resolve(".git"));
		} catch (IOException | RuntimeException e) {
			work.close();
			throw e;
		}
	}

	/**
	 * Writes a version of the tracked file to the temporary folder, and returns the path of the copy.
	 *
	 * @param content the id of the version's content in git
	 * @param label the name of the version, for messages
	 */
	Path bring(String content, String label) throws IOException {
		Path copy = folder.resolve(file.file().getFileName());
		brought.add(copy);
		write(content, file.name(), copy, label);
		return copy;
	}

	@Override
	public void bring(Path wanted) throws IOException {
		Path path = wanted.normalize();
		if (!wanted.startsWith(tree) || !brought.add(path)) {
			return;
		}
		if (!path.startsWith(tree)) {
			throw new FileSystemException(path.getFileName().toString(), null, "lies outside of the repository, expected a file of revision "
					+ revision);
		}
		String name = "./" + folder.relativize(path).toString().replace(path.getFileSystem().getSeparator(), "/");
		Optional<String> content = file.blob(commit, name, progress);
		if (content.isPresent()) {
			Files.createDirectories(path.getParent());
			write(content.get(), name, path, named(path.toString()));
		}
	}

	/**
	 * Writes the content of a file from git to {@code target}. While git writes a file, it may also write error messages to a
	 * second file in the same folder. Readers of {@code target} must not find this file. So git writes to another folder, and
	 * this method then moves the content.
	 *
	 * @param content the id of the content in git
	 * @param name the path of the file in the repository, relative to the folder of the tracked file
	 */
	private void write(String content, String name, Path target, String label) throws IOException {
		Path output = work.file("output");
		file.write(content, name, output, label, progress);
		Files.move(output, target);
	}

	/**
	 * Returns a message in which each path into the temporary folder is replaced by the name that git has for the file, such as
	 * {@code HEAD~1:maps/a.leeway}.
	 */
	String named(String message) {
		return message.replace(tree + tree.getFileSystem().getSeparator(), revision + ":");
	}

	@Override
	public void close() throws IOException {
		work.close();
	}
}
