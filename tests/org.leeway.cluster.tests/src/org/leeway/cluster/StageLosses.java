package org.leeway.cluster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskStart;

/**
 * Replaces the worker of a task as soon as the task has begun: of the first task of each stage, or of each task. Spark makes
 * an instance for each run that names the class as {@code spark.extraListeners}.
 */
public final class StageLosses extends SparkListener {

	private static TestCluster cluster;
	private static boolean ofEachTask;
	private static List<String> losses;

	private final Set<Integer> begun = new HashSet<>();

	/**
	 * Replaces workers of a cluster from now on. Returns a line for each loss, and adds to it until the run has ended.
	 *
	 * @param eachTask whether tasks lose their workers again when Spark repeats them
	 */
	static List<String> in(TestCluster of, boolean eachTask) {
		cluster = of;
		ofEachTask = eachTask;
		losses = Collections.synchronizedList(new ArrayList<>());
		return losses;
	}

	@Override
	public void onTaskStart(SparkListenerTaskStart start) {
		if (begun.add(start.stageId()) || ofEachTask) {
			try {
				cluster.replaceWorkerOf(start.taskInfo().executorId());
				losses.add("worker lost in stage " + start.stageId());
			} catch (Exception e) {
				losses.add("no worker lost in stage " + start.stageId() + ": " + e);
			}
		}
	}
}
