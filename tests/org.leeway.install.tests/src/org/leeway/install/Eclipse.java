package org.leeway.install;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An Eclipse platform in a folder, into which p2 can install. */
final class Eclipse {

	private static final Path PLATFORM = Path.of(System.getProperty("checkout"),
			"tests/org.leeway.install.platform/target/products/platform/linux/gtk/x86_64");
	private static final int PATIENCE_IN_MINUTES = 5;

	private final Path folder;

	private Eclipse(Path folder) {
		this.folder = folder;
	}

	/** Returns a new platform without Leeway, in a folder that does not exist yet. */
	static Eclipse in(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(PLATFORM)) {
			for (Path each : (Iterable<Path>) files::iterator) {
				Files.copy(each, folder.resolve(PLATFORM.relativize(each)));
			}
		}
		return new Eclipse(folder);
	}

	/**
	 * Runs p2's director, which installs or removes features. Returns what the director printed.
	 *
	 * @param arguments the options of the director
	 */
	String director(String... arguments) throws IOException, InterruptedException {
		return application("org.eclipse.equinox.p2.director", arguments);
	}

	/**
	 * Publishes bundles as an update site.
	 *
	 * @param site the folder of the site. Its subfolder {@code plugins} has the bundles
	 */
	void publish(Path site) throws IOException, InterruptedException {
		application("org.eclipse.equinox.p2.publisher.FeaturesAndBundlesPublisher", "-source", site.toString(),
				"-metadataRepository", site.toUri().toString(), "-artifactRepository", site.toUri().toString());
	}

	private String application(String name, String... arguments) throws IOException, InterruptedException {
		Path log = folder.resolve("log");
		List<String> command = command(List.of());
		command.addAll(List.of("-nosplash", "-consoleLog", "-application", name));
		command.addAll(List.of(arguments));
		Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
		assertTrue(process.waitFor(PATIENCE_IN_MINUTES, TimeUnit.MINUTES), "no end of " + command);
		String printed = Files.readString(log);
		assertEquals(0, process.exitValue(), printed);
		return printed;
	}

	/** Returns the command that starts this Eclipse, with options for Java. Callers may add arguments. */
	List<String> command(Collection<String> options) throws IOException {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(options);
		try (Stream<Path> plugins = Files.list(folder.resolve("plugins"))) {
			Path launcher = plugins.filter(each -> each.getFileName().toString().startsWith("org.eclipse.equinox.launcher_"))
					.findAny().orElseThrow();
			command.addAll(List.of("-jar", launcher.toString()));
		}
		return command;
	}

	/** Returns the versions of the bundles with which this Eclipse starts, indexed by the name of the bundle. */
	TreeMap<String, String> bundles() throws IOException {
		TreeMap<String, String> versions = new TreeMap<>();
		Path list = folder.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info");
		for (String line : Files.readAllLines(list)) {
			if (!line.startsWith("#")) {
				String[] fields = line.split(",");
				versions.put(fields[0], fields[1]);
			}
		}
		return versions;
	}

	/**
	 * Returns the error entries in the log of a workspace. Leaves out the entry in which the platform reports that it
	 * cannot read the name of the computer. This error is usual in containers.
	 */
	String errors(Path workspace) throws IOException {
		Path log = workspace.resolve(".metadata/.log");
		return Files.exists(log) ? Arrays.stream(Files.readString(log).split("(?m)^(?=!ENTRY )"))
				.filter(entry -> entry.startsWith("!ENTRY ") && !entry.contains("!MESSAGE Failed to read host name"))
				.collect(Collectors.joining()) : "";
	}
}
