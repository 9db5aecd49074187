package org.leeway.core.extension;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.jar.Manifest;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ContributorFactorySimple;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.core.runtime.spi.RegistryStrategy;

/**
 * The contributions of plug-ins to the extension points of Leeway. On Eclipse's platform, the contributions come from
 * the registry of the platform. In plain Java, the contributions are read on first use from each {@code plugin.xml} at
 * the root of the class path.
 */
public final class Extensions {

	private Extensions() {
	}

	/**
	 * Returns the elements of all extensions of an extension point. Elements of the same plug-in are in the order of its
	 * {@code plugin.xml}.
	 *
	 * @param point the id of the extension point
	 * @throws IllegalStateException in plain Java, if a {@code plugin.xml} cannot be read
	 */
	public static List<Contribution> of(String point) {
		IExtensionRegistry platform = RegistryFactory.getRegistry();
		boolean known = platform != null && platform.getExtensionPoint(point) != null;
		return Stream.of((known ? platform : Plain.REGISTRY).getConfigurationElementsFor(point))
				.<Contribution>map(RegisteredContribution::new).toList();
	}

	/** The registry for programs that run in plain Java, without Eclipse's platform. Read on first use. */
	private static final class Plain {

		private static final Object OWNER = new Object();

		static final IExtensionRegistry REGISTRY = read();

		private static IExtensionRegistry read() {
			IExtensionRegistry registry = RegistryFactory.createRegistry(new RegistryStrategy(null, null), OWNER, OWNER);
			try {
				for (URL plugin : Collections.list(Extensions.class.getClassLoader().getResources("plugin.xml"))) {
					try (InputStream in = plugin.openStream()) {
						registry.addContribution(in, ContributorFactorySimple.createContributor(bundle(plugin)), false, null,
								null, OWNER);
					}
				}
				return registry;
			} catch (IOException e) {
				throw new IllegalStateException(e);
			}
		}

		/**
		 * Returns the name of the bundle to which a {@code plugin.xml} belongs. The ids of the bundle's extension points
		 * begin with this name.
		 *
		 * @param plugin the {@code plugin.xml}
		 */
		private static String bundle(URL plugin) throws IOException {
			try (InputStream in = new URL(plugin, "META-INF/MANIFEST.MF").openStream()) {
				String name = new Manifest(in).getMainAttributes().getValue("Bundle-SymbolicName");
				return name == null ? plugin.toString() : name.split(";")[0].strip();
			}
		}
	}
}
