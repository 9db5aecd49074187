package org.leeway.core.exchange;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.leeway.core.extension.Contribution;
import org.leeway.core.extension.Extensions;
import org.leeway.core.layer.LayerDescriptor;

/**
 * The catalogue of formats from the extension point {@code org.leeway.core.formats}. Wizards and the command line list
 * the formats.
 *
 * @param all the formats, in the order of their ids
 */
public record Formats(List<Format> all) {

	private static final String POINT = "org.leeway.core.formats";

	public Formats {
		all = all.stream().sorted(Comparator.comparing(Format::id)).toList();
	}

	/** Returns the formats that plug-ins contribute. */
	public static Formats registered() {
		return new Formats(Extensions.of(POINT).stream().map(Formats::format).toList());
	}

	/** Returns a copy in which all formats read files with the options that the user chose. */
	public Formats choosing(ReadingChoice choice) {
		return new Formats(all.stream().map(format -> format.choosing(choice)).toList());
	}

	/** Returns the formats from which levels can be read. */
	public List<Format> readable() {
		return all.stream().filter(Format::isReadable).toList();
	}

	/** Returns the formats to which whole levels can be written. */
	public List<Format> ofLevels() {
		return all.stream().filter(Format::holdsLevels).toList();
	}

	/**
	 * Returns the formats to which levels can be converted. Some formats hold whole levels, other formats hold only the terrain of
	 * the cells.
	 */
	public List<Format> ofConversions() {
		return all.stream().filter(format -> format.holdsLevels() || format.holdsCells()).toList();
	}

	/** Returns the formats to which a layer can be written. */
	public List<Format> holding(LayerDescriptor layer) {
		return all.stream().filter(format -> format.holds(layer)).toList();
	}

	/** Returns the format of this id, if there is one. */
	public Optional<Format> byId(String id) {
		return all.stream().filter(format -> format.id().equals(id)).findFirst();
	}

	/**
	 * Detects the format of a file by its content. If several formats recognise the content, the extension of the file
	 * decides. If no format recognises the content, returns a format with this extension, which will report what is
	 * wrong. Empty if the extension is unknown too. Extensions are case-insensitive.
	 */
	public Optional<Format> reading(Path file) {
		return reading(file.getFileName() == null ? "" : file.getFileName().toString(), FileStart.of(file));
	}

	/** Detects the format of a file as {@link #reading(Path)} does, by its name and its first bytes. */
	public Optional<Format> reading(String file, FileStart start) {
		Predicate<Format> named = format -> hasExtension(file, format);
		Predicate<Format> recognised = format -> format.importer().orElseThrow().recognises(start);
		Predicate<Format> possible = format -> format.importer().orElseThrow().mayBe(start);
		return first(named.and(recognised)).or(() -> first(recognised)).or(() -> first(named.and(possible)))
				.or(() -> first(named));
	}

	private Optional<Format> first(Predicate<Format> condition) {
		return readable().stream().filter(condition).findFirst();
	}

	/**
	 * Returns the format for a file to which a level is converted, by the extension of the file. If several formats
	 * have this extension, prefers a format for whole levels. Empty if no format has this extension. Extensions are
	 * case-insensitive.
	 */
	public Optional<Format> writing(Path file) {
		return Stream.concat(ofLevels().stream(), ofConversions().stream()).filter(format -> hasExtension(file, format))
				.findFirst();
	}

	private static boolean hasExtension(Path file, Format format) {
		return file.getFileName() != null && hasExtension(file.getFileName().toString(), format);
	}

	private static boolean hasExtension(String file, Format format) {
		String name = file.toLowerCase(Locale.ROOT);
		return format.extensions().stream().anyMatch(extension -> name.endsWith("." + extension));
	}

	private static Format format(Contribution element) {
		return new Format(element.required("id"), element.required("title"), element.required("summary"),
				List.of(element.required("extensions").split(",")), part(element, "importer", Importer.class),
				part(element, "exporter", Exporter.class), element.attribute("rowsAfter").map(Pattern::compile));
	}

	private static <T> Optional<Supplier<T>> part(Contribution element, String attribute, Class<T> type) {
		return element.attribute(attribute).map(named -> () -> element.create(attribute, type));
	}
}
