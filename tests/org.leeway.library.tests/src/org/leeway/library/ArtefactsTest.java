package org.leeway.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The contents of the artefacts, and the dependencies in their POMs. */
class ArtefactsTest {

	static final List<Artefact> ARTEFACTS = Artefact.ALL;
	static final List<Artefact> WITH_API = List.of(Artefact.PATHING, Artefact.CORE);

	@ParameterizedTest
	@FieldSource("ARTEFACTS")
	void thereIsSourceForEachClass(Artefact artefact) throws IOException {
		Set<String> sources = new TreeSet<>(Artefact.entries(artefact.sources()));
		List<String> classes = Artefact.entries(artefact.jar()).stream()
				.filter(each -> each.endsWith(".class") && !each.contains("$")).toList();
		assertFalse(classes.isEmpty());
		assertEquals(List.of(),
				classes.stream().filter(each -> !sources.contains(each.replaceFirst("class$", "java"))).toList());
	}

	@ParameterizedTest
	@FieldSource("WITH_API")
	void theJavadocIsThatOfTheApi(Artefact artefact) throws IOException {
		try (JarFile file = new JarFile(artefact.javadoc().toFile())) {
			byte[] list = file.getInputStream(file.getEntry("element-list")).readAllBytes();
			String packages = new String(list, StandardCharsets.UTF_8);
			assertEquals(artefact.api(), packages.lines().collect(Collectors.toCollection(TreeSet::new)),
					"packages that the manifest leaves open, and those of the javadoc in releng/org.leeway.library/pom.xml");
		}
	}

	@ParameterizedTest
	@FieldSource("ARTEFACTS")
	void thePomDeclaresWhatTheClassesUseAndNoMore(Artefact artefact) {
		List<Pom.Dependency> declared = artefact.pom().dependencies();
		Path[] jars = declared.stream().map(ArtefactsTest::jar).toArray(Path[]::new);
		assertEquals("", jdeps("--missing-deps", "--multi-release", "21", "-cp", Artefact.classPath(jars),
				artefact.jar().toString()));
		String used = jdeps("-summary", "--multi-release", "21", "-cp", Artefact.classPath(jars), artefact.jar().toString());
		assertEquals(List.of(), Stream.of(jars).map(Path::getFileName).map(Path::toString)
				.filter(jar -> !used.contains(jar.replaceFirst("-\\d.*", ""))).toList(), used);
	}

	@ParameterizedTest
	@FieldSource("ARTEFACTS")
	void thePomHasTheVersionsOfTheProduct(Artefact artefact) {
		assertEquals(Artefact.VERSION, artefact.pom().text("version"));
		Map<String, String> versions = Pom.read(Artefact.ROOT.resolve("releng/leeway.target")).dependencies().stream()
				.collect(Collectors.toMap(Pom.Dependency::key, Pom.Dependency::version));
		for (Pom.Dependency each : artefact.pom().dependencies()) {
			String expected = each.group().equals("org.leeway") ? Artefact.VERSION : versions.get(each.key());
			assertEquals(expected, each.version(), each.key());
		}
	}

	private static Path jar(Pom.Dependency dependency) {
		return dependency.jar(dependency.group().equals("org.leeway") ? Artefact.REPOSITORY : Artefact.LOCAL);
	}

	private static String jdeps(String... arguments) {
		StringWriter out = new StringWriter();
		ToolProvider tool = ToolProvider.findFirst("jdeps").orElseThrow();
		PrintWriter writer = new PrintWriter(out);
		int status = tool.run(writer, writer, arguments);
		assertTrue(status == 0 || !out.toString().isEmpty(), () -> "jdeps failed with " + status);
		return out.toString();
	}
}
