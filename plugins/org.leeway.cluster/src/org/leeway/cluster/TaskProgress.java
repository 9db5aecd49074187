package org.leeway.cluster;

import java.util.function.LongConsumer;

import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.util.LongAccumulator;

/** Counts what the tasks have done. */
public final class TaskProgress {

	private TaskProgress() {
	}

	/** A counter for tasks to add to; {@code progress} is told its value whenever a task ends. */
	public static LongAccumulator told(JavaSparkContext spark, LongConsumer progress) {
		LongAccumulator done = spark.sc().longAccumulator();
		spark.sc().addSparkListener(new SparkListener() {
			@Override
			public void onTaskEnd(SparkListenerTaskEnd end) {
				progress.accept(done.value());
			}
		});
		return done;
	}
}
