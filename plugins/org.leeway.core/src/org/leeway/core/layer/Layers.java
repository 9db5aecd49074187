package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.extension.Contribution;
import org.leeway.core.extension.Extensions;

/**
 * The catalogue of all layers. Layers are registered at the extension point {@code org.leeway.core.layers}, in the
 * order in which a map shows them, from bottom to top. Every part of Leeway that lists, shows or exports layers uses
 * this catalogue.
 */
public final class Layers {

	private static final String POINT = "org.leeway.core.layers";

	private Layers() {
	}

	/** Returns all layers. Layers of one plug-in are in the order of its {@code plugin.xml}. */
	public static List<LayerDescriptor> registered() {
		return Registered.LAYERS;
	}

	/** Returns the layers that can be exported. */
	public static List<LayerDescriptor> exported() {
		return registered().stream().filter(LayerDescriptor::isExported).toList();
	}

	/** Returns the raster layers that cover the terrain. A map shows at most one such layer at a time. */
	public static List<RasterLayer> overlays() {
		return registered().stream().filter(RasterLayer.class::isInstance).map(RasterLayer.class::cast)
				.filter(RasterLayer::isOverlay).toList();
	}

	/** Returns the layer with this id. Empty if there is none. */
	public static Optional<LayerDescriptor> find(String id) {
		return registered().stream().filter(layer -> layer.id().equals(id)).findFirst();
	}

	/**
	 * Returns the layer with this id.
	 *
	 * @throws IllegalArgumentException if there is none. The message lists valid ids
	 */
	public static LayerDescriptor get(String id) {
		return find(id).orElseThrow(() -> new IllegalArgumentException("no layer '" + id + "', expected one of "
				+ registered().stream().map(LayerDescriptor::id).collect(Collectors.joining(", "))));
	}

	/**
	 * Returns the raster layer with this id.
	 *
	 * @throws IllegalArgumentException if there is no raster layer with this id
	 */
	public static RasterLayer raster(String id) {
		if (get(id) instanceof RasterLayer raster) {
			return raster;
		}
		throw new IllegalArgumentException(id + " has no values");
	}

	private static LayerDescriptor instantiate(Contribution element) {
		if (!element.name().equals("objects")) {
			return element.create("class", LayerDescriptor.class);
		}
		boolean computed = element.isTrue("computed");
		return new ObjectLayer(element.required("id"), element.required("title"), computed,
				element.attribute("shown").map(Boolean::parseBoolean).orElse(!computed));
	}

	/** A holder that reads the registry on first use. */
	private static final class Registered {

		static final List<LayerDescriptor> LAYERS = Extensions.of(POINT).stream().map(Layers::instantiate).toList();
	}
}
