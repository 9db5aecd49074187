package org.leeway.core.exchange;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.files.AtomicFile;

/**
 * An export that is prepared, but not yet written. So a caller can first ask the user about losses and about existing files.
 *
 * @param parts the file that the user names, and then further files beside it. Their names differ by suffixes
 * @param diagnostics messages about content that the format cannot hold, and about assumptions
 * @param description the content of the files, described for users. Empty if users learn enough from the description of the
 * exported layer
 */
public record Export(List<Part> parts, List<Diagnostic> diagnostics, Optional<String> description) {

	/**
	 * A file that an export writes.
	 *
	 * @param suffix what is appended to the file name that the user gave. Empty for the first file
	 */
	public record Part(String suffix, Content content) {
	}

	/** A writer of the content of a file. */
	@FunctionalInterface
	public interface Content {

		/**
		 * Writes the content to a stream.
		 *
		 * @param name the file name that the user chose, without folders, so that the content can refer to files beside it
		 */
		void writeTo(OutputStream out, String name) throws IOException;
	}

	public Export {
		parts = List.copyOf(parts);
		diagnostics = List.copyOf(diagnostics);
		if (parts.isEmpty() || !parts.getFirst().suffix().isEmpty()
				|| parts.stream().map(Part::suffix).distinct().count() < parts.size()) {
			throw new IllegalArgumentException("expected a first file without a suffix, and others with one each");
		}
	}

	/** Creates an export without a description. */
	public Export(List<Part> parts, List<Diagnostic> diagnostics) {
		this(parts, diagnostics, Optional.empty());
	}

	/** Creates an export of one file. */
	public static Export of(AtomicFile.Content content, Diagnostic... diagnostics) {
		return new Export(List.of(new Part("", unnamed(content))), List.of(diagnostics));
	}

	/**
	 * Creates an export of a file and another file beside it.
	 *
	 * @param content the content of the file that the user names
	 * @param suffix the suffix of the other file
	 * @param beside the content of the other file
	 */
	public static Export of(AtomicFile.Content content, String suffix, AtomicFile.Content beside) {
		return new Export(List.of(new Part("", unnamed(content)), new Part(suffix, unnamed(beside))), List.of());
	}

	/** Returns this export with a description. */
	public Export describedAs(String text) {
		return new Export(parts, diagnostics, Optional.of(text));
	}

	private static Content unnamed(AtomicFile.Content content) {
		return (out, name) -> content.writeTo(out);
	}

	/** Returns the paths of the files that {@link #write(Path)} writes. */
	public List<Path> files(Path file) {
		return List.copyOf(contents(file).keySet());
	}

	private Map<Path, AtomicFile.Content> contents(Path file) {
		Map<Path, AtomicFile.Content> contents = new LinkedHashMap<>();
		String name = file.getFileName().toString();
		parts.forEach(part -> contents.put(file.resolveSibling(name + part.suffix()),
				out -> part.content().writeTo(out, name)));
		return contents;
	}

	/**
	 * Writes all files of the export. First writes all contents to temporary files, and then replaces the old files one by one.
	 * So an error while writing leaves all old files unchanged.
	 *
	 * @param file the first file. The other files go beside it
	 * @throws IOException if a file cannot be written. If the system refuses to replace a file, the files before it
	 * have already been replaced
	 * @throws java.util.concurrent.CancellationException if the progress of the export was cancelled
	 */
	public void write(Path file) throws IOException {
		writeAll(Map.of(file, this));
	}

	/**
	 * Writes all files of several exports. First writes all contents to temporary files, and then replaces the old files one by
	 * one. So an error while writing leaves all old files unchanged.
	 *
	 * @param exports the exports, indexed by the file that the user named
	 * @throws IOException if a file cannot be written. If the system refuses to replace a file, the files before it
	 * have already been replaced
	 * @throws java.util.concurrent.CancellationException if the progress of an export was cancelled
	 */
	public static void writeAll(Map<Path, Export> exports) throws IOException {
		Map<Path, AtomicFile.Content> contents = new LinkedHashMap<>();
		for (Map.Entry<Path, Export> export : exports.entrySet()) {
			checkPlace(export.getKey(), export.getValue().parts().size());
			contents.putAll(export.getValue().contents(export.getKey()));
		}
		AtomicFile.writeAll(contents);
	}

	private static void checkPlace(Path file, int parts) throws IOException {
		if (parts > 1 && AtomicFile.isStream(file)) {
			throw new FileSystemException(file.toString(), null, "is not a file, and these are " + parts
					+ " files that belong beside each other; expected the name of a file");
		}
	}

	/**
	 * Writes the only file of the export to a stream. The stream stays open.
	 *
	 * @throws IllegalStateException if the export has several files
	 */
	public void write(OutputStream out) throws IOException {
		if (parts.size() > 1) {
			throw new IllegalStateException(parts.size() + " files, expected one");
		}
		parts.getFirst().content().writeTo(out, "");
	}
}
