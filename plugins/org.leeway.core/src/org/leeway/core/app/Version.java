package org.leeway.core.app;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.jar.Attributes;
import java.util.jar.JarInputStream;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

import picocli.CommandLine.IVersionProvider;

/** The version of Leeway. Read from the Eclipse bundle, or from the jar if there is no Eclipse platform. */
public final class Version implements IVersionProvider {

	@Override
	public String[] getVersion() {
		return new String[] {"Leeway " + number()};
	}

	/** Returns the version without the name of the program, or {@code (not installed)} if no version is known. */
	public static String number() {
		Bundle bundle = FrameworkUtil.getBundle(Version.class);
		return bundle == null ? ofJar() : bundle.getVersion().toString();
	}

	private static String ofJar() {
		URL jar = Version.class.getProtectionDomain().getCodeSource().getLocation();
		try (InputStream in = jar.openStream(); JarInputStream content = new JarInputStream(in)) {
			Attributes attributes = content.getManifest() == null ? new Attributes() : content.getManifest().getMainAttributes();
			return attributes.getValue("Bundle-Version") == null ? "(not installed)" : attributes.getValue("Bundle-Version");
		} catch (IOException e) {
			return "(not installed)";
		}
	}
}
