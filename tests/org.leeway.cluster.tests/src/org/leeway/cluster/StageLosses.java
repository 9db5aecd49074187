package org.leeway.cluster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskStart;

/**
 * A listener that simulates losses of workers. When the first task of a stage begins, it replaces the worker that runs this
 * task. Spark creates an instance for each run, if {@code spark.extraListeners} names this class.
 */
public final class StageLosses extends SparkListener {

	private static TestCluster cluster;
	private static IntPredicate stages;
	private static List<String> losses;

	private final Set<Integer> begun = new HashSet<>();

	/**
	 * Prepares the listener for the next run. During the run, the listener adds a line to the returned list for each worker
	 * that it replaces or fails to replace.
	 *
	 * @param of the cluster whose workers are replaced
	 * @param in accepts the numbers of the stages that lose a worker
	 */
	static List<String> of(TestCluster of, IntPredicate in) {
		cluster = of;
		stages = in;
		losses = Collections.synchronizedList(new ArrayList<>());
		return losses;
	}

	@Override
	public void onTaskStart(SparkListenerTaskStart start) {
		if (stages.test(start.stageId()) && begun.add(start.stageId())) {
			try {
				cluster.replaceWorkerOf(start.taskInfo().executorId());
				losses.add("loss in stage " + start.stageId());
			} catch (Exception e) {
				losses.add("no loss in stage " + start.stageId() + ": " + e);
			}
		}
	}
}
