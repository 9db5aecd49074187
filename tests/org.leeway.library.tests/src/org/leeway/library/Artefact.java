package org.leeway.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** An artefact that {@code releng/org.leeway.library} builds. */
record Artefact(String name) {

	static final Path ROOT = Path.of(System.getProperty("leeway.root")).normalize();
	static final String VERSION = System.getProperty("leeway.version");
	/** The Maven repository with Leeway's artefacts. In a release, users get this repository as an archive. */
	static final Path REPOSITORY = Path.of(System.getProperty("leeway.library"));
	/** The local repository of Maven, with the artefacts of other projects. */
	static final Path LOCAL = Path.of(System.getProperty("leeway.local"));

	static final Artefact PATHING = new Artefact("org.leeway.pathing");
	static final Artefact MODEL = new Artefact("org.leeway.model");
	static final Artefact CORE = new Artefact("org.leeway.core");
	static final List<Artefact> ALL = List.of(PATHING, MODEL, CORE);

	/** An exported package (group 1) with its directives (group 2), such as {@code a.b} or {@code a.b;x-friends:="c"}. */
	private static final Pattern EXPORTED = Pattern.compile("([\\w.]+)((?:;[\\w-]+:=(?:\"[^\"]*\"|\\w+))*)(?:,|$)");

	Path jar() {
		return file(".jar");
	}

	Path sources() {
		return file("-sources.jar");
	}

	Path javadoc() {
		return file("-javadoc.jar");
	}

	Pom pom() {
		return Pom.read(file(".pom"));
	}

	private Path file(String ending) {
		return REPOSITORY.resolve("org/leeway").resolve(name).resolve(VERSION).resolve(name + "-" + VERSION + ending);
	}

	/**
	 * Returns the packages that the manifest exports to all bundles. Leaves out packages that are exported only to friend
	 * bundles.
	 */
	Set<String> api() throws IOException {
		try (JarFile file = new JarFile(jar().toFile())) {
			String exports = file.getManifest().getMainAttributes().getValue("Export-Package");
			return EXPORTED.matcher(exports).results().filter(export -> export.group(2).isEmpty())
					.map(export -> export.group(1)).collect(Collectors.toCollection(TreeSet::new));
		}
	}

	/** Returns the packages of all artefacts together, as {@link #api} returns them for a single artefact. */
	static Set<String> wholeApi() throws IOException {
		Set<String> all = new TreeSet<>();
		for (Artefact artefact : ALL) {
			all.addAll(artefact.api());
		}
		return all;
	}

	/** Returns the paths of all files in a jar. */
	static List<String> entries(Path jar) throws IOException {
		try (JarFile file = new JarFile(jar.toFile())) {
			return file.stream().map(entry -> entry.getName()).toList();
		}
	}

	/** Returns the class path of the jars that exist. */
	static String classPath(Path... jars) {
		return Arrays.stream(jars).filter(Files::exists).map(Path::toString)
				.collect(Collectors.joining(System.getProperty("path.separator")));
	}
}
