package org.leeway.cluster;

import java.util.function.LongConsumer;

import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.util.LongAccumulator;

/** A counter of the work that tasks have done. */
public final class TaskProgress {

	private TaskProgress() {
	}

	/**
	 * Creates a counter to which tasks add the amount of work done. At the end of each task, passes the count to {@code
	 * progress} if the count has changed.
	 */
	public static LongAccumulator told(JavaSparkContext spark, LongConsumer progress) {
		LongAccumulator done = spark.sc().longAccumulator();
		spark.sc().addSparkListener(new SparkListener() {

			private long told = -1;

			@Override
			public void onTaskEnd(SparkListenerTaskEnd end) {
				if (done.value() != told) {
					told = done.value();
					progress.accept(told);
				}
			}
		});
		return done;
	}
}
