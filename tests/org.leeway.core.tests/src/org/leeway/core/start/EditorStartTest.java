package org.leeway.core.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditorStartTest {

	/** Source of a program that locks a file, prints that it has the lock, and keeps the lock until its input ends. */
	private static final String LOCKER = """
			import java.io.RandomAccessFile;
			public class Locker {
				public static void main(String[] args) throws Exception {
					var lock = new RandomAccessFile(args[0], "rw").getChannel().lock();
					System.out.println("locked");
					System.in.read();
				}
			}
			""";

	/**
	 * Source of a program that replaces the editor's launcher. Each run of the program adds a line with its arguments to the
	 * file {@code runs} beside the program's jar. The lines of the file {@code status} beside the jar are the exit statuses
	 * of the runs.
	 */
	private static final String LAUNCHER = """
			import java.nio.file.*;
			public class Launcher {
				public static void main(String[] args) throws Exception {
					Path folder = Path.of(System.getProperty("java.class.path")).getParent();
					Path runs = folder.resolve("runs");
					int run = Files.exists(runs) ? Files.readAllLines(runs).size() : 0;
					Files.writeString(runs, String.join(" ", args) + "\\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
					System.exit(Integer.parseInt(Files.readAllLines(folder.resolve("status")).get(run)));
				}
			}
			""";

	@TempDir
	private Path folder;

	@Test
	void levelsAndNothingAreForTheEditor() {
		assertTrue(isFor());
		assertTrue(isFor("a.leeway", "/b c/ü.LEEWAY"));
		assertFalse(isFor("validate", "a.leeway"));
		assertFalse(isFor("a.leeway", "--help"));
		assertFalse(isFor("--agent=a.leeway"));
	}

	private static boolean isFor(String... arguments) {
		return EditorStart.isFor(file -> file.toString().endsWith(".map"), arguments);
	}

	@Test
	void mapsOfOtherProgramsAreForTheEditor() throws IOException {
		String map = Files.createFile(folder.resolve("a.map")).toString();
		assertTrue(isFor(map));
		assertTrue(isFor("a.leeway", map));
		assertFalse(isFor(folder.resolve("none.map").toString()));
		assertFalse(isFor(Files.createFile(folder.resolve("a.txt")).toString()));
		assertFalse(isFor("validate", map));
	}

	@Test
	void aFileThatIsNotThereIsNamed() {
		IOException e = assertThrows(IOException.class, () -> start().open(folder.resolve("none.leeway").toString()));
		assertEquals(folder.resolve("none.leeway") + ": no such file", e.getMessage());
	}

	@Test
	void withoutADisplayNothingStarts() {
		EditorStart start = new EditorStart(folder, Map.of("LEEWAY_WORKSPACE", workspace().toString()));
		IOException e = assertThrows(IOException.class, start::open);
		assertTrue(e.getMessage().startsWith("there is no display"), e.getMessage());
	}

	@Test
	void anInstallationWithoutItsEditorIsTold() {
		IOException e = assertThrows(IOException.class, start()::open);
		assertTrue(e.getMessage().contains("plugins"), e.getMessage());
	}

	@Test
	void theEditorFindsTheFilesThatItStartsWithAndStartsAgainWhenItAsksFor() throws Exception {
		Path level = Files.createFile(folder.resolve("a b ü.leeway"));
		Path plugins = launcher("24", "23", "7");
		assertEquals(7, start().open(level.toString()));
		assertEquals(List.of("-data " + workspace(), "-data " + workspace(), "-data " + workspace()),
				Files.readAllLines(plugins.resolve("runs")));
		OpenRequests requests = new OpenRequests(workspace());
		assertEquals(List.of(List.of(level)), requests.take());
		assertEquals(List.of(), requests.take(), "taken once");
	}

	@Test
	void anEditorThatFailsForAnotherReasonThanGtkTellsItsOwnStatus() throws Exception {
		launcher("13");
		Process linker = new ProcessBuilder("sh", "-c", "/sbin/ldconfig -p | grep -q 'libgtk-3.so.0 '").start();
		assumeTrue(linker.waitFor() == 0, "GTK 3");
		assertEquals(13, start().open());
	}

	@Test
	void anEditorThatRunsGetsTheFiles() throws Exception {
		Path level = Files.createFile(folder.resolve("level.leeway"));
		OpenRequests requests = new OpenRequests(workspace());
		Files.createDirectories(workspace().resolve(".metadata"));
		Path lock = Files.createFile(workspace().resolve(".metadata/.lock"));
		assertFalse(requests.isEditorRunning(), "left from an editor that has ended");
		Process running = java(compiled("Locker", LOCKER), "Locker", lock.toString());
		try {
			assertEquals("locked", running.inputReader().readLine());
			assertTrue(requests.isEditorRunning());
			assertEquals(0, start().open(level.toString()));
			assertEquals(0, start().open());
			assertEquals(2, requests.take().size());
		} finally {
			running.destroy();
			assertTrue(running.waitFor(1, TimeUnit.MINUTES));
		}
		assertFalse(requests.isEditorRunning());
	}

	@Test
	void anEditorThatAnotherStartIsAboutToShowGetsTheFiles() throws Exception {
		Path level = Files.createFile(folder.resolve("level.leeway"));
		Path plugins = launcher("0");
		OpenRequests requests = new OpenRequests(workspace());
		Process starting = java(compiled("Locker", LOCKER), "Locker", requests.folder().resolve("start.lock").toString());
		try {
			assertEquals("locked", starting.inputReader().readLine());
			assertFalse(requests.isEditorRunning());
			assertEquals(0, start().open(level.toString()));
			assertEquals(List.of(List.of(level)), requests.take());
			assertFalse(Files.exists(plugins.resolve("runs")), "no second editor");
		} finally {
			starting.destroy();
			assertTrue(starting.waitFor(1, TimeUnit.MINUTES));
		}
		assertEquals(0, start().open(level.toString()));
		assertEquals(1, Files.readAllLines(plugins.resolve("runs")).size());
	}

	private Path workspace() {
		return folder.resolve("work space");
	}

	private EditorStart start() {
		return new EditorStart(folder, Map.of("LEEWAY_WORKSPACE", workspace().toString(), "DISPLAY", ":7"));
	}

	private Path launcher(String... status) throws Exception {
		Path plugins = Files.createDirectories(folder.resolve("plugins"));
		Files.write(plugins.resolve("status"), List.of(status));
		Path classes = compiled("Launcher", LAUNCHER);
		Process jar = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jar").toString(), "--create", "--file",
				plugins.resolve("org.eclipse.equinox.launcher_1.2.3.jar").toString(), "--main-class", "Launcher", "-C",
				classes.toString(), ".").inheritIO().start();
		assertEquals(0, jar.waitFor());
		return plugins;
	}

	private Path compiled(String name, String source) throws IOException {
		Path classes = Files.createDirectories(folder.resolve(name));
		Path file = Files.writeString(folder.resolve(name + ".java"), source);
		assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), file.toString()));
		return classes;
	}

	private static Process java(Path classes, String... arguments) throws IOException {
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classes.toString()));
		command.addAll(List.of(arguments));
		return new ProcessBuilder(command).start();
	}
}
