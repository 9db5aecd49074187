package org.leeway.cluster.corpus;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.leeway.cluster.Storage;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.FileNames;
import org.leeway.core.request.FailureException;

/**
 * The levels that a user has chosen as inputs. An input is a file, a folder, a zip archive or a pattern in Hadoop's syntax.
 * The input {@code @FILE} stands for a file that lists one input in each line.
 * <p>
 * The report names levels as the user names the input. For example, the relative input {@code maps} gives the name {@code
 * maps/a.map}.
 */
public final class CorpusInputs {

	private static final String ARCHIVE = ".zip";

	private final Storage storage;
	/** Lower-case file extensions of the readable formats. */
	private final Set<String> extensions;
	/** Levels indexed by name. The map drops duplicates and keeps the order of the inputs. */
	private final Map<String, LevelFile> levels = new LinkedHashMap<>();

	public CorpusInputs(Storage storage, Formats formats) {
		this.storage = storage;
		this.extensions = formats.readable().stream().flatMap(format -> format.extensions().stream())
				.map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
	}

	/**
	 * Adds the levels of an input. If a file is missing or holds no level, it is added too, so that the check reports the
	 * problem.
	 *
	 * @throws FailureException if a pattern matches no file, or if a folder or a list cannot be read
	 */
	public void add(String input) throws FailureException {
		try {
			if (input.startsWith("@")) {
				addList(input.substring(1));
			} else {
				addFiles(input);
			}
		} catch (IOException | IllegalArgumentException e) {
			throw new FailureException(input + ": " + reason(e));
		}
	}

	/** Returns the number of levels. */
	public int count() {
		return levels.size();
	}

	List<LevelFile> levels() {
		return List.copyOf(levels.values());
	}

	private void addList(String list) throws IOException, FailureException {
		Path path = new Path(list);
		if (!storage.exists(path)) {
			throw new FailureException(list + ": no such file or folder");
		}
		try (BufferedReader in = new BufferedReader(new InputStreamReader(storage.read(path), StandardCharsets.UTF_8))) {
			for (String line = in.readLine(); line != null; line = in.readLine()) {
				if (!line.isBlank()) {
					addFiles(line);
				}
			}
		}
	}

	private void addFiles(String input) throws IOException, FailureException {
		Path path = new Path(input);
		FileSystem system = storage.system(path);
		// an existing file wins over a pattern: its own name may contain pattern characters
		FileStatus[] matches = system.exists(path) ? new FileStatus[] {system.getFileStatus(path)} : system.globStatus(path);
		if (matches == null) {
			add(LevelFile.failed(input, "no such file or folder"));
			return;
		}
		if (matches.length == 0) {
			throw new FailureException(input + ": no file matches");
		}
		Names names = new Names(system, input);
		for (FileStatus match : matches) {
			if (match.isDirectory()) {
				addFolder(system, match, names);
			} else {
				addFile(match, names);
			}
		}
	}

	private void addFolder(FileSystem system, FileStatus folder, Names names) throws IOException {
		List<FileStatus> content = new ArrayList<>();
		collect(system, folder, content, names);
		content.sort(Comparator.comparing(file -> file.getPath().toString()));
		content.forEach(file -> add(LevelFile.of(names.of(file.getPath()), file.getPath().toUri().toASCIIString(), file.getLen())));
	}

	/**
	 * Adds the files of a folder and of its subfolders to {@code content}. Leaves out files that cannot be levels. Does
	 * not use Hadoop's own recursive listing, which would start a process for each file to find the owner of the file.
	 */
	private void collect(FileSystem system, FileStatus folder, List<FileStatus> content, Names names) throws IOException {
		if (Storage.isLocal(folder.getPath().toUri())) {
			addUnnamed(folder.getPath(), names);
		}
		for (FileStatus file : system.listStatus(folder.getPath())) {
			if (file.isDirectory()) {
				collect(system, file, content, names);
			} else if (mayBeLevel(file.getPath().getName())) {
				content.add(file);
			}
		}
	}

	/**
	 * Adds a failed entry for each file or folder of a local folder whose name is not valid text. Hadoop's listing leaves such
	 * files out, so the report would not mention them.
	 */
	private void addUnnamed(Path folder, Names names) throws IOException {
		try (DirectoryStream<java.nio.file.Path> files = Files.newDirectoryStream(java.nio.file.Path.of(folder.toUri().getPath()))) {
			for (java.nio.file.Path file : files) {
				Optional<String> problem = FileNames.problem(file);
				if (problem.isPresent() && (Files.isDirectory(file) || mayBeLevel(file.toString()))) {
					add(LevelFile.failed(names.of(new Path(folder, file.getFileName().toString())), problem.get()));
				}
			}
		} catch (DirectoryIteratorException e) {
			throw e.getCause();
		}
	}

	private void addFile(FileStatus file, Names names) {
		String name = names.of(file.getPath());
		String uri = file.getPath().toUri().toASCIIString();
		if (!name.toLowerCase(Locale.ROOT).endsWith(ARCHIVE)) {
			add(LevelFile.of(name, uri, file.getLen()));
			return;
		}
		try {
			LevelArchive.list(storage, name, uri, this::mayBeLevel).forEach(this::add);
		} catch (IOException | RuntimeException e) {
			add(LevelFile.failed(name, "not a zip archive: " + reason(e)));
		}
	}

	private boolean mayBeLevel(String name) {
		return extensions.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
	}

	private void add(LevelFile level) {
		levels.putIfAbsent(level.name(), level);
	}

	private static String reason(Exception e) {
		return e instanceof IOException io ? FailureText.reason(io) : e.getMessage();
	}

	/**
	 * A converter of paths to names for the report. Names have the form of the user's input: with a scheme, absolute, or
	 * relative to the working directory.
	 */
	private record Names(FileSystem system, String input) {

		String of(Path path) {
			if (new Path(input).toUri().getScheme() != null) {
				return path.toString();
			}
			String plain = path.toUri().getPath();
			String here = system.getWorkingDirectory().toUri().getPath();
			return input.startsWith("/") ? plain
					: (input.startsWith("./") ? "./" : "") + java.nio.file.Path.of(here).relativize(java.nio.file.Path.of(plain));
		}
	}
}
