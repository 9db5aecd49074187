package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.testing.KilledProgram;
import org.leeway.testing.Rounds;

/**
 * Tests of merges that end early, in processes that are killed or have little memory. Then the merged file must still
 * be complete: either the old file or the new file.
 */
@Tag("slow")
class KilledMergeTest {

	private static final int KILLS = Rounds.of(5);
	/** Upper bound for the random time after which a program is killed, in ms. */
	private static final int LONGEST_LIFE = 300;

	private static final int SIDE = 128;

	@TempDir
	private Path folder;

	@Test
	void aKilledMergeLeavesTheOldFileOrTheNewOne() throws Exception {
		long seed = System.nanoTime();
		System.out.println("KilledMergeTest seed " + seed);
		Random random = new Random(seed);
		EndlessMerging.write(folder, SIDE);
		Path file = folder.resolve("out.leeway");
		Set<String> whole = Set.of(merged(1), merged(2));
		KilledProgram merging = KilledProgram.inPlainJava(EndlessMerging.class);
		for (int i = 0; i < KILLS; i++) {
			merging.runAndKill(folder.toString(), random.nextInt(LONGEST_LIFE));
			assertTrue(whole.contains(Files.readString(file)), "after kill " + i + " of seed " + seed);
		}
	}

	/**
	 * After a merge, Leeway looks for findings that neither side causes alone. This search needs more memory than the
	 * merge. If the search runs out of memory, the merged level must be written nevertheless.
	 */
	@Test
	void aMergeIsWrittenThoughMemoryDoesNotSufficeForTheFindings() throws Exception {
		EndlessMerging.write(folder, 1024);
		Path said = folder.resolve("said");
		assertEquals(0, merge(said));
		assertSays(Files.readString(said), "out.leeway: warning: merged and written, but not checked for what only both sides cause: "
				+ "not enough memory", "out.leeway: merged, no conflict");
		Files.delete(folder.resolve("out.leeway"));
		assertEquals(2, merge(said, "--fail-on-findings"));
		assertTrue(Files.exists(folder.resolve("out.leeway")));
	}

	private int merge(Path said, String... options) throws IOException, InterruptedException {
		List<String> words = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java"), "-Xmx40m",
				"-XX:TieredStopAtLevel=1", "-cp", KilledProgram.plainClassPath(), LeewayMain.class.getName(), "merge", "base", "first",
				"second", "-o", "out.leeway"));
		words.addAll(List.of(options));
		return new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(said.toFile()).start()
				.waitFor();
	}

	private String merged(int other) throws IOException {
		Path out = folder.resolve("whole");
		EndlessMerging.merge(folder, other, out);
		return Files.readString(out);
	}
}
