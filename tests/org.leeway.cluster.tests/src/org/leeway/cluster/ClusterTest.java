package org.leeway.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.cluster.corpus.Corpus;
import org.leeway.cluster.world.Worlds;

/** Work on a cluster of processes that loses a worker in the middle, against the command line. */
class ClusterTest {

	private static final Pattern PROGRESS = Pattern.compile("(\\d+) of (\\d+) ");

	@TempDir
	private Path folder;
	private TestCluster cluster;

	@BeforeEach
	void start() throws IOException, InterruptedException {
		cluster = new TestCluster(2, folder);
		System.setProperty("leeway.cluster.jars", TestCluster.jars());
	}

	@AfterEach
	void stop() {
		System.clearProperty("leeway.cluster.jars");
		cluster.close();
	}

	@Test
	void aLostWorkerChangesNothingInTheReportOfLevels() throws IOException {
		long seed = System.nanoTime();
		System.out.println("ClusterTest seed " + seed);
		Path levels = folder.resolve("levels");
		Corpus.write(levels, 4000, seed);
		String progress = run("validate", levels);
		List<Object> words = new ArrayList<>(List.of("validate", "-j", 2, "--format", "jsonl"));
		try (Stream<Path> files = Files.list(levels)) {
			words.addAll(files.sorted().toList());
		}
		assertEquals(ClusterRun.plain(words.toArray()).out(), Files.readString(folder.resolve("report")), progress);
	}

	@Test
	void aLostWorkerChangesNothingInTheReportOfAWorld() throws IOException {
		long seed = System.nanoTime();
		System.out.println("ClusterTest seed " + seed);
		Worlds.write(folder, Worlds.noise(60 * 24, 60 * 24, 0.05, new Random(seed)), 24, 24);
		String progress = run("world", folder.resolve("tiles"));
		ClusterRun plain = ClusterRun.plain("validate", "--format", "jsonl", folder.resolve("whole.map"));
		assertEquals(plain.out().replace(folder + "/whole.map", folder + "/tiles"), Files.readString(folder.resolve("report")),
				progress);
	}

	/** Runs a command, and kills a worker when a tenth is done; returns what was done then. */
	private String run(String command, Path input) {
		AtomicReference<String> killed = new AtomicReference<>();
		ClusterRun run = ClusterRun.watched(text -> {
			Matcher done = PROGRESS.matcher(text);
			if (killed.get() == null && done.find() && 10 * Long.parseLong(done.group(1)) >= Long.parseLong(done.group(2))) {
				killed.set(done.group());
				cluster.kill(0);
			}
		}, command, input, "--report", folder.resolve("report"), "--master", cluster.master(), "--conf",
				"spark.executor.memory=450m");
		Matcher done = PROGRESS.matcher(String.valueOf(killed.get()));
		assertTrue(done.find() && Long.parseLong(done.group(1)) < Long.parseLong(done.group(2)), "killed at " + killed.get() + run);
		return killed + " when a worker was lost";
	}
}
