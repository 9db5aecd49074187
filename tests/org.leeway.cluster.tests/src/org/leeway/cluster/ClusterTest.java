package org.leeway.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.cluster.corpus.Corpus;
import org.leeway.cluster.world.Worlds;

/**
 * Tests of runs of {@code leeway-cluster} on a cluster of processes, by comparison with runs of {@code leeway}. In some
 * runs, the cluster loses workers.
 */
class ClusterTest {

	private static final Pattern PROGRESS = Pattern.compile("(\\d+) of (\\d+) ");

	private static TestCluster cluster;

	@TempDir
	private Path folder;

	@BeforeAll
	static void start(@TempDir Path processes) throws IOException, InterruptedException {
		cluster = new TestCluster(processes);
		System.setProperty("leeway.cluster.jars", TestCluster.jars());
	}

	/** Replaces workers that an earlier test has killed. */
	@BeforeEach
	void fill() throws IOException {
		cluster.fill(2);
	}

	@AfterAll
	static void stop() {
		System.clearProperty("leeway.cluster.jars");
		cluster.close();
	}

	@Test
	void aLostWorkerChangesNothingInTheReportOfLevels() throws IOException {
		Path levels = levels(2000);
		assertEquals(plainReport(levels), report(run("validate", levels)));
	}

	@Test
	void aLostWorkerChangesNothingInTheReportOfAWorld() throws IOException {
		world();
		assertEquals(plainReport(), report(run("world", folder.resolve("tiles"))));
	}

	@Test
	void workersLostInAnyStageChangeNothingInTheReportOfLevels() throws IOException {
		Path levels = levels(400);
		ClusterRun run = runWithLosses(10, "validate", levels);
		assertEquals(plainReport(levels), report(run));
	}

	@Test
	void workersLostInAnyStageChangeNothingInTheReportOfAWorld() throws IOException {
		world();
		ClusterRun run = runWithLosses(3, "world", folder.resolve("tiles"));
		assertEquals(plainReport(), report(run));
	}

	/** Workers that lack Leeway's jar cannot do any task. */
	@Test
	void aRunThatCannotGoOnSaysWhy() throws IOException {
		Path levels = levels(10);
		ClusterRun run = ClusterRun.of(Stream.concat(Stream.of(onCluster("validate", levels)), Stream.of("--conf", "spark.jars="))
				.toArray());
		assertEquals(2, run.status(), run::toString);
		assertEquals(1, run.err().size(), run::toString);
		assertSays(run.err().getFirst(), cluster.master() + ": ", "failed 4 times", "127.0.0.1", "org.leeway.");
		assertFalse(Files.exists(folder.resolve("report")));
	}

	private Path levels(int count) throws IOException {
		Path levels = folder.resolve("levels");
		Corpus.write(levels, count, seed());
		return levels;
	}

	private void world() throws IOException {
		Worlds.write(folder, Worlds.noise(40 * 24, 40 * 24, 0.05, new Random(seed())), 24, 24);
	}

	private static long seed() {
		long seed = System.nanoTime();
		System.out.println("ClusterTest seed " + seed);
		return seed;
	}

	private static String plainReport(Path levels) throws IOException {
		List<Object> words = new ArrayList<>(List.of("validate", "-j", 2, "--format", "jsonl"));
		try (Stream<Path> files = Files.list(levels)) {
			words.addAll(files.sorted().toList());
		}
		return ClusterRun.plain(words.toArray()).out();
	}

	private String plainReport() {
		ClusterRun plain = ClusterRun.plain("validate", "--format", "jsonl", folder.resolve("whole.map"));
		return plain.out().replace(folder + "/whole.map", folder + "/tiles");
	}

	/** Returns the report of a run. Fails if there is no report. */
	private String report(ClusterRun run) throws IOException {
		assertTrue(Files.exists(folder.resolve("report")), run::toString);
		return Files.readString(folder.resolve("report"));
	}

	/** Runs a command, and kills a worker when a tenth of the work is done. */
	private ClusterRun run(String command, Path input) {
		AtomicReference<String> killed = new AtomicReference<>();
		ClusterRun run = ClusterRun.watched(text -> {
			Matcher done = PROGRESS.matcher(text);
			if (killed.get() == null && done.find() && 10 * Long.parseLong(done.group(1)) >= Long.parseLong(done.group(2))) {
				killed.set(done.group());
				cluster.killWorker();
			}
		}, onCluster(command, input));
		Matcher done = PROGRESS.matcher(String.valueOf(killed.get()));
		assertTrue(done.find() && Long.parseLong(done.group(1)) < Long.parseLong(done.group(2)), "killed at " + killed.get() + run);
		return run;
	}

	/**
	 * Runs a command, and replaces workers during the run. Spark divides a command into stages. Of {@code every} consecutive
	 * stages, one loses the worker that runs its first task. Joins and the collection of results are stages too, so a run loses
	 * several workers.
	 */
	private ClusterRun runWithLosses(int every, Object... command) {
		int first = Integer.getInteger("leeway.test.stage", new Random().nextInt(every)) % every;
		System.out.println("ClusterTest -Dleeway.test.stage=" + first);
		List<String> losses = StageLosses.of(cluster, stage -> stage % every == first);
		ClusterRun run = ClusterRun.of(Stream.concat(Stream.of(onCluster(command)),
				Stream.of("--conf", "spark.extraListeners=" + StageLosses.class.getName())).toArray());
		System.out.println("ClusterTest " + losses);
		assertTrue(!losses.isEmpty() && losses.stream().allMatch(loss -> loss.startsWith("loss")), losses + " " + run);
		return run;
	}

	private Object[] onCluster(Object... command) {
		return Stream.concat(Stream.of(command), Stream.of("--report", folder.resolve("report"), "--master", cluster.master(), "--conf",
				"spark.executor.memory=512m")).toArray();
	}
}
