package org.leeway.core.revision;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.Progress;

/**
 * The settings that make git merge and compare levels with Leeway: lines of the file {@code .gitattributes}, and keys of the
 * repository's own configuration. {@link #install} and {@link #remove} only find out what to change. {@link #apply} makes the
 * changes. No method lets git run a program that the settings of the repository name, such as a monitor of the file system.
 */
public final class GitSetup {

	private static final String NAME = "leeway";
	/** The value of a key in {@link #wanted} if git's configuration shall not have the key. */
	private static final String NONE = null;

	private final Path top;
	private final Path configuration;
	private final AttributesFile attributes;
	private final Map<String, String> wanted;
	/** The current values of Leeway's keys in git's configuration. A key that has no value there is not in this map. */
	private final Map<String, String> present;

	private GitSetup(Path top, Path configuration, AttributesFile attributes, Map<String, String> wanted, Map<String, String> present) {
		this.top = top;
		this.configuration = configuration;
		this.attributes = attributes;
		this.wanted = wanted;
		this.present = present;
	}

	/**
	 * Finds out what to change in the repository of a folder, so that git merges and compares levels with Leeway.
	 *
	 * @param program the command that starts Leeway, quoted for a shell
	 * @throws IOException if there is no git or no repository, or the repository is not safe to change. The message says so
	 */
	public static GitSetup install(Path folder, String program, Progress progress) throws IOException {
		return of(folder, settings(program), true, progress);
	}

	/** Finds out what to change in the repository of a folder, so that git no longer uses Leeway. */
	public static GitSetup remove(Path folder, Progress progress) throws IOException {
		Map<String, String> none = new LinkedHashMap<>();
		settings("").keySet().forEach(key -> none.put(key, NONE));
		return of(folder, none, false, progress);
	}

	/**
	 * Returns the values of the settings, indexed by key. In the command of the merge driver, git replaces {@code %P} by the
	 * path of a level. So a percent sign in {@code program} is doubled there. The command has "./" before {@code %P}, because
	 * a path such as {@code -a.leeway} would look like an option.
	 *
	 * @param program the command that starts Leeway, quoted for a shell
	 */
	private static Map<String, String> settings(String program) {
		Map<String, String> settings = new LinkedHashMap<>();
		settings.put("merge." + NAME + ".name", "Leeway merges levels by cell and by object");
		settings.put("merge." + NAME + ".driver", program.replace("%", "%%") + " merge --driver=./%P %O %A %B");
		settings.put("diff." + NAME + ".textconv", program + " describe --textconv");
		// if conflicts are left, git mergetool regards the merge as failed, and restores the file from a backup. So the command
		// also copies the merged level to the backup
		settings.put("mergetool." + NAME + ".cmd", program + " merge --output=\"$MERGED\" -- \"$BASE\" \"$LOCAL\" \"$REMOTE\""
				+ " || { test -f \"$BACKUP\" && cp -- \"$MERGED\" \"$BACKUP\"; false; }");
		settings.put("mergetool." + NAME + ".trustExitCode", "true");
		// if a file was added or removed, git passes /dev/null in place of the missing file
		settings.put("difftool." + NAME + ".cmd", "case $LOCAL:$REMOTE in /dev/null:* | *:/dev/null) "
				+ "echo \"$MERGED: added or removed, nothing to compare\";; *) " + program + " diff -- \"$LOCAL\" \"$REMOTE\";; esac");
		return settings;
	}

	private static GitSetup of(Path folder, Map<String, String> wanted, boolean isInstalled, Progress progress) throws IOException {
		RepositoryCheck.check(folder, progress);
		if (!Git.ask(folder, progress, "rev-parse", "--is-inside-work-tree").strip().equals("true")) {
			throw new IOException("not a working tree of git, expected a folder of one");
		}
		Path top = path(folder, progress, "--show-toplevel");
		Path configuration = path(folder, progress, "--git-path", "config");
		Path attributes = top.resolve(".gitattributes");
		for (Path each : List.of(top.resolve(".git"), configuration, attributes)) {
			if (Files.isSymbolicLink(each)) {
				throw new FileSystemException(each.toString(), null, "is a link, expected a file or folder of the repository itself");
			}
		}
		checkOwn(top, path(folder, progress, "--git-dir"), progress);
		return new GitSetup(top, configuration, AttributesFile.of(attributes, isInstalled), wanted, present(top, progress));
	}

	private static Path path(Path folder, Progress progress, String... question) throws IOException {
		List<String> command = new ArrayList<>(List.of("rev-parse"));
		command.addAll(List.of(question));
		return folder.resolve(Git.ask(folder, progress, command.toArray(String[]::new)).replaceFirst("\r?\n$", "")).toAbsolutePath()
				.normalize();
	}

	/**
	 * Checks that a working tree and its git directory belong together. The git directory must be inside the working tree, or
	 * name the working tree as its own. A downloaded archive may contain a working tree whose file {@code .git} names another
	 * repository of the user. Without this check, Leeway would change files there.
	 */
	private static void checkOwn(Path top, Path git, Progress progress) throws IOException {
		Path link = top.resolve(".git");
		boolean isOwn = Files.isDirectory(link, LinkOption.NOFOLLOW_LINKS) ? Files.isSameFile(link, git)
				: Files.isRegularFile(link, LinkOption.NOFOLLOW_LINKS) && (isWorktreeOf(git, link) || hasWorkTree(top, progress));
		if (!isOwn) {
			throw new FileSystemException(top.toString(), null, "is not the working tree of its repository " + git
					+ ", expected a clone, a submodule or a tree of git worktree");
		}
	}

	private static boolean isWorktreeOf(Path git, Path link) throws IOException {
		Path back = git.resolve("gitdir");
		return Files.isRegularFile(back, LinkOption.NOFOLLOW_LINKS) && Files.size(back) < 1 << 16
				&& Files.exists(link.resolveSibling(Files.readString(back).strip()))
				&& Files.isSameFile(link, link.resolveSibling(Files.readString(back).strip()));
	}

	private static boolean hasWorkTree(Path top, Progress progress) throws IOException {
		return settings(top, progress).containsKey("core.worktree");
	}

	private static Map<String, String> present(Path top, Progress progress) throws IOException {
		Map<String, String> all = settings(top, progress);
		all.keySet().removeIf(key -> !key.contains("." + NAME + "."));
		return all;
	}

	/** Returns the repository's own settings, without included files. Names of variables are in small letters. */
	private static Map<String, String> settings(Path top, Progress progress) throws IOException {
		Map<String, String> settings = new LinkedHashMap<>();
		for (String setting : Git.ask(top, progress, "config", "--local", "--no-includes", "--null", "--list").split("\0")) {
			String[] parts = setting.split("\n", 2);
			settings.put(parts[0], parts.length == 2 ? parts[1] : "");
		}
		return settings;
	}

	private List<String> changedKeys() {
		return wanted.keySet().stream().filter(key -> !Objects.equals(wanted.get(key), present.get(small(key)))).toList();
	}

	private static String small(String key) {
		int variable = key.lastIndexOf('.');
		return key.substring(0, variable) + key.substring(variable).toLowerCase(Locale.ROOT);
	}

	/** Returns what {@link #apply} changes, as lines of text. Empty if there is nothing to change. */
	public List<String> changes() {
		List<String> lines = new ArrayList<>(attributes.changes());
		List<String> keys = changedKeys();
		if (!keys.isEmpty()) {
			lines.add(configuration + ":");
		}
		for (String key : keys) {
			String old = present.get(small(key));
			lines.add(wanted.get(key) == NONE ? "  - " + key + " = " + old
					: "  + " + key + " = " + wanted.get(key) + (old == null ? "" : ", in place of " + old));
		}
		return lines;
	}

	/**
	 * Changes the files. If the program is killed meanwhile, each file is either old or new. The next call then changes the
	 * rest.
	 *
	 * @throws IOException if a file cannot be written
	 */
	public void apply(Progress progress) throws IOException {
		for (String key : changedKeys()) {
			if (wanted.get(key) == NONE) {
				Git.ask(top, progress, "config", "--local", "--unset-all", key);
			} else {
				Git.ask(top, progress, "config", "--local", "--replace-all", key, wanted.get(key));
			}
		}
		attributes.write();
	}

	/**
	 * Returns the first attribute or setting of git that does not have the value of Leeway. For example, returns
	 * {@code the attribute merge of levels}. Git does not use Leeway then. Another file may set the other value, for example
	 * {@code .git/info/attributes}. Empty if git uses Leeway.
	 */
	public Optional<String> overruled(Progress progress) throws IOException {
		String[] fields = Git.ask(top, progress, "check-attr", "-z", "merge", "diff", "--", "level.leeway").split("\0");
		for (int i = 0; i + 2 < fields.length; i += 3) {
			if (!fields[i + 2].equals(NAME)) {
				return Optional.of("the attribute " + fields[i + 1] + " of levels");
			}
		}
		for (String key : wanted.keySet()) {
			if (!Git.ask(top, progress, "config", "--null", "--get", key).equals(wanted.get(key) + "\0")) {
				return Optional.of("the setting " + key);
			}
		}
		return Optional.empty();
	}
}
