package org.leeway.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ContributorFactorySimple;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.core.runtime.spi.RegistryStrategy;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Importer;

/** The registry of extensions in plain Java: what the {@code plugin.xml} of the core contributes. */
final class PlainPlatform {

	/** From the folder of this module, where its tests run. */
	private static final String PLUGIN = System.getProperty("leeway.plugin", "../../plugins/org.leeway.core/plugin.xml");
	private static final Object OWNER = new Object();
	private static final Formats FORMATS = start();

	private PlainPlatform() {
	}

	private static Formats start() {
		IExtensionRegistry registry = RegistryFactory.createRegistry(new RegistryStrategy(null, null), OWNER, OWNER);
		try (InputStream plugin = Files.newInputStream(Path.of(PLUGIN))) {
			registry.addContribution(plugin, ContributorFactorySimple.createContributor("org.leeway.core"), false, null,
					null, OWNER);
			RegistryFactory.setDefaultRegistryProvider(() -> registry);
		} catch (IOException | CoreException e) {
			throw new IllegalStateException(e);
		}
		return Formats.registered();
	}

	/** The formats of the registry, which is there from then on. */
	static Formats formats() {
		return FORMATS;
	}

	/** The format of this id. */
	static Format format(String id) {
		return FORMATS.byId(id).orElseThrow();
	}

	/** The importer of a format. */
	static Importer importer(String id) {
		return format(id).importer().orElseThrow();
	}

	/** The formats that whole levels can be written to and read from. */
	static List<Format> twoWay() {
		return FORMATS.ofLevels().stream().filter(Format::isReadable).toList();
	}
}
