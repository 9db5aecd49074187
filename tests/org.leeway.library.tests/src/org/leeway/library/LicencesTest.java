package org.leeway.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Tests of {@code NOTICE}: it must name the licences of all parts of Leeway's products. {@code releng/notice} writes the file. */
class LicencesTest {

	/** The line of a part in {@code NOTICE}: its bundle (group 1), its artefact (group 2) and its licences (group 3). */
	private static final Pattern PART = Pattern.compile("^(\\S+) +(\\S+:\\S+:\\S+) {2}(\\S.*)$", Pattern.MULTILINE);

	/**
	 * The file name of a bundle in a product, such as {@code com.google.gson_2.13.2.jar}. Group 1 is the name of the
	 * bundle.
	 */
	private static final Pattern FILE = Pattern.compile("(.+)_\\d+\\.\\d+\\.\\d+(\\..*)?");

	private static final Path PRODUCTS = Artefact.ROOT.resolve("releng/org.leeway.repository/target/products");

	@Test
	void itListsTheLibrariesOfTheTargetPlatformsInTheirVersions() throws IOException {
		Set<String> expected = Stream.of("releng/leeway.target", "releng/products.target")
				.flatMap(target -> Pom.read(Artefact.ROOT.resolve(target)).dependencies().stream())
				.filter(each -> !each.group().startsWith("org.junit.") && !each.group().equals("org.opentest4j")
						&& !each.group().equals("org.apiguardian"))
				.map(each -> each.key() + ":" + each.version()).collect(Collectors.toCollection(TreeSet::new));
		assertEquals(expected, listed(2), "run releng/notice");
	}

	@Test
	void itListsEachBundleInTheProducts() throws IOException {
		assumeTrue(Files.isDirectory(PRODUCTS), "no product has been built");
		Set<String> shipped = bundles();
		assertTrue(shipped.size() > 50, shipped.toString());
		shipped.removeAll(listed(1));
		assertEquals(Set.of(), shipped, "bundles that NOTICE lacks; run releng/notice");
	}

	@Test
	void theLicenceIsTheEclipsePublicLicence() throws IOException {
		List<String> lines = Files.readAllLines(Artefact.ROOT.resolve("LICENSE"));
		assertEquals("Eclipse Public License - v 2.0", lines.getFirst().strip());
		List<String> sections = lines.stream().filter(line -> line.matches("\\d\\. [A-Z ]+")).toList();
		assertEquals(List.of("1. DEFINITIONS", "2. GRANT OF RIGHTS", "3. REQUIREMENTS", "4. COMMERCIAL DISTRIBUTION",
				"5. NO WARRANTY", "6. DISCLAIMER OF LIABILITY", "7. GENERAL"), sections);
	}

	@Test
	void theFeatureShowsTheLicence() throws IOException {
		Pom feature = Pom.read(Artefact.ROOT.resolve("features/org.leeway.feature/feature.xml"));
		assertEquals(Files.readString(Artefact.ROOT.resolve("LICENSE")).strip(), feature.text("license"));
	}

	@Test
	void eachBundleHasAPageAboutItsLicence() throws IOException {
		List<Path> bundles;
		try (Stream<Path> folders = Files.list(Artefact.ROOT.resolve("plugins"))) {
			bundles = folders.filter(folder -> Files.exists(folder.resolve("build.properties"))).toList();
		}
		assertTrue(bundles.size() >= 6, bundles.toString());
		for (Path bundle : bundles) {
			assertTrue(Files.readString(bundle.resolve("build.properties")).contains("about.html"), bundle.toString());
			assertEquals(Files.readString(bundles.getFirst().resolve("about.html")),
					Files.readString(bundle.resolve("about.html")), bundle.toString());
		}
		for (Artefact artefact : Artefact.ALL) {
			assertTrue(Artefact.entries(artefact.jar()).contains("about.html"), artefact.name());
		}
	}

	private static Set<String> listed(int group) throws IOException {
		return PART.matcher(Files.readString(Artefact.ROOT.resolve("NOTICE"))).results().map(part -> part.group(group))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	/** Returns the names of all bundles in the products that do not belong to Leeway. */
	private static Set<String> bundles() throws IOException {
		try (Stream<Path> files = Files.walk(PRODUCTS)) {
			return files.filter(file -> file.getParent().endsWith("plugins"))
					.map(file -> FILE.matcher(file.getFileName().toString())).filter(Matcher::matches).map(file -> file.group(1))
					.filter(name -> !name.startsWith("org.leeway."))
					.collect(Collectors.toCollection(TreeSet::new));
		}
	}
}
