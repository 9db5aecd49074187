package org.leeway.install;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of an installation of Leeway from its update site into an Eclipse without Leeway. The test paints a level
 * there, and removes Leeway again.
 */
class InstallTest {

	private static final Path CHECKOUT = Path.of(System.getProperty("checkout"));
	private static final Path SITE = CHECKOUT.resolve("releng/org.leeway.site/target/repository");
	private static final String FEATURE = "org.leeway.feature.feature.group";
	private static final String EDITOR = "org.leeway.ui.editor";

	@TempDir
	private Path folder;

	@Test
	void isInstalledUsedAndRemovedWithoutATrace() throws Exception {
		Eclipse eclipse = Eclipse.in(folder.resolve("eclipse"));
		TreeMap<String, String> before = eclipse.bundles();
		assertFalse(before.containsKey("org.leeway.ui"));
		assertFalse(before.containsKey("org.eclipse.gef"));

		eclipse.director("-repository", SITE.toUri().toString(), "-installIU", FEATURE);
		TreeMap<String, String> with = eclipse.bundles();
		assertTrue(with.keySet().containsAll(List.of("org.leeway.ui", "org.leeway.gef.compat", "com.google.gson")));
		assertTrue(with.get("org.eclipse.gef").startsWith("3.2."), "the only one that was offered");

		paint(eclipse);

		eclipse.director("-uninstallIU", FEATURE);
		assertEquals(before, eclipse.bundles());
	}

	/** Paints with the mouse, and saves with the keyboard. The file of the level is outside of the workspace. */
	private void paint(Eclipse eclipse) throws IOException, InterruptedException {
		Path level = Files.createDirectory(folder.resolve("a b ü")).resolve("größe.leeway");
		Path old = folder.resolve("old.leeway");
		Files.copy(CHECKOUT.resolve("samples/lanes.leeway"), level);
		Files.copy(level, old);
		try (Visitor visitor = new Visitor(eclipse, folder.resolve("workspace"), level)) {
			String[] place = visitor.hear("opened").split(" ");
			assertEquals(EDITOR, place[1]);
			int x = Integer.parseInt(place[2]) + Integer.parseInt(place[4]) / 2;
			int y = Integer.parseInt(place[3]) + Integer.parseInt(place[5]) / 2;
			Visitor.act("mousemove", "" + x, "" + y, "key", "b", "key", "5", "mousedown", "1",
					"mousemove_relative", "20", "0", "mousemove_relative", "20", "0", "mouseup", "1");
			visitor.hear("dirty");
			Visitor.act("key", "ctrl+s");
			visitor.hear("saved");
		}
		assertEquals("", eclipse.errors(folder.resolve("workspace")));
		assertTrue(difference(old, level).contains("river"), difference(old, level));
	}

	private static String difference(Path before, Path after) throws IOException, InterruptedException {
		Process diff = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar",
				CHECKOUT.resolve("releng/org.leeway.commandline/target/leeway.jar").toString(), "diff", before.toString(),
				after.toString()).redirectErrorStream(true).start();
		String printed = new String(diff.getInputStream().readAllBytes());
		assertEquals(1, diff.waitFor(), printed);
		return printed;
	}

	/**
	 * Installs Leeway when another site has a later version of GEF than Leeway's site. The later version is an empty bundle
	 * that the test publishes itself, because no real GEF is later.
	 */
	@Test
	void aLaterGefOfAnotherSiteIsPreferred() throws Exception {
		Eclipse eclipse = Eclipse.in(folder.resolve("eclipse"));
		Path site = Files.createDirectory(folder.resolve("later"));
		bundle(site, "org.eclipse.gef", "3.26.0");
		eclipse.publish(site);
		eclipse.director("-repository", SITE.toUri() + "," + site.toUri(), "-installIU", FEATURE);
		assertEquals("3.26.0", eclipse.bundles().get("org.eclipse.gef"));
	}

	private static void bundle(Path site, String name, String version) throws IOException {
		Manifest manifest = new Manifest();
		Attributes attributes = manifest.getMainAttributes();
		attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
		attributes.putValue("Bundle-ManifestVersion", "2");
		attributes.putValue("Bundle-SymbolicName", name + ";singleton:=true");
		attributes.putValue("Bundle-Version", version);
		Path plugins = Files.createDirectories(site.resolve("plugins"));
		try (OutputStream file = Files.newOutputStream(plugins.resolve(name + "_" + version + ".jar"));
				JarOutputStream jar = new JarOutputStream(file, manifest)) {
			jar.finish();
		}
	}

	@Test
	void theSiteHoldsTheSourceOfEachOfItsBundles() throws IOException {
		try (Stream<Path> files = Files.list(SITE.resolve("plugins"))) {
			List<String> names = files.map(each -> each.getFileName().toString()).filter(each -> each.startsWith("org.leeway."))
					.toList();
			assertEquals(12, names.size(), names.toString());
			for (String name : names) {
				if (!name.contains(".source_")) {
					assertTrue(names.contains(name.replace("_", ".source_")), name);
				}
			}
		}
	}
}
