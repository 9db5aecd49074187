package org.leeway.core.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.leeway.core.fixtures.Pictures;

/** A folder with levels and a config of a batch. */
record BatchFolder(Path folder) {

	private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2020-02-02T02:02:02Z"));

	/** Writes a map of MovingAI, which has no agents. */
	Path map(String name, String picture) throws IOException {
		return write(name, Pictures.mapFile(picture));
	}

	/** Writes a level with a spawn at (x, y), in cells. The level has the agents that every imported map gets. */
	Path level(String name, String picture, int x, int y) throws IOException {
		Path map = map("level-to-be.map", picture);
		Path level = path(name);
		Files.createDirectories(level.getParent());
		CommandLineRun run = CommandLineRun.of("convert", map, level);
		if (run.status() != 0) {
			throw new AssertionError(run.toString());
		}
		Files.delete(map);
		return write(name, Files.readString(level).replace("  <terrain>",
				"  <spawns name=\"start\" x=\"" + x + "\" y=\"" + y + "\"/>\n  <terrain>"));
	}

	Path write(String name, String text) throws IOException {
		Files.createDirectories(path(name).getParent());
		return Files.writeString(path(name), text);
	}

	/** Writes a config. In {@code text}, single quotes stand for double quotes. */
	Path config(String text) throws IOException {
		return write("batch.json", text.replace('\'', '"'));
	}

	Path path(String name) {
		return folder.resolve(name);
	}

	/** Runs {@code leeway batch} with the config. */
	CommandLineRun run(String... options) {
		List<Object> words = new ArrayList<>(List.of("batch"));
		words.addAll(Arrays.asList(options));
		words.add(path("batch.json"));
		return CommandLineRun.of(words.toArray());
	}

	/**
	 * Returns the contents of the files below a folder, indexed by path. The text of a file has a character for each byte, as
	 * in ISO 8859-1. Leaves out temporary files.
	 */
	Map<String, String> files(String below) throws IOException {
		Map<String, String> files = new TreeMap<>();
		for (String each : names(below)) {
			if (!isTemporary(each)) {
				files.put(each, new String(Files.readAllBytes(path(each)), StandardCharsets.ISO_8859_1));
			}
		}
		return files;
	}

	/** Returns the paths of all files below a folder. */
	List<String> names(String below) throws IOException {
		Path top = path(below);
		if (!Files.exists(top)) {
			return List.of();
		}
		try (Stream<Path> all = Files.walk(top)) {
			return all.filter(Files::isRegularFile).map(each -> folder.relativize(each).toString()).sorted().toList();
		}
	}

	/**
	 * Returns the number of complete files below a folder, while another process writes to it. Returns 0 if a file
	 * vanishes meanwhile.
	 */
	long count(String below) throws IOException {
		try {
			return names(below).stream().filter(each -> !isTemporary(each)).count();
		} catch (UncheckedIOException vanished) {
			return 0;
		}
	}

	/** Returns the temporary files that a killed process has left. */
	List<String> temporaries() throws IOException {
		return names("").stream().filter(BatchFolder::isTemporary).toList();
	}

	private static boolean isTemporary(String name) {
		return name.matches("(.*/)?\\.leeway-[^/]*\\.tmp");
	}

	/**
	 * Sets the time stamps of all files below a folder to a time long ago, so that {@link #written} finds files that
	 * are written later.
	 */
	void age(String below) throws IOException {
		for (String each : files(below).keySet()) {
			Files.setLastModifiedTime(path(each), LONG_AGO);
		}
	}

	/** Returns the files below a folder that were written since the last call of {@link #age}. */
	List<String> written(String below) throws IOException {
		List<String> written = new ArrayList<>();
		for (String each : files(below).keySet()) {
			if (!Files.getLastModifiedTime(path(each)).equals(LONG_AGO)) {
				written.add(each);
			}
		}
		return written;
	}
}
