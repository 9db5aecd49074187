package org.leeway.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.leeway.testing.Messages.assertOneLine;

import org.apache.spark.ExecutorLostFailure;
import org.apache.spark.SparkException;
import org.junit.jupiter.api.Test;

import scala.Option;

/** Tests of failures that Spark reports by exceptions of its own, and the reason that Leeway then shows to the user. */
class ClusterFailureTest {

	private static String told(Exception cause) {
		return ClusterFailure.of("spark://host:7077", cause).getMessage();
	}

	private static String ofTask(String reason) {
		return "Job aborted due to stage failure: Task 0 in stage 1.0 failed 4 times, most recent failure: Lost task 0.3 in stage 1.0"
				+ " (TID 7) (10.0.0.5 executor 3): " + reason + "\nDriver stacktrace:";
	}

	@Test
	void aTaskThatFailsAgainAndAgainHasItsReason() {
		String reason = "java.lang.OutOfMemoryError: Java heap space\n\tat org.leeway.Block.read(Block.java:1)";
		assertOneLine(told(new SparkException(ofTask(reason))),
				"spark://host:7077: ", "failed 4 times", "10.0.0.5", "java.lang.OutOfMemoryError: Java heap space");
	}

	@Test
	void aLostWorkerIsNamed() {
		String lost = new ExecutorLostFailure("3", true, Option.apply("Container killed, exit code 137.")).toErrorString();
		assertOneLine(told(new SparkException(ofTask(lost))), "spark://host:7077: ", "failed 4 times", "10.0.0.5",
				"worker", "Container killed, exit code 137.", "--conf spark.executor.memory=4g");
	}

	@Test
	void aReasonInTheSecondLineIsInTheLine() {
		assertEquals("spark://host:7077: ResultStage 3 has failed the maximum allowable number of times: 4. Most recent failure reason:"
				+ " org.apache.spark.shuffle.MetadataFetchFailedException: Missing an output location for shuffle 0",
				told(new SparkException("ResultStage 3 has failed the maximum allowable number of times: 4. Most recent failure reason:\n"
						+ "org.apache.spark.shuffle.MetadataFetchFailedException: Missing an output location for shuffle 0\n\tat a.b")));
	}

	@Test
	void theInnermostReasonCounts() {
		assertEquals("spark://host:7077: No space left on device",
				told(new SparkException("Job aborted", new java.io.IOException("No space left on device"))));
		assertEquals("spark://host:7077: java.lang.IllegalStateException", told(new IllegalStateException()));
		assertEquals("spark://host:7077: no reason given", told(new IllegalStateException("\n")));
		String stopped = "Cannot call methods on a stopped SparkContext.\nThis stopped SparkContext was ...";
		assertOneLine(told(new IllegalStateException(stopped)), "spark://host:7077: ", "cannot be reached", "stopped");
	}
}
