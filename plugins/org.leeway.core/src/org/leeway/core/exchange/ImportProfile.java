package org.leeway.core.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.part.BalanceLimits;
import org.leeway.core.level.value.LevelDiagonals;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.world.Diagonals;

import com.google.gson.GsonBuilder;

/**
 * A file {@value #NAME} that says how to read the maps in its folder and in all folders below. If several profiles apply to a
 * map, only the nearest profile is used.
 * <p> The file is a JSON object with values for the options of importers. The names {@code minArea}, {@code diagonals} and
 * {@code balance} are no options. Their values become attributes of the levels that the importers return. A nested object with
 * the id of a format as its name holds values for this format, which take precedence.
 * <p> The search for a profile goes up from the map's folder. The search ends at the top folder of a repository or of an
 * Eclipse workspace, or at the home folder. If the map lies in none of these folders, only the map's own folder is searched,
 * because other people may own the folders above.
 *
 * @param file the profile
 * @param values the values, indexed by id of the format, then by name of the option. Values for all formats have an
 * empty id
 */
public record ImportProfile(Path file, Map<String, Map<String, Given>> values) {

	/** The file name that every import profile has. */
	public static final String NAME = "leeway-import.json";

	private static final long MOST_BYTES = 1 << 20;
	private static final String ALL = "";
	/** The key for the least size of a region to report, in cells. Files of Leeway have an attribute of the same name. */
	private static final String MIN_AREA = "minArea";
	/** The key for the rule of diagonal steps. Files of Leeway have an attribute of the same name. */
	private static final String DIAGONALS = "diagonals";
	/** The key for the limits of differences between starts. Files of Leeway have an attribute of the same name. */
	private static final String BALANCE = "balance";
	/** Names of files or folders that only the top folder of a repository or of an Eclipse workspace contains. */
	private static final List<String> TOPS = List.of(".git", ".metadata");

	/**
	 * A value in a profile, as text.
	 *
	 * @param wrong an exception with the file and the line of the value. Exceptions about a wrong value get the same file and
	 * line
	 */
	public record Given(String text, LevelFormatException wrong) {

		private LevelFormatException because(String problem) {
			return new LevelFormatException(wrong.file(), wrong.line(), problem);
		}
	}

	public ImportProfile {
		values = Map.copyOf(values);
	}

	/**
	 * Reads the profile that applies to a map.
	 *
	 * @return empty if no profile applies
	 * @throws LevelFormatException if the profile is malformed, or has an option that no importer knows. The message
	 * has file and line
	 * @throws IOException if the profile cannot be read
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
			return new ImportProfile(file, values(new JsonSource(in, file.toString())));
		}
	}

	private static Map<String, Map<String, Given>> values(JsonSource json) throws IOException {
		Map<String, Set<String>> known = new HashMap<>();
		for (Format format : Formats.registered().readable()) {
			Set<String> names = new TreeSet<>(format.readingOptions().stream().map(TypedOption::name).toList());
			known.computeIfAbsent(ALL, all -> new TreeSet<>()).addAll(names);
			known.put(format.id(), names);
		}
		known.get(ALL).addAll(List.of(MIN_AREA, DIAGONALS, BALANCE));
		Map<String, Map<String, Given>> values = new HashMap<>();
		json.reading(() -> {
			json.object(name -> {
				if (json.isScalar() || !known.containsKey(name)) {
					add(name, json, known.get(ALL), values.computeIfAbsent(ALL, all -> new HashMap<>()));
				} else {
					json.object(option -> add(option, json, known.get(name), values.computeIfAbsent(name, of -> new HashMap<>())));
				}
			});
			json.end();
			return null;
		});
		return values;
	}

	private static void add(String name, JsonSource json, Set<String> known, Map<String, Given> values) throws IOException {
		if (!known.contains(name)) {
			throw json.error("expected one of " + String.join(", ", known));
		}
		if (!json.isScalar()) {
			throw json.error("expected a text, a number, or true or false");
		}
		LevelFormatException place = json.error("");
		if (values.put(name, new Given(json.text(), place)) != null) {
			throw json.error("given twice, expected one value");
		}
	}

	/**
	 * Writes the profile of a folder, in place of an earlier profile. For each format in {@code terrains}, also writes a file
	 * that maps names to terrains. If a symbolic link has the name of a written file, replaces the link and not its target,
	 * because the user may need the target.
	 *
	 * @param options values of options, for all formats that have these options
	 * @param terrains lines of a file that maps names to terrains, indexed by format
	 */
	public static void write(Path folder, OptionValues options, Map<Format, String> terrains) throws IOException {
		Map<String, Object> members = new TreeMap<>(options.texts());
		for (Map.Entry<Format, String> lines : terrains.entrySet()) {
			String id = lines.getKey().id();
			String name = "leeway-terrains-" + id + ".txt";
			members.put(id, Map.of(fileOption(lines.getKey()).name(), name));
			write(folder.resolve(name), lines.getValue());
		}
		write(folder.resolve(NAME), new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(members) + "\n");
	}

	/** Returns the format's only option whose value is a file. This file maps names to terrains. */
	private static TypedOption<?> fileOption(Format format) {
		return format.readingOptions().stream().filter(TypedOption::isFile).findFirst().orElseThrow();
	}

	private static void write(Path file, String text) throws IOException {
		AtomicFile.writeOwn(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
	}

	/**
	 * Returns the profile's values for the options of a format's importer.
	 *
	 * @throws LevelFormatException if a value is invalid for its option, or is a path that leads out of the profile's
	 * folder
	 */
	public OptionValues of(Format format) throws IOException {
		Map<String, Given> given = new HashMap<>(values.getOrDefault(ALL, Map.of()));
		given.putAll(values.getOrDefault(format.id(), Map.of()));
		OptionValues read = OptionValues.STANDARD;
		for (TypedOption<?> option : format.readingOptions()) {
			Given value = given.get(option.name());
			if (value != null) {
				try {
					read = read.withText(option, option.isFile(value.text) ? inside(value) : value.text);
				} catch (IllegalArgumentException e) {
					throw value.because(e.getMessage());
				}
			}
		}
		return read;
	}

	/** Returns the path of a file that a value names. Fails if the path or a link leads out of the folder of the profile. */
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
			// an invalid path, or a path that cannot be followed, gets the same message as a path outside of the folder
		}
		throw value.because(MessageText.quote(value.text) + ", expected the path of a file in the folder of this profile");
	}

	/**
	 * Sets three attributes of levels to the values of the profile. They are the rule for diagonal steps, the least area of
	 * reported regions, and the limits of differences between starts. The other values of the profile are options of the importer,
	 * which has already used them.
	 *
	 * @return the same levels, with a note that they were read with the profile
	 * @throws LevelFormatException if a value is invalid
	 */
	Import applyTo(Import read, Path map) throws LevelFormatException {
		Optional<Integer> least = minArea();
		Optional<Diagonals> rule = diagonals();
		Optional<BalanceLimits> balance = balance();
		for (ImportedLevel each : read.levels()) {
			least.ifPresent(each.level()::setMinArea);
			rule.ifPresent(diagonals -> LevelDiagonals.set(each.level(), diagonals));
			balance.map(BalanceLimits::format).ifPresent(each.level()::setBalance);
		}
		return read.telling(note(map));
	}

	/**
	 * Sets three attributes of a streamed level: the rule for diagonal steps, the least area of reported regions, and the
	 * limits of differences between starts.
	 */
	LevelHeader applyTo(LevelHeader header) throws LevelFormatException {
		LevelHeader ruled = diagonals().map(header::withDiagonals).orElse(header);
		LevelHeader limited = balance().map(limits -> ruled.withIntent(ruled.intent().withBalance(limits))).orElse(ruled);
		return minArea().map(area -> limited.withIntent(limited.intent().withMinArea(area))).orElse(limited);
	}

	private Optional<BalanceLimits> balance() throws LevelFormatException {
		Given given = values.getOrDefault(ALL, Map.of()).get(BALANCE);
		try {
			return Optional.ofNullable(given).map(Given::text).map(BalanceLimits::parse);
		} catch (IllegalArgumentException e) {
			throw given.because(BALANCE + " " + MessageText.quote(given.text) + ", " + e.getMessage());
		}
	}

	private Optional<Diagonals> diagonals() throws LevelFormatException {
		Given given = values.getOrDefault(ALL, Map.of()).get(DIAGONALS);
		try {
			return Optional.ofNullable(given).map(Given::text).map(Diagonals::of);
		} catch (IllegalArgumentException e) {
			throw given.because(DIAGONALS + " " + e.getMessage());
		}
	}

	private Optional<Integer> minArea() throws LevelFormatException {
		Given given = values.getOrDefault(ALL, Map.of()).get(MIN_AREA);
		if (given == null) {
			return Optional.empty();
		}
		return Optional.of(MessageText.whole(given.text).filter(area -> area >= 1)
				.orElseThrow(() -> given.because(MIN_AREA + " " + MessageText.quote(given.text)
						+ ", expected a whole number of 1 or more")));
	}

	/**
	 * Returns a note that a map was read with the profile. The note names the profile relative to the folder of the
	 * map.
	 */
	Diagnostic note(Path map) {
		Path from = map.toAbsolutePath().normalize().getParent();
		return Diagnostic.marked("Read with the options in " + from.relativize(file) + ".");
	}
}
