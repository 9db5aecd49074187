package org.leeway.core.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.leeway.core.files.LevelFormatException;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.ObjectLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.TrajectoryLayer;
import org.leeway.core.layer.VectorLayer;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelHeader;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A format of files: of levels, of layers, or of both. The classes that read and write it are loaded when somebody asks
 * for them.
 *
 * @param id on the command line: small letters, digits and hyphens
 * @param title for users
 * @param summary what its files hold, for those who choose: no capital at the start, no full stop
 * @param extensions of its files, at least one, without the dot, in lower case; the first is the usual one
 * @param reads makes the importer; empty if Leeway does not read the format
 * @param writes makes the exporter; empty if Leeway does not write the format
 * @param rowsAfter matches the line after which the rows of cells follow, one a line; empty if there is none
 * @param choice what the user asks of the reading of files
 */
public record Format(String id, String title, String summary, List<String> extensions, Optional<Supplier<Importer>> reads,
		Optional<Supplier<Exporter>> writes, Optional<Pattern> rowsAfter, ReadingChoice choice) {

	public Format {
		extensions = List.copyOf(extensions);
		if (extensions.isEmpty()) {
			throw new IllegalArgumentException("format " + id + " has no extension");
		}
	}

	/** The format for a user who asks for nothing in particular. */
	public Format(String id, String title, String summary, List<String> extensions, Optional<Supplier<Importer>> reads,
			Optional<Supplier<Exporter>> writes, Optional<Pattern> rowsAfter) {
		this(id, title, summary, extensions, reads, writes, rowsAfter, ReadingChoice.NONE);
	}

	/** The same format for a user who asks for something in the reading of files. */
	public Format choosing(ReadingChoice other) {
		return new Format(id, title, summary, extensions, reads, writes, rowsAfter, other);
	}

	/** The usual extension of its files. */
	public String extension() {
		return extensions.getFirst();
	}

	public boolean isReadable() {
		return reads.isPresent();
	}

	/** What reads the format. */
	public Optional<Importer> importer() {
		return reads.map(Supplier::get);
	}

	/** What reads the format row by row. */
	public Optional<StreamingImporter> streamingImporter() {
		return importer().filter(StreamingImporter.class::isInstance).map(StreamingImporter.class::cast);
	}

	/** What writes the format. */
	public Optional<Exporter> exporter() {
		return writes.map(Supplier::get);
	}

	/** What writes something of the kind that a type of exporters takes. */
	public <T extends Exporter> Optional<T> exporter(Class<T> type) {
		return exporter().filter(type::isInstance).map(type::cast);
	}

	/** Whether whole levels can be written. */
	public boolean holdsLevels() {
		return exporter(LevelExporter.class).isPresent();
	}

	/** What users can choose when a layer is written. */
	public List<TypedOption<?>> layerOptions() {
		return exporter().map(Exporter::options).orElse(List.of());
	}

	/** What users can choose when a whole level is written, or what the format holds of it. */
	public List<TypedOption<?>> levelOptions() {
		return Stream.concat(layerOptions().stream(),
				exporter(LevelExporter.class).map(LevelExporter::levelOptions).stream().flatMap(List::stream)).toList();
	}

	/** Whether a layer can be written: values of cells, shapes, or routes, as shapes or in a picture. */
	public boolean holds(LayerDescriptor layer) {
		return switch (layer) {
		case RasterLayer values -> holdsCells();
		case VectorLayer shapes -> holdsShapes(shapes.isMesh());
		case TrajectoryLayer routes -> holdsShapes(false) || isPicture();
		case ObjectLayer objects -> false;
		};
	}

	private boolean holdsShapes(boolean ofMesh) {
		return exporter(VectorExporter.class).filter(writer -> ofMesh || !writer.isForMeshes()).isPresent();
	}

	/** Whether values of cells can be written. */
	public boolean holdsCells() {
		return exporter(RasterExporter.class).isPresent();
	}

	/** Whether layers are written as pictures. */
	public boolean isPicture() {
		return exporter(RasterExporter.class).filter(RasterExporter::isPicture).isPresent();
	}

	/**
	 * Reads the levels of a file as the user asks, then as the {@linkplain ImportProfile profile} of its folder says.
	 *
	 * @param progress its unit is 64 KiB read
	 * @throws LevelFormatException if the file is not of this format, has objects that a level may not have, or has not the
	 *         level that the user asks for; or if the profile is wrong
	 * @throws IOException if it cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Import read(Path file, Progress progress) throws IOException {
		Optional<ImportProfile> profile = profile(file);
		OptionValues values = profile.isPresent() ? profile.get().of(this) : OptionValues.STANDARD;
		Import read = choice.only(read(file, choice.over(values, readingOptions()), progress), file.toString());
		return profile.isPresent() ? profile.get().applyTo(read, file) : read;
	}

	/** The profile that files of other programs are read with. */
	private Optional<ImportProfile> profile(Path file) throws IOException {
		return isOwn() ? Optional.empty() : ImportProfile.of(file);
	}

	/** Whether this is the format of Leeway's own levels, which say themselves what they mean. */
	public boolean isOwn() {
		return extensions.contains(LevelFiles.EXTENSION);
	}

	/**
	 * Reads all but the cells of a level that is read row by row, as its profile says.
	 *
	 * @throws LevelFormatException if the file is not of this format or too large, or the profile is wrong
	 * @throws IOException if it cannot be read
	 */
	public LevelHeader readHeader(Path file, Progress progress) throws IOException {
		LevelHeader header = streamingImporter().orElseThrow(() -> new IOException(title + " cannot be read row by row"))
				.readHeader(file, progress);
		Optional<ImportProfile> profile = profile(file);
		return profile.isPresent() ? profile.get().applyTo(header) : header;
	}

	/**
	 * What users should know of a level that is read row by row.
	 *
	 * @throws IOException if nobody can tell
	 */
	public List<Diagnostic> headerDiagnostics(Path file) throws IOException {
		return profile(file).stream().map(profile -> profile.note(file)).toList();
	}

	/**
	 * Reads the levels of a file with these values of options, whatever the user asks and profiles say.
	 *
	 * @param progress its unit is 64 KiB read
	 * @throws LevelFormatException if the file is not of this format, or has objects that a level may not have
	 * @throws IOException if it cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		Import read = importer().orElseThrow(() -> new IOException(title + " cannot be read")).read(file, options, progress);
		for (ImportedLevel imported : read.levels()) {
			LevelFiles.checkObjects(imported.level(), file.toString());
		}
		return read;
	}

	/** What users can choose when a file is read. */
	public List<TypedOption<?>> readingOptions() {
		return importer().map(Importer::options).orElse(List.of());
	}

	/**
	 * Reads the only level of a file, as the user asks and its profile says.
	 *
	 * @throws LevelFormatException if the file is not of this format, or holds several levels
	 * @throws IOException if it cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Level readLevel(Path file, Progress progress) throws IOException {
		return onlyLevel(read(file, progress), file).level();
	}

	/**
	 * The only level that was read from a file.
	 *
	 * @throws LevelFormatException if there are several
	 */
	public static ImportedLevel onlyLevel(Import read, Path file) throws LevelFormatException {
		List<ImportedLevel> levels = read.levels();
		if (levels.size() > 1) {
			throw new LevelFormatException(file.toString(), 0, "holds " + levels.size() + " levels ("
					+ ReadingChoice.names(read) + "), expected one; the option level names it");
		}
		return levels.getFirst();
	}

	/**
	 * The line of a file, from 1 on, that holds the first row of cells; 0 if the format has no such line.
	 *
	 * @throws IOException if the file cannot be read
	 */
	public int firstRow(Path file) throws IOException {
		if (rowsAfter.isEmpty()) {
			return 0;
		}
		try (InputStream in = Files.newInputStream(file)) {
			int line = ShortLines.find(rowsAfter.get(), in);
			return line == 0 ? 0 : line + 1;
		}
	}
}
