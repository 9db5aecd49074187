package org.leeway.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Tests of all versions, which have to equal the version of the {@code pom.xml} at the root. */
class VersionsTest {

	/** The version in bundles and features. */
	private static final String QUALIFIED = Artefact.VERSION.replace("-SNAPSHOT", ".qualifier");
	private static final String NUMBER = Artefact.VERSION.replace("-SNAPSHOT", "");

	@Test
	void modulesHaveTheVersionOfTheirParent() throws IOException {
		assertEquals(Artefact.VERSION, Pom.read(Artefact.ROOT.resolve("pom.xml")).text("version"));
		List<Path> modules = find("pom.xml");
		assertTrue(modules.size() > 10, modules.toString());
		for (Path module : modules) {
			Pom.read(module).elements("parent")
					.forEach(parent -> assertEquals(Artefact.VERSION, Pom.text(parent, "version"), module.toString()));
		}
	}

	@Test
	void manifestsHaveItAndRequireIt() throws IOException {
		for (Path manifest : find("MANIFEST.MF")) {
			String text = Files.readString(manifest).replace("\n ", "");
			assertEquals(List.of(QUALIFIED), all(text, "^Bundle-Version: (.*)$"), manifest.toString());
			all(text, "org\\.leeway\\.\\w+;bundle-version=\"([^\"]*)\"")
					.forEach(range -> assertEquals(compatible(), range, manifest.toString()));
		}
	}

	@Test
	void featureProductSampleAndDocsHaveIt() throws IOException {
		List<Path> products = find("feature.xml", "leeway.product");
		assertTrue(products.size() >= 2, products.toString());
		for (Path file : products) {
			assertEquals(QUALIFIED, Pom.read(file).root().getAttribute("version"), file.toString());
		}
		assertEquals(List.of(Artefact.VERSION),
				all(read("samples/server/pom.xml"), "<leeway.version>(.*)</leeway.version>"));
		assertEquals(List.of(Artefact.VERSION), all(read("docs/library.md"), "<version>(.*)</version>"));
		assertEquals(List.of(NUMBER), all(read("README.md"), "leeway_([\\d.]+)_"));
		assertEquals(NUMBER, all(read("CHANGELOG.md"), "^## (\\d+\\.\\d+\\.\\d+)").getFirst());
	}

	/**
	 * Returns the range of versions that are compatible with the present version. For example, {@code [0.3.0,0.4.0)} if the
	 * present version is 0.3.2. Before 1.0, each minor version may break the API, so the range ends at the next minor version.
	 * From 1.0 on, the range ends at the next major version.
	 */
	private static String compatible() {
		String[] numbers = NUMBER.split("\\.");
		int major = Integer.parseInt(numbers[0]);
		int minor = Integer.parseInt(numbers[1]);
		String next = major == 0 ? "0." + (minor + 1) + ".0" : major + 1 + ".0.0";
		return "[" + major + "." + minor + ".0," + next + ")";
	}

	private static String read(String file) throws IOException {
		return Files.readString(Artefact.ROOT.resolve(file));
	}

	private static List<String> all(String text, String pattern) {
		return Pattern.compile(pattern, Pattern.MULTILINE).matcher(text).results().map(found -> found.group(1)).toList();
	}

	/** Returns the files in the sources that have one of the given names. */
	private static List<Path> find(String... names) throws IOException {
		List<Path> found = new ArrayList<>();
		for (String folder : List.of("plugins", "features", "releng", "tests")) {
			try (Stream<Path> files = Files.walk(Artefact.ROOT.resolve(folder), 3)) {
				files.filter(file -> List.of(names).contains(file.getFileName().toString()))
						.filter(file -> !file.toString().matches(".*[/\\\\](target|bin|node_modules)[/\\\\].*")).forEach(found::add);
			}
		}
		return found;
	}
}
