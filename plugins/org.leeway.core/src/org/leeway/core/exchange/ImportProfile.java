package org.leeway.core.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.files.Words;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * What the file {@value #NAME} says about reading the maps of its folder and of the folders below: an object of JSON with the
 * values of options of importers by their names. A map is read with the profile of its own folder, or else with that of the
 * nearest folder above it, up to a repository, a workspace of Eclipse or the home folder. A map that is in none of these is
 * read with the profile of its own folder only, since folders above may be those of other people.
 *
 * @param file the profile
 */
public record ImportProfile(Path file, Map<String, Given> values) {

	/** The name of a profile. */
	public static final String NAME = "leeway-import.json";

	private static final long MOST_BYTES = 1 << 20;
	/** What the top folders of repositories and of workspaces have. */
	private static final List<String> TOPS = List.of(".git", ".metadata");

	/** The text of a value. The error is that of the value's place in the file. */
	public record Given(String text, LevelFormatException wrong) {

		private LevelFormatException because(String problem) {
			return new LevelFormatException(wrong.file(), wrong.line(), problem);
		}
	}

	public ImportProfile {
		values = Map.copyOf(values);
	}

	/**
	 * Reads the profile of a map.
	 *
	 * @return empty if the map has none
	 * @throws LevelFormatException if the profile is none, or has a value that no importer knows, with its file and line
	 * @throws IOException if it cannot be read
	 */
	public static Optional<ImportProfile> of(Path map) throws IOException {
		for (Path folder : folders(map.toAbsolutePath().normalize().getParent())) {
			Path file = folder.resolve(NAME);
			if (InputFile.exists(file)) {
				return Optional.of(read(file));
			}
		}
		return Optional.empty();
	}

	private static List<Path> folders(Path own) {
		List<Path> folders = new ArrayList<>();
		Path home = Path.of(System.getProperty("user.home")).toAbsolutePath().normalize();
		for (Path folder = own; folder != null; folder = folder.getParent()) {
			folders.add(folder);
			if (folder.equals(home) || TOPS.stream().map(folder::resolve).anyMatch(Files::exists)) {
				return folders;
			}
		}
		return folders.subList(0, Math.min(1, folders.size()));
	}

	private static ImportProfile read(Path file) throws IOException {
		try (InputStream in = InputFile.openText(file, MOST_BYTES, Progress.NONE)) {
			JsonSource json = new JsonSource(in, file.toString());
			Map<String, Given> values = new LinkedHashMap<>();
			TreeSet<String> known = names();
			json.reading(() -> {
				json.object(name -> {
					if (!known.contains(name)) {
						throw json.error("expected one of " + String.join(", ", known));
					}
					if (!json.isScalar()) {
						throw json.error("expected a text, a number or a truth");
					}
					LevelFormatException place = json.error("");
					if (values.put(name, new Given(json.text(), place)) != null) {
						throw json.error("given twice, expected one value");
					}
				});
				json.end();
				return null;
			});
			return new ImportProfile(file, values);
		}
	}

	private static TreeSet<String> names() {
		TreeSet<String> names = new TreeSet<>();
		for (Format format : Formats.registered().readable()) {
			format.importer().orElseThrow().options().forEach(option -> names.add(option.name()));
		}
		return names;
	}

	/**
	 * The values of the options that an importer has.
	 *
	 * @throws LevelFormatException if a text is no value of its option, or leads out of the profile's folder
	 */
	OptionValues of(List<TypedOption<?>> known) throws IOException {
		OptionValues read = OptionValues.STANDARD;
		for (TypedOption<?> option : known) {
			Given value = values.get(option.name());
			if (value != null) {
				try {
					read = read.withText(option, isFile(option, value) ? inside(value) : value.text);
				} catch (IllegalArgumentException e) {
					throw value.because(e.getMessage());
				}
			}
		}
		return read;
	}

	private static <T> boolean isFile(TypedOption<T> option, Given value) {
		return option.isFile() && !value.text.equals(option.format(option.standard()));
	}

	/** The path of a file in the folder of the profile, where links lead to no other folder either. */
	private String inside(Given value) throws IOException {
		Path folder = file.getParent();
		try {
			Path named = folder.resolve(value.text).normalize();
			boolean isInside = !Path.of(value.text).isAbsolute() && named.startsWith(folder)
					&& (!Files.exists(named) || named.toRealPath().startsWith(folder.toRealPath()));
			if (isInside) {
				return named.toString();
			}
		} catch (InvalidPathException | FileSystemException e) {
			// there is no such path
		}
		throw value.because(Words.quote(value.text) + ", expected the path of a file in the folder of this profile");
	}

	/** A note for users that a map was read with the profile, which it names from the folder of the map. */
	Diagnostic note(Path map) {
		Path from = map.toAbsolutePath().normalize().getParent();
		return Diagnostic.marked("Read as " + from.relativize(file) + " says.");
	}
}
