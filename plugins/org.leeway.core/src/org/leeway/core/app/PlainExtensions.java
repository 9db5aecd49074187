package org.leeway.core.app;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.jar.Manifest;

import org.eclipse.core.runtime.ContributorFactorySimple;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.core.runtime.spi.RegistryStrategy;

/** The registry of extensions in plain Java: what each {@code plugin.xml} at the root of the class path contributes. */
public final class PlainExtensions {

	private static final Object OWNER = new Object();

	private PlainExtensions() {
	}

	/**
	 * Makes the registry the one that everything asks.
	 *
	 * @throws IllegalStateException if there is one already, as on the platform, or if a file cannot be read
	 */
	public static void register() {
		IExtensionRegistry registry = RegistryFactory.createRegistry(new RegistryStrategy(null, null), OWNER, OWNER);
		try {
			for (URL plugin : Collections.list(PlainExtensions.class.getClassLoader().getResources("plugin.xml"))) {
				try (InputStream in = plugin.openStream()) {
					registry.addContribution(in, ContributorFactorySimple.createContributor(bundle(plugin)), false, null, null, OWNER);
				}
			}
			RegistryFactory.setDefaultRegistryProvider(() -> registry);
		} catch (IOException | CoreException e) {
			throw new IllegalStateException(e);
		}
	}

	/** The name of the bundle that a file is of, which its extension points begin with. */
	private static String bundle(URL plugin) throws IOException {
		try (InputStream in = new URL(plugin, "META-INF/MANIFEST.MF").openStream()) {
			String name = new Manifest(in).getMainAttributes().getValue("Bundle-SymbolicName");
			return name == null ? plugin.toString() : name.split(";")[0].strip();
		}
	}
}
