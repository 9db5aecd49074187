package org.leeway.core.exchange;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.ObjectLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.TrajectoryLayer;
import org.leeway.core.layer.VectorLayer;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelHeader;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A format of files: of levels, of layers, or of both. Its importer and exporter are loaded on first use.
 *
 * @param id the name of the format on the command line: lower-case letters, digits and hyphens
 * @param title the name of the format for users
 * @param summary text that says what the files hold, to help users choose. Begins in lower case and has no full stop
 * @param extensions the extensions of its files, without the dot, in lower case. At least one. The first is the usual
 * one
 * @param reads creates the importer. Empty if Leeway does not read the format
 * @param writes creates the exporter. Empty if Leeway does not write the format
 * @param rowsAfter a pattern that matches the last line before the rows of cells. Empty if rows of cells are not lines
 * of text
 * @param choice the user's options for reading
 */
public record Format(String id, String title, String summary, List<String> extensions, Optional<Supplier<Importer>> reads,
		Optional<Supplier<Exporter>> writes, Optional<Pattern> rowsAfter, ReadingChoice choice) {

	public Format {
		extensions = List.copyOf(extensions);
		if (extensions.isEmpty()) {
			throw new IllegalArgumentException("format " + id + " has no extension");
		}
	}

	/** Creates a format without options of the user. */
	public Format(String id, String title, String summary, List<String> extensions, Optional<Supplier<Importer>> reads,
			Optional<Supplier<Exporter>> writes, Optional<Pattern> rowsAfter) {
		this(id, title, summary, extensions, reads, writes, rowsAfter, ReadingChoice.NONE);
	}

	/** Returns a copy of the format that reads files with other options, which the user chose. */
	public Format choosing(ReadingChoice other) {
		return new Format(id, title, summary, extensions, reads, writes, rowsAfter, other);
	}

	/** Returns the usual extension of the format's files. */
	public String extension() {
		return extensions.getFirst();
	}

	public boolean isReadable() {
		return reads.isPresent();
	}

	/** Returns the importer. Empty if Leeway does not read the format. */
	public Optional<Importer> importer() {
		return reads.map(Supplier::get);
	}

	/** Returns the importer if it can stream levels row by row. Empty if it cannot, or Leeway does not read the format. */
	public Optional<StreamingImporter> streamingImporter() {
		return importer().filter(StreamingImporter.class::isInstance).map(StreamingImporter.class::cast);
	}

	/** Returns the exporter. Empty if Leeway does not write the format. */
	public Optional<Exporter> exporter() {
		return writes.map(Supplier::get);
	}

	/** Returns the exporter if it has the given type. Empty if it has another type, or Leeway does not write the format. */
	public <T extends Exporter> Optional<T> exporter(Class<T> type) {
		return exporter().filter(type::isInstance).map(type::cast);
	}

	/** Returns whether the format can hold whole levels. */
	public boolean holdsLevels() {
		return exporter(LevelExporter.class).isPresent();
	}

	/** Returns the options for writing a layer in this format. */
	public List<TypedOption<?>> layerOptions() {
		return exporter().map(Exporter::options).orElse(List.of());
	}

	/** Returns the options for writing a whole level in this format. */
	public List<TypedOption<?>> levelOptions() {
		return Stream.concat(layerOptions().stream(),
				exporter(LevelExporter.class).map(LevelExporter::levelOptions).stream().flatMap(List::stream)).toList();
	}

	/** Returns whether the format can hold a layer: as values of cells, as shapes, or as a picture. */
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

	/** Returns whether the format can hold values of cells. */
	public boolean holdsCells() {
		return exporter(RasterExporter.class).isPresent();
	}

	/** Returns whether the exporter writes layers as pictures. */
	public boolean isPicture() {
		return exporter(RasterExporter.class).filter(RasterExporter::isPicture).isPresent();
	}

	/**
	 * Reads the levels of a file. An option has the value that the user chose. If the user chose no value, the value comes
	 * from the {@linkplain ImportProfile import profile}. The profile is a file in the folder of the levels or in a folder
	 * above.
	 *
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException in several cases:
	 * <ul>
	 * <li>the file is not of this format, or has objects that are not allowed in a level,
	 * <li>the file lacks the level that the user asks for,
	 * <li>the profile is wrong.
	 * </ul>
	 * @throws IOException if the file or the profile cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Import read(Path file, Progress progress) throws IOException {
		Optional<ImportProfile> profile = profile(file);
		OptionValues values = profile.isPresent() ? profile.get().of(this) : OptionValues.STANDARD;
		OptionValues options = choice.over(values, readingOptions());
		Import all = choice.isForChecks() ? checked(importing().readForChecks(file, options, progress), file.toString())
				: read(file, options, progress);
		Import read = choice.only(all, file.toString());
		return profile.isPresent() ? profile.get().applyTo(read, file) : read;
	}

	/** Returns the profile that applies to a file. Empty if no profile applies, as for files of Leeway. */
	private Optional<ImportProfile> profile(Path file) throws IOException {
		return isOwn() ? Optional.empty() : ImportProfile.of(file);
	}

	/** Returns whether this is the format of Leeway's own levels, which need no profile. */
	public boolean isOwn() {
		return extensions.contains(LevelFiles.EXTENSION);
	}

	/**
	 * Reads the header of a level: everything except its cells, which are streamed later. Applies the import profile of
	 * the file's folder.
	 *
	 * @throws LevelFormatException if the file is not of this format or too large, or the profile is wrong
	 * @throws IOException if the file or the profile cannot be read
	 */
	public LevelHeader readHeader(Path file, Progress progress) throws IOException {
		LevelHeader header = streamingImporter().orElseThrow(() -> new IOException(title + " cannot be read row by row"))
				.readHeader(file, progress);
		Optional<ImportProfile> profile = profile(file);
		return profile.isPresent() ? profile.get().applyTo(header) : header;
	}

	/**
	 * Returns a note about the import profile that applies to a streamed level. Empty if no profile applies.
	 *
	 * @throws IOException if the profile cannot be read
	 */
	public List<Diagnostic> headerDiagnostics(Path file) throws IOException {
		return profile(file).stream().map(profile -> profile.note(file)).toList();
	}

	/**
	 * Reads the levels of a file with the given options. Import profiles do not apply, nor does the {@link #choice} of
	 * the user.
	 *
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException if the file is not of this format, or has objects that a level may not have
	 * @throws IOException if the file cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		return checked(importing().read(file, options, progress), file.toString());
	}

	/** Returns whether the importer needs only the content of a file. */
	public boolean isContentOnly() {
		return importer().filter(ContentImporter.class::isInstance).isPresent();
	}

	/**
	 * Reads the level of a file from its content, with the standard values of all options. Serves programs that have no file
	 * system. The importer must be a {@link ContentImporter}.
	 *
	 * @param file the name of the file, for messages and for the name of the level
	 * @param limit for the cells of the level
	 * @throws LevelFormatException if the content is not of this format, or has objects that a level may not have
	 * @throws LevelTooLargeException if the level has more cells than {@code limit}
	 */
	public Import read(byte[] content, String file, CellLimit limit) throws IOException {
		ContentImporter reader = importer().filter(ContentImporter.class::isInstance).map(ContentImporter.class::cast)
				.orElseThrow(() -> new IOException(title + " cannot be read without its folder"));
		Import read = checked(reader.read(content, file, limit), file);
		for (ImportedLevel each : read.levels()) {
			TerrainGrid grid = each.level().getTerrain();
			limit.check(grid.width(), grid.height(), file, Math.max(0, firstRow(new ByteArrayInputStream(content)) - 1));
		}
		return read;
	}

	private Importer importing() throws IOException {
		return importer().orElseThrow(() -> new IOException(title + " cannot be read"));
	}

	private static Import checked(Import read, String file) throws LevelFormatException {
		for (ImportedLevel imported : read.levels()) {
			LevelFiles.checkObjects(imported.level(), file);
		}
		return read;
	}

	/** Returns the options for reading a file. */
	public List<TypedOption<?>> readingOptions() {
		return importer().map(Importer::options).orElse(List.of());
	}

	/**
	 * Reads a file that holds a single level, with the options of the user and of the import profile.
	 *
	 * @throws LevelFormatException if the file is not of this format, or holds several levels
	 * @throws IOException if it cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Level readLevel(Path file, Progress progress) throws IOException {
		return onlyLevel(read(file, progress), file).level();
	}

	/**
	 * Returns the only level of an import.
	 *
	 * @throws LevelFormatException if the import has several levels
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
	 * Returns the number of the line with the first row of cells in a file, counted from 1. Returns 0 if the format or the file
	 * has no such line.
	 *
	 * @throws IOException if the file cannot be read
	 */
	public int firstRow(Path file) throws IOException {
		if (rowsAfter.isEmpty()) {
			return 0;
		}
		try (InputStream in = Files.newInputStream(file)) {
			return firstRow(in);
		}
	}

	/**
	 * Returns the number of the line with the first row of cells. Does the same as {@link #firstRow(Path)}, but for the content
	 * of a file.
	 */
	public int firstRow(InputStream content) throws IOException {
		int line = rowsAfter.isEmpty() ? 0 : ShortLines.find(rowsAfter.get(), content);
		return line == 0 ? 0 : line + 1;
	}
}
