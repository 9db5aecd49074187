package org.leeway.core.start;

import java.io.IOException;
import java.nio.channels.Channel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import org.leeway.core.level.LevelFiles;

/**
 * A starter of the installed editor. The editor runs in a process of its own. If an editor is already running, the starter
 * passes the files to open to the running editor. The environment variable {@code LEEWAY_WORKSPACE} names another workspace,
 * and {@code LEEWAY_OPTS} has options for Java.
 */
public final class EditorStart {

	/** The system property with the folder of the editor. */
	private static final String EDITOR = "leeway.editor";
	/** Exit statuses by which the workbench asks for a restart, for example to change its theme. */
	private static final List<Integer> RESTART = List.of(23, 24);
	/** Exit status of a workbench that could not start. The log of the workbench says why. */
	private static final int FAILED = 13;

	private final Path editor;
	private final Map<String, String> environment;
	private volatile Process process;

	EditorStart(Path editor, Map<String, String> environment) {
		this.editor = editor;
		this.environment = environment;
	}

	/** Returns the editor that is installed with this program, if there is one. */
	public static Optional<EditorStart> installed() {
		return Optional.ofNullable(System.getProperty(EDITOR)).map(Path::of)
				.map(folder -> new EditorStart(folder, System.getenv()));
	}

	/**
	 * Returns whether the program was called to open the editor: without arguments, or with files alone. Each file must be a level
	 * or a map of another program.
	 *
	 * @param isMap whether a file is a map of another program
	 */
	public static boolean isFor(Predicate<Path> isMap, String... arguments) {
		return Arrays.stream(arguments).allMatch(each -> !each.startsWith("-")
				&& (each.toLowerCase(Locale.ROOT).endsWith("." + LevelFiles.EXTENSION) || file(each).filter(isMap).isPresent()));
	}

	/**
	 * Returns the file that an argument of the program names. Empty if there is no such file. Also empty if the argument has no
	 * dot, because it may then be the name of a command.
	 */
	private static Optional<Path> file(String name) {
		try {
			return Optional.of(Path.of(name)).filter(file -> name.contains(".") && Files.isRegularFile(file));
		} catch (InvalidPathException none) {
			return Optional.empty();
		}
	}

	/**
	 * Opens files in the editor. Returns when the editor is closed. If another editor runs or starts, passes the files
	 * to it and returns at once.
	 *
	 * @return the exit status of the editor, or 0 if another editor gets the files
	 * @throws IOException if a file does not exist, or the editor cannot be started. The message is for users
	 */
	public int open(String... names) throws IOException, InterruptedException {
		List<Path> files = new ArrayList<>();
		for (String name : names) {
			files.add(existing(name));
		}
		Path workspace = workspace();
		OpenRequests requests = new OpenRequests(workspace);
		if (requests.isEditorRunning()) {
			requests.add(files);
			return 0;
		}
		if (isWithoutDisplay()) {
			throw new IOException("there is no display for the editor to open on; "
					+ "'leeway help' lists what works without one");
		}
		Optional<Channel> claim = requests.claimStart();
		if (claim.isEmpty()) {
			requests.add(files);
			return 0;
		}
		try (Channel held = claim.get()) {
			if (!files.isEmpty()) {
				requests.add(files);
			}
			return runUntilClosed(workspace);
		}
	}

	private int runUntilClosed(Path workspace) throws IOException, InterruptedException {
		Runtime.getRuntime().addShutdownHook(new Thread(this::end));
		int status;
		do {
			status = run(workspace);
		} while (RESTART.contains(status));
		if (status == FAILED && isLinux() && isWithoutGtk()) {
			throw new IOException("the editor needs GTK 3, which this system does not have; on Debian and related systems "
					+ "it is the package libgtk-3-0");
		}
		return status;
	}

	/**
	 * Returns whether GTK is missing in the linker's list of libraries. On a system without {@code ldconfig}, GTK is
	 * assumed to exist.
	 */
	private static boolean isWithoutGtk() throws IOException {
		Path linker = Path.of("/sbin/ldconfig");
		if (!Files.isExecutable(linker)) {
			return false;
		}
		Process listing = new ProcessBuilder(linker.toString(), "-p").redirectError(ProcessBuilder.Redirect.DISCARD).start();
		return listing.inputReader().lines().toList().stream().noneMatch(line -> line.contains("libgtk-3.so.0 "));
	}

	private static boolean isLinux() {
		return System.getProperty("os.name").equals("Linux");
	}

	private static Path existing(String name) throws IOException {
		return file(name).orElseThrow(() -> new IOException(name + ": no such file")).toAbsolutePath();
	}

	private Path workspace() {
		String own = environment.getOrDefault("LEEWAY_WORKSPACE", "");
		return own.isEmpty() ? Path.of(System.getProperty("user.home"), "leeway-workspace") : Path.of(own);
	}

	private boolean isWithoutDisplay() {
		return isLinux() && environment.getOrDefault("DISPLAY", "").isEmpty()
				&& environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
	}

	private int run(Path workspace) throws IOException, InterruptedException {
		ProcessBuilder builder = new ProcessBuilder(command(workspace)).inheritIO();
		chooseControls(builder.environment(), workspace);
		process = builder.start();
		return process.waitFor();
	}

	/** Ends the workbench, and waits until it has saved its state. */
	private void end() {
		if (process != null) {
			process.destroy();
			try {
				process.waitFor();
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}
	}

	List<String> command(Path workspace) throws IOException {
		boolean mac = System.getProperty("os.name").startsWith("Mac");
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		if (mac) {
			command.addAll(List.of("-XstartOnFirstThread", "-Xdock:name=Leeway"));
		} else {
			command.add("-Djava.awt.headless=true");
		}
		Arrays.stream(environment.getOrDefault("LEEWAY_OPTS", "").split("\\s+")).filter(each -> !each.isEmpty())
				.forEach(command::add);
		command.addAll(List.of("-jar", launcher().toString(), "-data", workspace.toAbsolutePath().toString()));
		return command;
	}

	private Path launcher() throws IOException {
		try (DirectoryStream<Path> found = Files.newDirectoryStream(editor.resolve("plugins"),
				"org.eclipse.equinox.launcher_*.jar")) {
			for (Path launcher : found) {
				return launcher;
			}
		}
		throw new IOException("the editor is not complete: " + editor.resolve("plugins") + " has no launcher");
	}

	/**
	 * Chooses a dark GTK theme for the new process if the workbench has a dark theme. Otherwise GTK would start with a
	 * light theme, and the workbench would change it only later. Does nothing if the user has set {@code GTK_THEME}.
	 */
	private void chooseControls(Map<String, String> given, Path workspace) throws IOException {
		if (environment.containsKey("GTK_THEME")) {
			return;
		}
		Path settings = workspace.resolve(".metadata/.plugins/org.eclipse.core.runtime/.settings/"
				+ "org.eclipse.e4.ui.css.swt.theme.prefs");
		boolean dark = Files.exists(settings)
				&& Files.readAllLines(settings).stream().anyMatch(line -> line.matches("themeid=.*dark.*"));
		if (dark) {
			given.put("GTK_THEME", "Adwaita:dark");
		}
	}
}
