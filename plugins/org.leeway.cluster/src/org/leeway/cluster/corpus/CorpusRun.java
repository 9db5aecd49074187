package org.leeway.cluster.corpus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.LongAccumulator;
import org.leeway.cluster.Storage;
import org.leeway.cluster.TaskProgress;

/**
 * A check of many levels on a cluster. Each task checks consecutive levels of the inputs. Results stay on the disk of
 * the worker until all tasks are done, then the driver fetches them task by task. If a worker is lost, Spark repeats
 * the tasks of this worker on other workers.
 */
public final class CorpusRun {

	/**
	 * Number of tasks for each core. With many small tasks, all cores stay busy although levels have very different
	 * sizes.
	 */
	private static final int TASKS_PER_CORE = 16;
	private static final int MOST_LEVELS = 256;
	private static final long MOST_BYTES = 1 << 25;

	private final JavaSparkContext spark;
	private final Storage storage;
	private final CorpusCheck check;

	public CorpusRun(JavaSparkContext spark, Storage storage, CorpusCheck check) {
		this.spark = spark;
		this.storage = storage;
		this.check = check;
	}

	/**
	 * Checks levels, and writes the report.
	 *
	 * @param report the path of the report, with scheme and host as from {@link Storage#output}
	 * @param progress receives the number of levels done after each task
	 * @throws IOException if the report cannot be written
	 */
	public CorpusSummary run(CorpusInputs inputs, Path report, LongConsumer progress) throws IOException {
		Map<String, LineFacts> before = CorpusState.read(storage, report);
		List<ArrayList<LevelFile>> tasks = tasks(inputs.levels(), before);
		try (CorpusReport lines = new CorpusReport(storage, report, before)) {
			CorpusSummary summary = new CorpusSummary();
			check(tasks, progress).forEachRemaining(summary.adding(lines));
			lines.finish();
			return summary;
		}
	}

	private List<ArrayList<LevelFile>> tasks(List<LevelFile> levels, Map<String, LineFacts> before) {
		int most = Math.clamp(levels.size() / (TASKS_PER_CORE * spark.defaultParallelism()), 1, MOST_LEVELS);
		List<ArrayList<LevelFile>> tasks = new ArrayList<>();
		long bytes = MOST_BYTES;
		for (LevelFile level : levels) {
			if (tasks.isEmpty() || tasks.getLast().size() >= most || bytes + level.bytes() > MOST_BYTES) {
				tasks.add(new ArrayList<>());
				bytes = 0;
			}
			LineFacts known = before.get(level.name());
			tasks.getLast().add(known == null ? level : level.knownBy(known.key()));
			bytes += level.bytes();
		}
		return tasks;
	}

	private Iterator<CheckedFile> check(List<ArrayList<LevelFile>> tasks, LongConsumer progress) {
		LongAccumulator done = TaskProgress.told(spark, progress);
		Broadcast<Storage> files = storage.shared(spark);
		CorpusCheck what = check;
		JavaRDD<CheckedFile> checked = spark.parallelize(tasks, Math.max(1, tasks.size())).mapPartitions(parts -> {
			LevelChecker checker = new LevelChecker(what, files.value());
			List<LevelFile> levels = new ArrayList<>();
			parts.forEachRemaining(levels::addAll);
			return levels.stream().map(level -> {
				CheckedFile line = checker.check(level);
				done.add(1);
				return line;
			}).iterator();
		}).persist(StorageLevel.DISK_ONLY());
		checked.count();
		return checked.toLocalIterator();
	}
}
