package org.leeway.core.corpus;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.leeway.core.corpus.independent.NotComparedException;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.files.FailureText;
import org.leeway.pathing.Progress;

/**
 * A program that reads all maps of Tiled and LDtk in a folder. For each map, compares the blocking cells that Leeway finds
 * with the cells that {@link org.leeway.core.corpus.independent.IndependentReading} finds. Leeway reads the maps without
 * options.
 */
public final class Corpus {

	private static final Set<String> FORMATS = Set.of("tmx", "tmj", "ldtk");

	private final Path folder;
	private final Formats formats = Formats.registered();
	private final CorpusTable table = new CorpusTable();

	private Corpus(Path folder) {
		this.folder = folder;
	}

	/** Compares the maps in a folder, which is the only argument. */
	public static void main(String[] arguments) throws IOException {
		System.exit(new Corpus(Path.of(arguments[0])).run() ? 0 : 1);
	}

	/**
	 * Compares all maps. Returns whether Leeway and the independent reading found the same blocking cells in all
	 * compared maps.
	 */
	private boolean run() throws IOException {
		long begin = System.nanoTime();
		try (Stream<Path> files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
			files.filter(Files::isRegularFile).sorted().forEach(file -> format(file).ifPresent(format -> add(file, format)));
		}
		table.print((System.nanoTime() - begin) / 1e9);
		return !table.hasDifferences();
	}

	/**
	 * Returns the format of a map. Empty if the file is no map of Tiled or LDtk. A file {@code *.json} counts only if its
	 * content is a map.
	 */
	private Optional<Format> format(Path file) {
		String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
		if (Stream.of(".tmx", ".tmj", ".ldtk", ".json").noneMatch(name::endsWith)) {
			return Optional.empty();
		}
		FileStart start = FileStart.of(file);
		return formats.reading(file).filter(format -> FORMATS.contains(format.id()))
				.filter(format -> !name.endsWith(".json") || format.importer().orElseThrow().recognises(start));
	}

	private void add(Path file, Format format) {
		Path inside = folder.relativize(file);
		String project = inside.getNameCount() > 1 ? inside.getName(0).toString() : ".";
		Import read;
		try {
			read = format.read(file, Progress.NONE);
		} catch (IOException e) {
			table.addRefused(project, FailureText.reason(e).replace(file.toString(), "FILE"));
			return;
		}
		table.addRead(project, read.diagnostics());
		try {
			table.addCompared(project, inside.toString(), MapComparison.of(file, format.id().equals("ldtk"), read));
		} catch (NotComparedException e) {
			table.addNotCompared(e.getMessage());
		} catch (IOException | RuntimeException e) {
			table.addNotCompared("the independent reading fails: " + e.getClass().getSimpleName());
		}
	}
}
