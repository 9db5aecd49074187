package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.model.Level;

/** A program that is killed while it saves loses nothing: the file is the old level or the new one, whole. */
class KilledSavingTest {

	private static final int KILLS = 100;
	/** Longer than it takes to save a level some times, in milliseconds. */
	private static final int LONGEST_LIFE = 60;

	@TempDir
	private Path folder;

	@Test
	void aHundredKillsLoseNothing() throws Exception {
		long seed = System.nanoTime();
		System.out.println("KilledSavingTest seed " + seed);
		Random random = new Random(seed);
		Path file = folder.resolve("level.leeway");
		Path backup = folder.resolve("level.leeway.bak");
		Set<String> whole = EndlessSaving.levels().stream().map(KilledSavingTest::text).collect(Collectors.toSet());
		assertEquals(EndlessSaving.LEVELS, whole.size());
		for (int i = 0; i < KILLS; i++) {
			saveUntilKilled(file, random.nextInt(LONGEST_LIFE));
			assertTrue(whole.contains(Files.readString(file)), "after kill " + i + " of seed " + seed);
			assertTrue(!Files.exists(backup) || whole.contains(Files.readString(backup)), "the backup, kill " + i);
		}
		assertTrue(Files.exists(backup));
		List<Path> left = others(Set.of(file, backup));
		assertFalse(left.isEmpty(), "some were killed in the middle");

		for (Path each : left) {
			Files.setLastModifiedTime(each, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
		}
		LevelFiles.saveWithBackup(EndlessSaving.levels().getFirst(), file);
		assertEquals(List.of(), others(Set.of(file, backup)));
	}

	/** Kills a program that has saved the file at least once, after some milliseconds. */
	private static void saveUntilKilled(Path file, int life) throws IOException, InterruptedException {
		Process program = new ProcessBuilder(ProcessHandle.current().info().command().orElse("java"),
				"-XX:TieredStopAtLevel=1", "-cp", classPath(), EndlessSaving.class.getName(), file.toString())
				.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		try (var output = program.inputReader()) {
			assertEquals(EndlessSaving.READY, output.readLine());
			Thread.sleep(life);
		} finally {
			program.destroyForcibly().waitFor();
		}
	}

	private static String classPath() throws IOException {
		return Stream.of("org.leeway.pathing", "org.leeway.model", "org.leeway.core", "org.leeway.core.tests",
				"org.eclipse.emf.common", "org.eclipse.emf.ecore", "org.eclipse.emf.ecore.xmi",
				"org.eclipse.core.runtime", "org.eclipse.equinox.common", "org.eclipse.osgi")
				.map(KilledSavingTest::classes).collect(Collectors.joining(File.pathSeparator));
	}

	/** The jar of a bundle, or the folder of its classes. */
	private static String classes(String bundle) {
		File place = FileLocator.getBundleFileLocation(Platform.getBundle(bundle)).orElseThrow();
		File classes = new File(place, "target/classes");
		return (classes.isDirectory() ? classes : place).getPath();
	}

	private static String text(Level level) {
		try {
			return new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	private List<Path> others(Set<Path> known) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter(file -> !known.contains(file)).toList();
		}
	}
}
