package org.leeway.ui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.util.ManifestElement;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/** The boundaries between the bundles, from their manifests and from the names in their classes. */
class BundleRulesTest {

	/** A class name as it stands in a class file: in a reference, a descriptor or a signature. */
	private static final Pattern CLASS_NAME = Pattern
			.compile("(?:org/eclipse|org/leeway|org/osgi|org/xml|com|info|javax?)(?:/\\w+)+");

	@Test
	void pathingKnowsTheJdkOnly() throws Exception {
		assertEquals(List.of(), requirements("org.leeway.pathing"));
		assertEquals(Set.of(), foreign("org.leeway.pathing", "java/", "org/leeway/pathing/"));
	}

	@Test
	void theModelKnowsPathingAndEcore() throws Exception {
		assertEquals(List.of("org.eclipse.emf.ecore", "org.leeway.pathing"), requirements("org.leeway.model"));
		assertEquals(Set.of(), foreign("org.leeway.model", "java/", "org/eclipse/emf/", "org/leeway/pathing/",
				"org/leeway/model/"));
	}

	@Test
	void theCoreKnowsNoUserInterface() throws Exception {
		List<String> forbidden = List.of("org/eclipse/ui/", "org/eclipse/swt/", "org/eclipse/jface/",
				"org/eclipse/draw2d/", "org/eclipse/gef/", "java/awt/", "javax/swing/", "org/leeway/ui/");
		Set<String> names = names("org.leeway.core");
		names.removeIf(name -> forbidden.stream().noneMatch(name::startsWith));
		assertEquals(Set.of(), names);
	}

	@Test
	void theEditorLeavesAlgorithmsToTheCore() throws Exception {
		Set<String> names = names("org.leeway.ui");
		assertFalse(names.contains("org/leeway/pathing/clearance/ClearanceAnnotator"));
		assertFalse(names.stream().anyMatch(name -> name.startsWith("org/leeway/core/app/")));
	}

	@Test
	void whatIsNoInterfaceIsMarkedInternal() throws Exception {
		assertEquals("true", exported("org.leeway.core", "org.leeway.core.app").getDirective("x-internal"));
		assertEquals("true", exported("org.leeway.model", "org.leeway.model.impl").getDirective("x-internal"));
	}

	private static List<String> requirements(String bundle) throws BundleException {
		List<String> names = new ArrayList<>();
		for (ManifestElement element : elements(bundle, Constants.REQUIRE_BUNDLE)) {
			names.add(element.getValue());
		}
		Collections.sort(names);
		return names;
	}

	private static ManifestElement exported(String bundle, String packageName) throws BundleException {
		for (ManifestElement element : elements(bundle, Constants.EXPORT_PACKAGE)) {
			if (element.getValue().equals(packageName)) {
				return element;
			}
		}
		throw new AssertionError(bundle + " does not export " + packageName);
	}

	private static ManifestElement[] elements(String bundle, String header) throws BundleException {
		String value = Platform.getBundle(bundle).getHeaders().get(header);
		return value == null ? new ManifestElement[0] : ManifestElement.parseHeader(header, value);
	}

	private static Set<String> foreign(String bundle, String... allowed) throws IOException {
		Set<String> names = names(bundle);
		names.removeIf(name -> List.of(allowed).stream().anyMatch(name::startsWith));
		return names;
	}

	/** All names of classes that the classes of a bundle, not those of its fragments, mention. */
	private static Set<String> names(String bundle) throws IOException {
		Set<String> names = new TreeSet<>();
		addNames(Platform.getBundle(bundle), "/", names);
		assertFalse(names.isEmpty());
		return names;
	}

	private static void addNames(Bundle bundle, String folder, Set<String> names) throws IOException {
		for (String path : Collections.list(bundle.getEntryPaths(folder))) {
			if (path.endsWith("/")) {
				addNames(bundle, path, names);
			} else if (path.endsWith(".class")) {
				addNames(bundle.getEntry(path), names);
			}
		}
	}

	private static void addNames(URL classFile, Set<String> names) throws IOException {
		try (InputStream in = classFile.openStream()) {
			Matcher matcher = CLASS_NAME.matcher(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
			while (matcher.find()) {
				names.add(matcher.group());
			}
		}
	}
}
