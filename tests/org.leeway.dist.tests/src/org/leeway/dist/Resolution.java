package org.leeway.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.osgi.launch.EquinoxFactory;
import org.osgi.framework.Bundle;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.wiring.FrameworkWiring;

/**
 * The bundles of a {@link Release} of the editor. Some of them may be unresolved: OSGi cannot resolve them, because a
 * requirement is missing.
 *
 * @param bundles    the symbolic names of all bundles except the framework
 * @param unresolved the symbolic names of the bundles that OSGi cannot resolve
 */
record Resolution(List<String> bundles, List<String> unresolved) {

	static Resolution of(Release release, Path plugins, Path storage) throws Exception {
		Framework framework = new EquinoxFactory().newFramework(Map.of("osgi.os", release.os, "osgi.ws", release.ws,
				"osgi.arch", release.arch, "org.osgi.framework.storage", storage.toString()));
		framework.init();
		try {
			List<Bundle> bundles = install(framework, plugins);
			framework.adapt(FrameworkWiring.class).resolveBundles(bundles);
			return new Resolution(bundles.stream().map(Bundle::getSymbolicName).toList(), bundles.stream()
					.filter(each -> each.getState() == Bundle.INSTALLED).map(Bundle::getSymbolicName).toList());
		} finally {
			framework.stop();
			framework.waitForStop(0);
		}
	}

	private static List<Bundle> install(Framework framework, Path plugins) throws Exception {
		List<Bundle> bundles = new ArrayList<>();
		for (Path file : files(plugins)) {
			if (!file.getFileName().toString().startsWith("org.eclipse.osgi_")) {
				bundles.add(framework.getBundleContext().installBundle("reference:" + file.toUri()));
			}
		}
		return bundles;
	}

	/** Returns the files of a folder by name. */
	static List<Path> files(Path folder) throws IOException {
		try (Stream<Path> listed = Files.list(folder)) {
			return listed.sorted().toList();
		}
	}

	/**
	 * Prints the bundles of a release that the OSGi framework resolves with the Java that runs this program.
	 *
	 * @param arguments the name of the {@link Release}, the folder of its bundles, and an empty folder for the files of
	 * the framework
	 */
	public static void main(String... arguments) throws Exception {
		System.out.println(of(Release.valueOf(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2])));
	}
}
