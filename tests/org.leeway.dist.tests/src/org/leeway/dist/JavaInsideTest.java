package org.leeway.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.launch.Framework;

/**
 * Tests of the release that contains Java, for users without Java. The release is unpacked into a folder with blanks and an
 * umlaut in its name.
 */
class JavaInsideTest {

	private static final Release RELEASE = Release.LINUX_X86_64_WITH_JAVA;

	/** Modules that may be missing in the release's Java. Only classes of ICU that run during ICU's own build use them. */
	private static final Set<String> OF_BUILDS = Set.of("jdk.compiler", "jdk.javadoc");

	/**
	 * A line of the output of {@code jdeps -summary}, such as {@code leeway.jar -> java.xml}. The group is the Java module that
	 * the jar uses.
	 */
	private static final Pattern USE = Pattern.compile("-> (java\\.\\S+|jdk\\.\\S+)$", Pattern.MULTILINE);

	/** All programs that the start script needs. The tests run the script with only these programs on its path. */
	private static final List<String> NEEDED = List.of("sh", "awk", "cat", "cksum", "cut", "dirname", "find", "getent", "head",
			"id", "locale", "mkdir", "mktemp", "mv", "readlink", "rm", "sed", "tr", "wc");

	@TempDir
	private static Path folder;

	private static Path home;

	@BeforeAll
	static void unpack() throws Exception {
		assumeTrue(System.getProperty("os.name").equals("Linux") && System.getProperty("os.arch").equals("amd64"));
		home = RELEASE.unpack(Files.createDirectory(folder.resolve("a b ü")));
	}

	@Test
	void theCommandLineRunsOnItWithoutAnother() throws Exception {
		String programs = programsButJava().toString();
		for (String locale : List.of("C", "C.UTF-8")) {
			String said = run(Map.of("PATH", programs, "LC_ALL", locale), home.resolve("leeway"), "--version");
			assertTrue(said.matches("Leeway \\d+\\.\\d+\\.\\d+\\S*\n"), said);
		}
		String said = run(Map.of("PATH", programs, "LEEWAY_OPTS", "-XshowSettings:properties"), home.resolve("leeway"),
				"validate", home.resolve("samples/lanes.leeway").toString());
		assertTrue(said.contains("3 agents: nothing found"), said);
		assertTrue(said.contains("java.home = " + home.resolve("java") + "\n"), said);
	}

	@Test
	void itComesBeforeTheJavaOfTheSystem() throws Exception {
		String said = run(Map.of("PATH", System.getenv("PATH"), "JAVA_HOME", System.getProperty("java.home"), "LEEWAY_OPTS",
				"-XshowSettings:properties"), home.resolve("leeway"), "--version");
		assertTrue(said.contains("java.home = " + home.resolve("java") + "\n"), said);
	}

	@Test
	void itHasWhatTheBundlesOfTheEditorRequire() throws Exception {
		Path plugins = home.resolve("editor/plugins");
		Path framework = Path.of(Framework.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		Path tests = Path.of(Resolution.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		String said = run(Map.of("LC_ALL", "C.UTF-8"), home.resolve("java/bin/java"), "-cp", tests + ":" + framework,
				Resolution.class.getName(), RELEASE.name(), plugins.toString(), folder.resolve("storage inside").toString());
		assertEquals(Resolution.of(RELEASE, plugins, folder.resolve("storage")) + "\n", said);
		assertTrue(said.contains("org.leeway.ui") && said.contains("unresolved=[]"), said);
	}

	@Test
	void itHasTheModulesThatClassesUse() throws Exception {
		List<String> arguments = new ArrayList<>(List.of("-summary", "--multi-release", "base", "--ignore-missing-deps",
				home.resolve("leeway.jar").toString()));
		Resolution.files(home.resolve("editor/plugins")).stream().map(Path::toString).filter(name -> name.endsWith(".jar"))
				.forEach(arguments::add);
		StringWriter out = new StringWriter();
		PrintWriter writer = new PrintWriter(out);
		ToolProvider.findFirst("jdeps").orElseThrow().run(writer, writer, arguments.toArray(String[]::new));
		Set<String> used = USE.matcher(out.toString()).results().map(use -> use.group(1))
				.collect(Collectors.toCollection(TreeSet::new));
		assertTrue(used.containsAll(Set.of("java.desktop", "jdk.xml.dom")), out.toString());
		used.removeAll(OF_BUILDS);
		used.removeAll(modules());
		assertEquals(Set.of(), used);
	}

	@Test
	void itsLicencesAreInsideAndInTheNotice() throws Exception {
		for (String module : modules()) {
			Path legal = home.resolve("java/legal").resolve(module);
			assertTrue(Files.readString(legal.resolve("LICENSE")).contains("GNU General Public License"), module);
			assertTrue(Files.readString(legal.resolve("ASSEMBLY_EXCEPTION")).contains("Classpath"), module);
		}
		assertTrue(Files.readString(home.resolve("NOTICE")).lines()
				.anyMatch(line -> line.matches("java +OpenJDK.* {2}GPL-2\\.0 with Classpath-exception-2\\.0")));
		assertTrue(Files.readString(home.resolve("java/release")).contains("SOURCE="), "where its source is");
	}

	private static Set<String> modules() throws Exception {
		Set<String> modules = run(Map.of("LC_ALL", "C.UTF-8"), home.resolve("java/bin/java"), "--list-modules").lines()
				.map(line -> line.replaceFirst("@.*", "")).collect(Collectors.toSet());
		assertFalse(modules.isEmpty());
		return modules;
	}

	private static Path programsButJava() throws IOException {
		Path programs = Files.createDirectory(folder.resolve("programs"));
		for (String name : NEEDED) {
			Path real = Stream.of("/usr/bin", "/bin").map(each -> Path.of(each, name)).filter(Files::exists).findFirst().orElseThrow();
			Path program = Files.writeString(programs.resolve(name), "#!/bin/sh\nexec " + real + " \"$@\"\n");
			assertTrue(program.toFile().setExecutable(true));
		}
		return programs;
	}

	/**
	 * Runs a program that must succeed, and returns its output.
	 *
	 * @param environment all environment variables of the program
	 */
	private static String run(Map<String, String> environment, Path program, String... arguments) throws Exception {
		Path out = folder.resolve("out");
		List<String> command = new ArrayList<>(List.of(program.toString()));
		command.addAll(List.of(arguments));
		ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
		builder.environment().clear();
		builder.environment().putAll(environment);
		int status = builder.start().waitFor();
		String said = Files.readString(out);
		assertEquals(0, status, said);
		return said;
	}
}
