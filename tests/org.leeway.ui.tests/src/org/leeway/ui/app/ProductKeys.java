package org.leeway.ui.app;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

import org.eclipse.jface.bindings.Scheme;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.leeway.ui.editor.LevelEditor;
import org.osgi.framework.FrameworkUtil;

/**
 * Key bindings as in the product, until this object is closed. The tests run in a workbench with the key bindings of
 * Eclipse.
 */
final class ProductKeys implements AutoCloseable {

	private final IBindingService keys = PlatformUI.getWorkbench().getService(IBindingService.class);
	private final Scheme before = keys.getActiveScheme();

	/** Activates the scheme of keys that the product has by default. */
	ProductKeys() throws IOException {
		Properties defaults = new Properties();
		try (InputStream file = FrameworkUtil.getBundle(LevelEditor.class).getEntry("plugin_customization.ini").openStream()) {
			defaults.load(file);
		}
		keys.savePreferences(keys.getScheme(defaults.getProperty("org.eclipse.ui/KEY_CONFIGURATION_ID")), keys.getBindings());
	}

	@Override
	public void close() throws IOException {
		keys.savePreferences(before, keys.getBindings());
	}
}
