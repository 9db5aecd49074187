package org.leeway.core.app;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

import picocli.CommandLine.IVersionProvider;

/** The version of the bundle. */
final class Version implements IVersionProvider {

	@Override
	public String[] getVersion() {
		return new String[] {"Leeway " + number()};
	}

	static String number() {
		Bundle bundle = FrameworkUtil.getBundle(Version.class);
		return bundle == null ? "(not installed)" : bundle.getVersion().toString();
	}
}
