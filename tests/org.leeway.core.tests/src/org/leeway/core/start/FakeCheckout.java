package org.leeway.core.start;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.fixtures.RunningProgram;

/**
 * A checkout with the real scripts that build Leeway. Its Maven waits until a test ends it, and its Java only says that it
 * was started.
 */
final class FakeCheckout implements AutoCloseable {

	private static final Path REAL = Path.of(System.getProperty("leeway.samples")).toAbsolutePath().getParent();
	private static final List<String> SCRIPTS = List.of("leeway", "leeway-cluster", "mvnw", "releng/build.sh", "releng/lock.sh",
			"releng/stale.sh", "releng/environment.sh", "releng/org.leeway.dist/unix/java.sh");
	/** The programs that the scripts use. */
	private static final List<String> PROGRAMS = List.of("sh", "awk", "cat", "dirname", "find", "grep", "head", "mkdir", "mv",
			"rm", "sed", "sort", "tail", "tee", "touch", "tr");
	private static final String MAVEN = """
			[ "$1" != -v ] || exit 0
			echo begin >> "$CHECKOUT/log"
			echo begin > "$CHECKOUT/begun"
			case "$*" in
				*cluster*) target=$CHECKOUT/plugins/org.leeway.cluster/target ;;
				*) target=$CHECKOUT/releng/org.leeway.repository/target ;;
			esac
			rm -rf "$target" && mkdir -p "$target"
			read result < "$CHECKOUT/results"
			echo "$result" >> "$CHECKOUT/log"
			echo "[INFO] BUILD $result"
			[ "$result" = SUCCESS ]
			""";

	private final Path root;
	private final Path home;
	private final RunningProgram begun;
	private final RandomAccessFile results;

	/**
	 * Creates a checkout.
	 *
	 * @param folder the folder for the checkout and for a home folder
	 * @param locker the only program in the checkout that can lock, {@code flock} or {@code perl}
	 */
	FakeCheckout(Path folder, String locker) throws IOException, InterruptedException {
		this.root = Files.createDirectories(folder.resolve("a checkout"));
		this.home = Files.createDirectories(folder.resolve("home"));
		for (String script : SCRIPTS) {
			Files.createDirectories(path(script).getParent());
			Files.copy(REAL.resolve(script), path(script));
		}
		for (String source : List.of("pom.xml", "plugins/org.leeway.core/Source.java", "features/feature.xml")) {
			Files.createDirectories(path(source).getParent());
			Files.createFile(path(source));
		}
		script(path("releng/org.leeway.dist/unix/leeway"), "echo \"started $*\"\n");
		script(home.resolve("jdk/bin/java"), "echo started\n");
		script(home.resolve("jdk/bin/javac"), "");
		Files.writeString(home.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
		String version = Files.readAllLines(path("mvnw")).stream().filter(line -> line.startsWith("version=")).findFirst()
				.orElseThrow().substring("version=".length());
		script(home.resolve("cache/leeway/apache-maven-" + version + "/bin/mvn"), MAVEN);
		script(home.resolve("bin/mvn"), MAVEN);
		for (String program : PROGRAMS) {
			link(program);
		}
		link(locker);
		new ProcessBuilder("mkfifo", path("begun").toString(), path("results").toString()).inheritIO().start().waitFor();
		// keep both pipes open for reading and writing, one in a process and one here. Otherwise, opening a pipe would wait for
		// the other end, and a reader would see the end of the file between two writers
		this.begun = new RunningProgram(new ProcessBuilder("sh", "-c", "exec cat <> begun").directory(root.toFile()));
		this.results = new RandomAccessFile(path("results").toFile(), "rw");
	}

	private static void script(Path file, String text) throws IOException {
		Files.createDirectories(file.getParent());
		Files.writeString(file, "#!/bin/sh\n" + text);
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
	}

	private void link(String program) throws IOException {
		script(home.resolve("bin").resolve(program), "exec " + program(program).orElseThrow() + " \"$@\"\n");
	}

	/** Returns the path of a program that is installed on the system, or empty if it is not. */
	static Optional<Path> program(String name) {
		return Stream.of("/usr/bin", "/bin").map(each -> Path.of(each, name)).filter(Files::isExecutable).findFirst();
	}

	Path path(String name) {
		return root.resolve(name);
	}

	/** Starts a script of the checkout. */
	RunningProgram start(String script, String... arguments) throws IOException {
		ProcessBuilder program = new ProcessBuilder(
				Stream.concat(Stream.of(path(script).toString()), Stream.of(arguments)).toList());
		program.environment().clear();
		program.environment().putAll(Map.of("PATH", home.resolve("bin").toString(), "HOME", home.toString(), "XDG_CACHE_HOME",
				home.resolve("cache").toString(), "JAVA_HOME", home.resolve("jdk").toString(), "CHECKOUT", root.toString()));
		return new RunningProgram(program);
	}

	/** Waits until one more Maven has begun. */
	void awaitMaven() throws InterruptedException {
		begun.waitFor("begin"::equals);
	}

	/**
	 * Ends the running Maven. If no Maven runs, ends the next Maven as soon as it has begun.
	 *
	 * @param result the result of the build, which Maven prints to the log
	 */
	void endMaven(String result) throws IOException {
		results.writeBytes(result + "\n");
	}

	@Override
	public void close() throws IOException, InterruptedException {
		results.close();
		begun.close();
	}

	/** Returns two lines for each run of Maven: {@code begin}, and then its result. */
	List<String> log() throws IOException {
		return Files.exists(path("log")) ? Files.readAllLines(path("log")) : List.of();
	}
}
