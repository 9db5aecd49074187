package org.leeway.cluster;

import java.util.Map;
import java.util.stream.Collectors;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.leeway.core.request.FailureException;

import picocli.CommandLine.Option;

/** The options that choose the cluster and its settings. */
final class ClusterOptions {

	private static final String LOCAL = "local[*]";

	@Option(names = "--master", paramLabel = "URL",
			description = "The cluster, such as spark://HOST:7077, k8s://https://HOST:6443 or yarn. Default: the one that "
					+ "spark-submit names, or this process with all cores.")
	private String master;

	@Option(names = "--conf", paramLabel = "KEY=VALUE",
			description = "A setting of Spark, such as spark.executor.memory=4g. May be repeated.")
	private Map<String, String> settings = Map.of();

	/**
	 * Connects to the cluster.
	 *
	 * @param name the name of the work, as shown on the web pages of the cluster
	 * @throws FailureException if Spark cannot connect
	 */
	JavaSparkContext connect(String name) throws FailureException {
		SparkConf conf = new SparkConf().setAppName(name);
		if (master != null) {
			conf.setMaster(master);
		}
		conf.setIfMissing("spark.master", LOCAL);
		conf.setIfMissing("spark.ui.enabled", "false");
		conf.setIfMissing("spark.driver.maxResultSize", "0");
		String own = System.getProperty("leeway.cluster.jars");
		if (own != null && !conf.get("spark.master").startsWith("local[")) {
			conf.setIfMissing("spark.jars", own);
		}
		settings.forEach(conf::set);
		try {
			return new JavaSparkContext(conf);
		} catch (Exception e) {
			// Spark throws exceptions that it does not declare
			throw ClusterFailure.of(conf.get("spark.master") + settings.entrySet().stream()
					.map(each -> " --conf " + each.getKey() + "=" + each.getValue()).sorted().collect(Collectors.joining()), e);
		}
	}
}
