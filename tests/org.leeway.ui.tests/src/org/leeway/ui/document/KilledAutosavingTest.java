package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.emf.common.notify.Notifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.xmi.XMIResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.KilledProgram;
import org.leeway.testing.Rounds;
import org.osgi.framework.Bundle;

/** Tests that complete autosaves are left if a program is killed while it autosaves. Incomplete files must not count as
 * autosaves. */
class KilledAutosavingTest {

	private static final int KILLS = Rounds.of(6);
	/** Limit of the random time until a program is killed, in ms. Within this time, a program autosaves several times. */
	private static final int LONGEST_LIFE = 60;

	@TempDir
	private Path folder;

	/**
	 * Kills a program at random times. Repeats this {@link #KILLS} times, and then until a kill has interrupted an autosave. On
	 * a slow machine, a program may be killed before it begins an autosave. So later programs get more time.
	 */
	@Test
	void killsLeaveWholeAutosaves() throws Exception {
		long seed = System.nanoTime();
		System.out.println("KilledAutosavingTest seed " + seed);
		Random random = new Random(seed);
		AutosaveStore store = new AutosaveStore(folder);
		Set<String> whole = EndlessAutosaving.levels().stream().map(KilledAutosavingTest::text).collect(Collectors.toSet());
		assertEquals(EndlessAutosaving.LEVELS, whole.size());
		KilledProgram autosaving = new KilledProgram(EndlessAutosaving.class, AutosaveStore.class, KilledProgram.class,
				TerrainGrid.class, Level.class, LevelFiles.class, Notifier.class, EObject.class, XMIResource.class,
				Platform.class, CoreException.class, Bundle.class);
		for (int i = 0; i < KILLS || unfinished() == 0; i++) {
			autosaving.runAndKill(folder.toString(), random.nextInt(LONGEST_LIFE * (1 + i / KILLS)));
			List<Autosave> left = store.find(EndlessAutosaving.ORIGIN);
			assertFalse(left.isEmpty(), "there are autosaves after kill " + i + " of seed " + seed);
			for (Autosave autosave : left) {
				assertTrue(whole.contains(Files.readString(autosave.file())),
						autosave + " after kill " + i + " of seed " + seed);
			}
			assertEquals(List.of(EndlessAutosaving.ORIGIN), store.origins());
		}
	}

	private static String text(Level level) {
		try {
			return new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	/**
	 * Returns the number of incomplete files: all files except complete autosaves and {@code origin.txt}, which has the level's
	 * name.
	 */
	private long unfinished() throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).map(file -> file.getFileName().toString())
					.filter(name -> !name.equals("origin.txt") && !name.matches("\\d+\\.leeway")).count();
		}
	}
}
