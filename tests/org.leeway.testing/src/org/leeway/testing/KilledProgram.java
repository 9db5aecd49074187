package org.leeway.testing;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A program in a process of its own, which a test kills in the middle of its work, as {@code kill -9} does. */
public final class KilledProgram {

	/** The line that the program prints when it has done its work once. From then on, the test may kill it. */
	public static final String READY = "ready";

	private final Class<?> program;
	private final String classPath;

	/**
	 * Prepares a program.
	 *
	 * @param program a class whose main method takes one argument
	 * @param used a class of each other bundle that the program needs on its class path
	 */
	public KilledProgram(Class<?> program, Class<?>... used) {
		this(program, place(program) + File.pathSeparator
				+ Arrays.stream(used).map(KilledProgram::place).distinct().collect(Collectors.joining(File.pathSeparator)));
	}

	private KilledProgram(Class<?> program, String classPath) {
		this.program = program;
		this.classPath = classPath;
	}

	/** Prepares a program that may use all classes of the calling test. The test must run in plain Java, and not on OSGi. */
	public static KilledProgram inPlainJava(Class<?> program) {
		return new KilledProgram(program, plainClassPath());
	}

	/** Returns the class path of the calling test. The test must run in plain Java, and not on OSGi. */
	public static String plainClassPath() {
		return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
	}

	/** Returns the jar of a class, or the folder of its bundle's classes. */
	private static String place(Class<?> type) {
		File place = file(type.getProtectionDomain().getCodeSource().getLocation());
		File classes = new File(place, "target/classes");
		return (classes.isDirectory() ? classes : place).getPath();
	}

	/**
	 * Returns the file to which a URL leads. In plain Java, blanks in the path are escaped in the URL. In OSGi, they are not. So
	 * this method tries both forms.
	 */
	private static File file(URL location) {
		File unescaped = new File(location.getPath());
		try {
			return unescaped.exists() ? unescaped : new File(location.toURI());
		} catch (URISyntaxException e) {
			throw new IllegalStateException(e);
		}
	}

	/**
	 * Starts the program, waits for its message that it is ready, and kills it.
	 *
	 * @param argument the argument of the program
	 * @param life the time between the message and the kill, in ms
	 */
	public void runAndKill(String argument, int life) throws IOException, InterruptedException {
		Process process = new ProcessBuilder(ProcessHandle.current().info().command().orElse("java"),
				"-XX:TieredStopAtLevel=1", "-cp", classPath, program.getName(), argument)
				.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		try (var output = process.inputReader()) {
			String said = output.readLine();
			if (!READY.equals(said)) {
				throw new AssertionError("the program was to say that it is ready, and said " + said);
			}
			Thread.sleep(life);
		} finally {
			process.destroyForcibly().waitFor();
		}
	}
}
