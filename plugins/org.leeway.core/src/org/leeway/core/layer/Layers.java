package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.leeway.core.extension.Extensions;

/**
 * The catalogue of layers: those of the extension point {@code org.leeway.core.layers} in the order of registration,
 * which is the order on a map from bottom to top. Every part of Leeway that lists, shows or exports layers takes them
 * from here.
 */
public final class Layers {

	private static final String POINT = "org.leeway.core.layers";

	private Layers() {
	}

	/** All layers, those of one plug-in in the order of its file. */
	public static List<LayerDescriptor> registered() {
		return Registered.LAYERS;
	}

	/** Those that can be exported. */
	public static List<LayerDescriptor> exported() {
		return registered().stream().filter(LayerDescriptor::isExported).toList();
	}

	/** The layers of which a map shows one at a time, over the terrain. */
	public static List<RasterLayer> overlays() {
		return registered().stream().filter(RasterLayer.class::isInstance).map(RasterLayer.class::cast)
				.filter(RasterLayer::isOverlay).toList();
	}

	/** The layer with this id. */
	public static Optional<LayerDescriptor> find(String id) {
		return registered().stream().filter(layer -> layer.id().equals(id)).findFirst();
	}

	/**
	 * The layer with this id.
	 *
	 * @throws IllegalArgumentException if there is none; the message lists the known ones
	 */
	public static LayerDescriptor get(String id) {
		return find(id).orElseThrow(() -> new IllegalArgumentException("no layer '" + id + "', expected one of "
				+ registered().stream().map(LayerDescriptor::id).collect(Collectors.joining(", "))));
	}

	/**
	 * The layer of values with this id.
	 *
	 * @throws IllegalArgumentException if there is none
	 */
	public static RasterLayer raster(String id) {
		if (get(id) instanceof RasterLayer raster) {
			return raster;
		}
		throw new IllegalArgumentException(id + " has no values");
	}

	private static LayerDescriptor instantiate(IConfigurationElement element) {
		if (element.getName().equals("objects")) {
			return new ObjectLayer(element.getAttribute("id"), element.getAttribute("title"),
					Boolean.parseBoolean(element.getAttribute("computed")));
		}
		try {
			return (LayerDescriptor) element.createExecutableExtension("class");
		} catch (CoreException e) {
			throw new IllegalStateException("layer " + element.getAttribute("class") + " cannot be created", e);
		}
	}

	/** Reads the registry on first use. */
	private static final class Registered {

		static final List<LayerDescriptor> LAYERS = Extensions.of(POINT).stream().map(Layers::instantiate).toList();
	}
}
