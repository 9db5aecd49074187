package org.leeway.cluster;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.apache.spark.SparkException;
import org.leeway.core.request.FailureException;

/**
 * A message of one line that explains to a user why Spark has given up. The message holds Spark's reason, but no stack
 * traces and no ids of tasks.
 */
final class ClusterFailure {

	/**
	 * Pattern of messages in which Spark only says that its context has stopped. Such a message does not help the user,
	 * because it does not say why.
	 */
	private static final Pattern STOPPED = Pattern
			.compile("stopped SparkContext|SparkContext (was|has been) shut ?down|cancelled because SparkContext");
	private static final Pattern TASK = Pattern
			.compile("Task \\d+ in stage \\S+ failed (\\d+) times, most recent failure: Lost task .*? \\((\\S+) executor \\S+\\): (.+)");
	private static final Pattern LOST = Pattern.compile("ExecutorLostFailure \\(.*?\\)(?: Reason: (.+))?");

	private ClusterFailure() {
	}

	/**
	 * Converts an exception of Spark into a failure with a message for the user.
	 *
	 * @param master the URL of the cluster
	 */
	static FailureException of(String master, Exception cause) {
		String message = message(cause);
		return new FailureException(master + ": " + (STOPPED.matcher(message).find()
				? "the cluster cannot be reached, or has stopped the work" : inALine(message)));
	}

	/**
	 * Returns the message that explains an exception of Spark best. If Spark gave up because a task failed too often, returns
	 * the message about the task. Otherwise, returns the message of the exception's innermost cause.
	 */
	private static String message(Throwable cause) {
		String message = cause.getMessage() == null ? cause.toString() : cause.getMessage();
		boolean isOuter = cause instanceof SparkException && cause.getCause() != null;
		return isOuter && !TASK.matcher(message).find() ? message(cause.getCause()) : message;
	}

	private static String inALine(String message) {
		List<String> lines = message.lines().map(String::strip).filter(each -> !each.isEmpty()).toList();
		String line = lines.isEmpty() ? "no reason given" : lines.getFirst();
		if (line.endsWith(":") && lines.size() > 1) {
			line += " " + lines.get(1);
		}
		Matcher task = TASK.matcher(line);
		return task.find() ? "a task failed " + task.group(1) + " times, the last time on " + task.group(2) + ": " + reason(task.group(3))
				: line;
	}

	private static String reason(String ofTask) {
		Matcher lost = LOST.matcher(ofTask);
		if (!lost.find()) {
			return ofTask;
		}
		return "its worker was lost" + (lost.group(1) == null ? "" : ": " + lost.group(1))
				+ " (a worker may need more memory: --conf spark.executor.memory=4g)";
	}
}
