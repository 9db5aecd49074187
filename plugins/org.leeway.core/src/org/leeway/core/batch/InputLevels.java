package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

import org.leeway.core.files.FailureText;
import org.leeway.core.files.FileNames;

/**
 * The input files that the patterns of a config match, sorted by name. A pattern visits each folder only once, even if links lead
 * there again.
 *
 * @param folders the folders to watch for new files: all folders that were searched, and the
 * {@linkplain FileGlob#base fixed folder} at the start of each pattern
 * @param problems messages about patterns that match no file, and about folders that cannot be read
 */
record InputLevels(List<BatchLevel> levels, Set<Path> folders, List<String> problems) {

	/**
	 * A folder to visit.
	 *
	 * @param name the path relative to the base of the glob. Empty for the base, otherwise with a slash at its end
	 * @param depth the number of folders below the base
	 */
	private record Step(Path path, String name, int depth) {
	}

	static InputLevels find(BatchConfig config) {
		Map<String, BatchLevel> levels = new TreeMap<>();
		Set<Path> folders = new HashSet<>();
		List<String> problems = new ArrayList<>();
		for (FileGlob glob : config.inputs()) {
			new Walk(config, glob, folders, problems).run().forEach(levels::putIfAbsent);
		}
		return new InputLevels(List.copyOf(levels.values()), Set.copyOf(folders),
				problems.stream().map(problem -> config.file() + ":" + problem).toList());
	}

	/** A breadth-first walk over the folders in which one pattern may match files. */
	private static final class Walk {

		private final BatchConfig config;
		private final ConfigPaths paths;
		private final FileGlob glob;
		private final Set<Path> folders;
		private final List<String> problems;
		private final Map<String, BatchLevel> found = new LinkedHashMap<>();
		private final Set<Path> visited = new HashSet<>();

		Walk(BatchConfig config, FileGlob glob, Set<Path> folders, List<String> problems) {
			this.config = config;
			this.paths = config.paths();
			this.glob = glob;
			this.folders = folders;
			this.problems = problems;
		}

		Map<String, BatchLevel> run() {
			int known = problems.size();
			Path base = paths.resolve(glob.base());
			folders.add(base);
			if (glob.isName()) {
				Path file = paths.resolve(glob.text());
				if (Files.exists(file) && isAllowed(file)) {
					add(file, file.getFileName().toString());
				}
			} else if (Files.isDirectory(base) && isAllowed(base)) {
				walk(base);
			}
			if (found.isEmpty() && problems.size() == known) {
				problems.add(glob.line() + ": " + (glob.isName() ? "there is no file " : "no file matches ") + glob.text()
						+ FailureText.named(glob.text()));
			}
			return found;
		}

		/** Returns whether a path may be read. Adds a problem if not. */
		private boolean isAllowed(Path path) {
			try {
				if (!config.outside()) {
					paths.checkLinks(path);
				}
				return true;
			} catch (IOException e) {
				problems.add(glob.line() + ": " + path + ": " + FailureText.reason(e));
				return false;
			}
		}

		private void walk(Path base) {
			Pattern pattern = glob.pattern();
			Deque<Step> steps = new ArrayDeque<>(List.of(new Step(base, "", 0)));
			while (!steps.isEmpty()) {
				Step step = steps.remove();
				for (Path each : list(step)) {
					String name = step.name + each.getFileName();
					if (Files.isDirectory(each)) {
						if (step.depth < glob.depth() && isAllowedIn(each)) {
							steps.add(new Step(each, name + "/", step.depth + 1));
						}
					} else if (pattern.matcher(glob.base() + name).matches() && Files.isRegularFile(each) && isNamed(each)
							&& isAllowedIn(each)) {
						add(each, name);
					}
				}
			}
		}

		/**
		 * Returns whether a file or folder may be read. Only a symbolic link needs a check, because the folder around
		 * it has already been checked.
		 */
		private boolean isAllowedIn(Path entry) {
			return !Files.isSymbolicLink(entry) || isAllowed(entry);
		}

		/**
		 * Returns whether Java can open a file by its name. If not, adds a problem: the name is not text in the system's
		 * encoding.
		 */
		private boolean isNamed(Path file) {
			Optional<String> problem = FileNames.problem(file);
			problem.ifPresent(text -> problems.add(glob.line() + ": " + file + ": " + text));
			return problem.isEmpty();
		}

		/** Returns the content of a folder, sorted by name. Empty if this walk has visited the folder before. */
		private List<Path> list(Step step) {
			List<Path> content = new ArrayList<>();
			try {
				if (!visited.add(step.path.toRealPath())) {
					return List.of();
				}
				folders.add(step.path);
				try (DirectoryStream<Path> stream = Files.newDirectoryStream(step.path)) {
					stream.forEach(content::add);
				}
			} catch (IOException | DirectoryIteratorException e) {
				IOException reason = e instanceof DirectoryIteratorException inner ? inner.getCause() : (IOException) e;
				problems.add(glob.line() + ": " + step.path + ": " + FailureText.reason(reason));
			}
			content.sort(Comparator.comparing(Path::toString));
			return content;
		}

		private void add(Path file, String below) {
			String name = paths.name(file);
			String fileName = file.getFileName().toString();
			int dot = fileName.lastIndexOf('.');
			found.put(name, new BatchLevel(file, name, below.substring(0, Math.max(0, below.lastIndexOf('/'))),
					dot <= 0 ? fileName : fileName.substring(0, dot)));
		}
	}
}
