package org.leeway.ui.editor;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** The icons of this bundle. */
public final class Icons {

	private static final String BUNDLE = "org.leeway.ui";

	private Icons() {
	}

	/** The same icon a quarter larger, drawn anew. */
	static ImageDescriptor large(String name) {
		ImageDescriptor icon = descriptor(name);
		return ImageDescriptor.createFromImageDataProvider(zoom -> icon.getImageData(zoom * 5 / 4));
	}

	/** The icon of the file {@code icons/NAME.svg}. */
	public static ImageDescriptor descriptor(String name) {
		return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".svg").orElseThrow();
	}
}
