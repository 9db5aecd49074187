package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.emf.common.notify.Notifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.xmi.XMIResource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.KilledProgram;
import org.leeway.testing.Rounds;
import org.osgi.framework.Bundle;

/**
 * Tests of programs that are killed while they save. The file must then hold the old level or the new level, and be
 * complete.
 */
@Tag("slow")
class KilledSavingTest {

	private static final int KILLS = Rounds.of(8);
	/** Number of pairs of programs that save to one file at the same time. */
	private static final int PAIRS = Rounds.of(4);
	/**
	 * Upper bound for the random time after which a program is killed, in ms. In this time, a program saves a level several
	 * times.
	 */
	private static final int LONGEST_LIFE = 60;

	@TempDir
	private Path folder;

	/**
	 * Kills the program at random times, until some kills have interrupted a save. On a slow machine, a program may be
	 * killed before it begins a save. So later programs get more time.
	 */
	@Test
	void killsLoseNothing() throws Exception {
		long seed = System.nanoTime();
		System.out.println("KilledSavingTest seed " + seed);
		Random random = new Random(seed);
		Path file = folder.resolve("level.leeway");
		Path backup = folder.resolve("level.leeway.bak");
		Set<String> whole = wholeLevels();
		KilledProgram saving = saving();
		List<Path> left = List.of();
		for (int i = 0; i < KILLS || !Files.exists(backup) || left.isEmpty(); i++) {
			saving.runAndKill(file.toString(), random.nextInt(LONGEST_LIFE * (1 + i / KILLS)));
			assertTrue(whole.contains(Files.readString(file)), "after kill " + i + " of seed " + seed);
			assertTrue(!Files.exists(backup) || whole.contains(Files.readString(backup)), "the backup, kill " + i);
			left = others(Set.of(file, backup));
		}

		for (Path each : left) {
			Files.setLastModifiedTime(each, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
		}
		LevelFiles.saveWithBackup(EndlessSaving.levels().getFirst(), file);
		assertEquals(List.of(), others(Set.of(file, backup)));
	}

	/**
	 * Two programs save levels to one file at the same time, until they are killed. Whenever the file exists, it must hold
	 * one of the levels and be complete.
	 */
	@Test
	void twoProgramsThatSaveOneFileLeaveItWhole() throws Exception {
		long seed = System.nanoTime();
		System.out.println("KilledSavingTest seed " + seed);
		Random random = new Random(seed);
		Path file = folder.resolve("level.leeway");
		Path backup = folder.resolve("level.leeway.bak");
		Set<String> whole = wholeLevels();
		try (ExecutorService both = Executors.newFixedThreadPool(2)) {
			for (int i = 0; i < PAIRS; i++) {
				List<Future<Void>> ends = new ArrayList<>();
				for (int program = 0; program < 2; program++) {
					int life = random.nextInt(10 * LONGEST_LIFE);
					ends.add(both.submit(() -> {
						saving().runAndKill(file.toString(), life);
						return null;
					}));
				}
				do {
					assertTrue(!Files.exists(file) || whole.contains(Files.readString(file)), "pair " + i + " of seed " + seed);
				} while (!ends.stream().allMatch(Future::isDone));
				for (Future<Void> end : ends) {
					end.get();
				}
				assertTrue(whole.contains(Files.readString(file)), "after pair " + i + " of seed " + seed);
				assertTrue(!Files.exists(backup) || whole.contains(Files.readString(backup)), "the backup, pair " + i);
			}
		}
	}

	private static KilledProgram saving() {
		return new KilledProgram(EndlessSaving.class, KilledProgram.class, TerrainGrid.class, Level.class,
				LevelFiles.class, Notifier.class, EObject.class, XMIResource.class, Platform.class, CoreException.class,
				Bundle.class);
	}

	private static Set<String> wholeLevels() {
		Set<String> whole = EndlessSaving.levels().stream().map(KilledSavingTest::text).collect(Collectors.toSet());
		assertEquals(EndlessSaving.LEVELS, whole.size());
		return whole;
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
