package org.leeway.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A cluster of processes on this machine: a master, and workers with a core each. */
final class TestCluster implements AutoCloseable {

	private static final Path ROOT = Path.of(System.getProperty("leeway.root")).toAbsolutePath().normalize();
	private static final Path SPARK = ROOT.resolve("plugins/org.leeway.cluster/target/spark");
	private static final String HOST = "127.0.0.1";

	private final Path folder;
	private final int port;
	private final Process master;
	/** The workers that this class has not killed. */
	private final List<Process> workers = new ArrayList<>();
	/** Number of the workers that were started. */
	private int started;

	/**
	 * Starts a cluster without workers.
	 *
	 * @param folder the folder for the files of the processes
	 */
	TestCluster(Path folder) throws IOException, InterruptedException {
		this.folder = folder;
		try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
			port = free.getLocalPort();
		}
		master = start("master", "org.apache.spark.deploy.master.Master", "--host", HOST, "--port", "" + port, "--webui-port", "0");
		try {
			awaitMaster();
		} catch (IOException | InterruptedException e) {
			close();
			throw e;
		}
	}

	/** Starts workers until there are {@code count}. */
	void fill(int count) throws IOException {
		while (workers.size() < count) {
			startWorker();
		}
	}

	private void startWorker() throws IOException {
		int number = started++;
		workers.add(start("worker" + number, "org.apache.spark.deploy.worker.Worker", "--host", HOST, "--cores", "1", "--memory",
				"512m", "--webui-port", "0", "--work-dir", folder.resolve("work" + number).toString(), master()));
	}

	private Process start(String name, String... command) throws IOException {
		List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin/java").toString(), "-Xmx256m",
				System.getProperty("leeway.cluster.java"), "-cp", SPARK + "/conf:" + SPARK + "/jars/*"));
		words.addAll(List.of(command));
		ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true)
				.redirectOutput(folder.resolve(name + ".log").toFile());
		builder.environment().put("SPARK_HOME", SPARK.toString());
		builder.environment().put("SPARK_SCALA_VERSION", "2.13");
		builder.environment().put("SPARK_LOCAL_IP", HOST);
		return builder.start();
	}

	private void awaitMaster() throws IOException, InterruptedException {
		while (master.isAlive()) {
			try (Socket socket = new Socket(HOST, port)) {
				return;
			} catch (IOException notYet) {
				Thread.sleep(100);
			}
		}
		throw new IOException("the master ended: " + folder.resolve("master.log"));
	}

	String master() {
		return "spark://" + HOST + ":" + port;
	}

	/**
	 * Returns the paths of the two jars that the workers need, with a comma between them. {@code leeway-cluster} passes them to
	 * Spark in this form.
	 */
	static String jars() {
		return ROOT.resolve("plugins/org.leeway.cluster/target/leeway-cluster.jar") + ","
				+ ROOT.resolve("releng/org.leeway.commandline/target/leeway.jar");
	}

	/** Kills the oldest worker and the processes that it started, as a loss of power would. */
	void killWorker() {
		kill(workers.removeFirst());
	}

	/** Kills the worker that runs an executor, and starts another worker in its place. */
	void replaceWorkerOf(String executor) throws IOException {
		String option = "--executor-id " + executor + " ";
		Process lost = workers.stream().filter(worker -> worker.descendants()
				.anyMatch(child -> child.info().commandLine().orElse("").contains(option))).findFirst().orElseThrow();
		workers.remove(lost);
		kill(lost);
		startWorker();
	}

	private static void kill(Process process) {
		List<ProcessHandle> children = process.descendants().toList();
		process.destroyForcibly();
		children.forEach(ProcessHandle::destroyForcibly);
	}

	@Override
	public void close() {
		workers.forEach(TestCluster::kill);
		kill(master);
	}
}
