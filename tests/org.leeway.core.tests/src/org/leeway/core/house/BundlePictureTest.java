package org.leeway.core.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Tests of the picture of the bundles in the docs, by comparison with their manifests and POMs. */
class BundlePictureTest {

	private static final Path ROOT = Path.of(System.getProperty("leeway.samples")).toAbsolutePath().normalize().getParent();
	private static final String OWN = "org.leeway.";
	private static final Pattern ARROW = Pattern.compile("data-from=\"(.*?)\" data-to=\"(.*?)\"");
	private static final Pattern DEPENDENCY = Pattern.compile("<artifactId>(org\\.leeway\\.\\w+)</artifactId>\\s*<version>\\$");

	@Test
	void thePictureHasAnArrowForEachRequirement() throws IOException {
		Set<String> drawn = new TreeSet<>();
		ARROW.matcher(Files.readString(ROOT.resolve("docs/images/bundles.svg"))).results()
				.forEach(arrow -> drawn.add(arrow.group(1) + " -> " + arrow.group(2)));
		assertTrue(drawn.contains("ui -> core"), drawn.toString());
		assertEquals(required(), drawn, "releng/bundle-picture draws the picture anew");
	}

	private static Set<String> required() throws IOException {
		Set<String> required = new TreeSet<>();
		try (Stream<Path> plugins = Files.list(ROOT.resolve("plugins"))) {
			for (Path plugin : plugins.toList()) {
				String from = plugin.getFileName().toString().substring(OWN.length());
				names(plugin).filter(name -> Files.exists(ROOT.resolve("plugins/" + name)))
						.forEach(name -> required.add(from + " -> " + name.substring(OWN.length())));
			}
		}
		return required;
	}

	private static Stream<String> names(Path plugin) throws IOException {
		Path file = plugin.resolve("META-INF/MANIFEST.MF");
		if (Files.notExists(file)) {
			return DEPENDENCY.matcher(Files.readString(plugin.resolve("pom.xml"))).results().map(match -> match.group(1));
		}
		try (InputStream in = Files.newInputStream(file)) {
			Attributes headers = new Manifest(in).getMainAttributes();
			return Stream.of("Require-Bundle", "Fragment-Host").map(headers::getValue).filter(value -> value != null)
					.flatMap(value -> Pattern.compile("org\\.leeway\\.[\\w.]+").matcher(value).results()).map(match -> match.group());
		}
	}
}
