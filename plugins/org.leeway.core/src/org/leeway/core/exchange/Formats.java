package org.leeway.core.exchange;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;

/**
 * The formats of levels, of values and of shapes, as contributed to the extension point
 * {@code org.leeway.core.formats}: what the wizards list, the command line knows. Classes of a format are loaded when it
 * is used.
 *
 * @param levels in the order of their extensions
 * @param layers of layers of values, in the order of their names
 * @param features of layers of shapes, in the order of their names
 */
public record Formats(List<LevelFormat> levels, List<LayerFormat> layers, List<FeatureFormat> features) {

	private static final String POINT = "org.leeway.core.formats";

	public Formats {
		levels = List.copyOf(levels);
		layers = List.copyOf(layers);
		features = List.copyOf(features);
	}

	/** The formats of the running platform. */
	public static Formats registered() {
		return of(RegistryFactory.getRegistry());
	}

	/** The formats of a registry. */
	public static Formats of(IExtensionRegistry registry) {
		return new Formats(
				elements(registry, "levelFormat", "extension").stream().map(Formats::levelFormat).toList(),
				elements(registry, "layerFormat", "name").stream().map(Formats::layerFormat).toList(),
				elements(registry, "featureFormat", "name").stream().map(Formats::featureFormat).toList());
	}

	/** The format of a level's file, by its extension in any case; empty if no format has it. */
	public Optional<LevelFormat> levelFormat(Path file) {
		String name = file.getFileName() == null ? "" : file.getFileName().toString().toLowerCase(Locale.ROOT);
		return levels.stream().filter(format -> name.endsWith("." + format.extension())).findFirst();
	}

	/** The format of values with this name. */
	public Optional<LayerFormat> layerFormat(String name) {
		return layers.stream().filter(format -> format.name().equals(name)).findFirst();
	}

	/** The formats of values that are images: what is drawn over the terrain goes to them too. */
	public List<LayerFormat> images() {
		return layers.stream().filter(LayerFormat::legend).toList();
	}

	/** The format of shapes with this name. */
	public Optional<FeatureFormat> featureFormat(String name) {
		return features.stream().filter(format -> format.name().equals(name)).findFirst();
	}

	private static List<IConfigurationElement> elements(IExtensionRegistry registry, String name, String key) {
		return Arrays.stream(registry.getConfigurationElementsFor(POINT))
				.filter(element -> element.getName().equals(name))
				.sorted((a, b) -> a.getAttribute(key).compareTo(b.getAttribute(key)))
				.toList();
	}

	private static LevelFormat levelFormat(IConfigurationElement element) {
		return new LevelFormat(element.getAttribute("name"), element.getAttribute("extension"),
				part(element, "reader", LevelReader.class), part(element, "writer", LevelWriter.class),
				Optional.ofNullable(element.getAttribute("rowsAfter")).map(Pattern::compile));
	}

	private static LayerFormat layerFormat(IConfigurationElement element) {
		return new LayerFormat(element.getAttribute("name"), element.getAttribute("label"),
				Boolean.parseBoolean(element.getAttribute("binary")),
				Boolean.parseBoolean(element.getAttribute("legend")),
				part(element, "class", LayerExporter.class).orElseThrow());
	}

	private static FeatureFormat featureFormat(IConfigurationElement element) {
		return new FeatureFormat(element.getAttribute("name"), element.getAttribute("label"),
				part(element, "class", FeatureExporter.class).orElseThrow());
	}

	private static <T> Optional<Supplier<T>> part(IConfigurationElement element, String attribute, Class<T> type) {
		if (element.getAttribute(attribute) == null) {
			return Optional.empty();
		}
		return Optional.of(() -> {
			try {
				return type.cast(element.createExecutableExtension(attribute));
			} catch (CoreException e) {
				throw new IllegalStateException("format " + element.getAttribute("name") + " cannot be used", e);
			}
		});
	}
}
