package org.leeway.ui.theme;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** The icons of this bundle. */
public final class Icons {

	private static final String BUNDLE = "org.leeway.ui";

	private static final Map<String, ImageDescriptor> LARGE = new ConcurrentHashMap<>();

	private Icons() {
	}

	/**
	 * Returns an icon that is a quarter larger than usual. The icon is rendered at this size, not scaled. Each name always gets the
	 * same descriptor, because GEF keeps an image for each descriptor that it has seen.
	 */
	public static ImageDescriptor large(String name) {
		return LARGE.computeIfAbsent(name, key -> {
			ImageDescriptor icon = descriptor(key);
			return ImageDescriptor.createFromImageDataProvider(zoom -> icon.getImageData(zoom * 5 / 4));
		});
	}

	/** Returns the icon in the file {@code icons/NAME.svg} of the bundle, where {@code NAME} is the given name. */
	public static ImageDescriptor descriptor(String name) {
		return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".svg").orElseThrow();
	}
}
