package org.leeway.ui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;

import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.util.ManifestElement;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/** Tests of the boundaries between the bundles, by a check against their manifests and their class files. */
class ArchitectureTest {

	private static final String PATHING = "org.leeway.pathing";
	private static final String MODEL = "org.leeway.model";
	private static final String CORE = "org.leeway.core";
	private static final String LIVE = "org.leeway.live";
	private static final String UI = "org.leeway.ui";

	/** Bundles from bottom to top. Each bundle may use the bundles before it. */
	private static final List<String> LAYERS = List.of(PATHING, MODEL, CORE, LIVE, UI);

	/** The packages that EMF generates. Their interfaces, implementations and helpers depend on each other. */
	private static final Set<String> GENERATED = Set.of(MODEL, MODEL + ".impl", MODEL + ".util");

	@Test
	void aBundleRequiresOnlyThoseBelowIt() throws BundleException {
		for (String bundle : LAYERS) {
			Set<String> required = new TreeSet<>();
			elements(bundle, Constants.REQUIRE_BUNDLE).forEach(element -> required.add(element.getValue()));
			required.removeIf(name -> !name.startsWith("org.leeway."));
			required.removeAll(LAYERS.subList(0, LAYERS.indexOf(bundle)));
			assertEquals(Set.of(), required, bundle + " requires what is not below it");
		}
	}

	@Test
	void pathingUsesOnlyTheJdkAndLibrariesForMeshesAndNumbers() throws IOException {
		assertUsesOnly(PATHING, type -> type.startsWith("java.") || type.startsWith(PATHING + ".")
				|| type.startsWith("org.locationtech.jts.") || type.startsWith("ch.randelshofer.fastdoubleparser."));
	}

	@Test
	void theModelUsesOnlyPathingAndEmf() throws IOException {
		assertUsesOnly(MODEL, type -> type.startsWith("java.") || type.startsWith(PATHING + ".")
				|| type.startsWith(MODEL + ".") || type.startsWith("org.eclipse.emf."));
	}

	@Test
	void coreAndLinkRunWithoutAnyUserInterface() throws IOException {
		List<String> graphical = List.of("org.eclipse.ui.", "org.eclipse.swt.", "org.eclipse.jface.",
				"org.eclipse.draw2d.", "org.eclipse.gef.", "org.eclipse.e4.", "java.awt.", "javax.swing.", UI + ".");
		for (String bundle : List.of(CORE, LIVE)) {
			assertUsesOnly(bundle, type -> graphical.stream().noneMatch(type::startsWith));
		}
	}

	@Test
	void implementationsAreNobodyElses() throws IOException, BundleException {
		assertEquals("true", export(MODEL, MODEL + ".impl").getDirective("x-internal"));
		assertEquals("true", export(CORE, CORE + ".app").getDirective("x-internal"));
		for (String bundle : LAYERS) {
			Set<String> closed = new TreeSet<>();
			for (String other : LAYERS) {
				elements(other, Constants.EXPORT_PACKAGE).stream().filter(export -> !isOpenTo(bundle, export))
						.forEach(export -> closed.add(export.getValue()));
			}
			assertUsesOnly(bundle, type -> type.startsWith(bundle + ".") || !closed.contains(packageOf(type)));
		}
	}

	@Test
	void noPackagesOfABundleNeedEachOther() throws IOException {
		for (String bundle : LAYERS) {
			Map<Set<String>, String> circles = PackageCircles.of(classes(bundle));
			circles.keySet().removeIf(circle -> GENERATED.containsAll(circle));
			assertTrue(circles.isEmpty(), () -> "circles between packages:\n" + String.join("\n", circles.values()));
		}
	}

	@Test
	void theRuleAgainstCirclesSeesThoseOfGeneratedCode() throws IOException {
		assertTrue(PackageCircles.of(classes(MODEL)).containsKey(Set.of(MODEL, MODEL + ".impl")));
	}

	/** The editor shows results of analyses. The editor does not run the algorithms, because they would block the UI thread. */
	@Test
	void theEditorLeavesAnalysesToTheCore() throws IOException {
		Set<String> algorithms = Set.of(PATHING + ".clearance.ClearanceAnnotator.annotate",
				PATHING + ".clearance.ClearanceAnnotator.traversable", PATHING + ".clearance.Reachability.of",
				PATHING + ".clearance.width.FitMap.of", PATHING + ".raster.BlockedCells.of",
				CORE + ".analysis.LevelAnalysis.of");
		Map<String, Set<String>> wrong = violations(UI, ClassFile::members, member -> !algorithms.contains(member));
		assertEquals(Map.of(), wrong);
		assertUsesOnly(UI, type -> !type.equals(PATHING + ".clearance.ClearanceAnnotator"));
	}

	@Test
	void theRulesSeeWhatClassesUse() throws IOException {
		Map<String, ClassFile> classes = classes(UI);
		ClassFile editor = classes.get("org/leeway/ui/editor/LevelEditor.class");
		assertTrue(editor.types().containsAll(Set.of("org.leeway.model.Level", "org.eclipse.swt.widgets.Composite")),
				editor.toString());
		ClassFile session = classes.get("org/leeway/ui/editor/EditorSession.class");
		assertTrue(session.members().contains("org.leeway.ui.document.LevelDocument.showFindings"), session.toString());
		assertFalse(classes.containsKey("org/leeway/ui/architecture/ArchitectureTest.class"), "tests are not judged");
		assertTrue(classes.size() > 40, classes.keySet().toString());
	}

	/**
	 * Only {@code EditorSessions} uses the class LevelEditor, to find the session of an editor. Other classes get an
	 * EditorContext or objects from it, so that they do not depend on LevelEditor.
	 */
	@Test
	void nobodyUsesTheEditorButWhatFindsItsSession() throws IOException {
		String editor = UI + ".editor.LevelEditor";
		Set<String> users = new TreeSet<>(violations(UI, ClassFile::types, type -> !type.equals(editor)).keySet());
		users.remove(editor.replace('.', '/') + ".class");
		assertEquals(Set.of("org/leeway/ui/editor/EditorSessions.class"), users);
	}

	private static void assertUsesOnly(String bundle, Predicate<String> allowed) throws IOException {
		assertEquals(Map.of(), violations(bundle, ClassFile::types, allowed), bundle);
	}

	/**
	 * Returns the uses that are not allowed, indexed by the path of the class file that contains them.
	 *
	 * @param uses returns the types or members that a class uses
	 * @param allowed returns whether a use is allowed
	 */
	private static Map<String, Set<String>> violations(String bundle, Function<ClassFile, Set<String>> uses,
			Predicate<String> allowed) throws IOException {
		Map<String, Set<String>> wrong = new TreeMap<>();
		classes(bundle).forEach((name, file) -> {
			Set<String> forbidden = new TreeSet<>(uses.apply(file));
			forbidden.removeIf(allowed);
			if (!forbidden.isEmpty()) {
				wrong.put(name, forbidden);
			}
		});
		return wrong;
	}

	/** Returns the classes of a bundle, indexed by path of the class file. Leaves out the classes of the bundle's fragments. */
	private static Map<String, ClassFile> classes(String bundle) throws IOException {
		Map<String, ClassFile> classes = new TreeMap<>();
		collect(Platform.getBundle(bundle), "org/", classes);
		assertFalse(classes.isEmpty(), "no class in " + bundle);
		return classes;
	}

	private static void collect(Bundle bundle, String folder, Map<String, ClassFile> into) throws IOException {
		Enumeration<String> paths = bundle.getEntryPaths(folder);
		for (String path : paths == null ? List.<String>of() : Collections.list(paths)) {
			if (path.endsWith("/")) {
				collect(bundle, path, into);
			} else if (path.endsWith(".class")) {
				URL file = bundle.getEntry(path);
				try (InputStream in = file.openStream()) {
					into.put(path, ClassFile.read(in));
				}
			}
		}
	}

	/**
	 * Returns whether a bundle may use an exported package. All bundles may use packages of the API. Only the friends in the
	 * manifest may use other packages.
	 */
	private static boolean isOpenTo(String bundle, ManifestElement export) {
		String friends = export.getDirective("x-friends");
		return !"true".equals(export.getDirective("x-internal"))
				&& (friends == null || List.of(friends.split(",")).contains(bundle));
	}

	private static ManifestElement export(String bundle, String name) throws BundleException {
		return elements(bundle, Constants.EXPORT_PACKAGE).stream().filter(export -> export.getValue().equals(name))
				.findFirst().orElseThrow();
	}

	private static List<ManifestElement> elements(String bundle, String header) throws BundleException {
		ManifestElement[] elements = ManifestElement.parseHeader(header,
				Platform.getBundle(bundle).getHeaders("").get(header));
		return elements == null ? List.of() : List.of(elements);
	}

	private static String packageOf(String type) {
		return type.substring(0, Math.max(0, type.lastIndexOf('.')));
	}
}
