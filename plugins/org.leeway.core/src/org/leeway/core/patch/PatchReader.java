package org.leeway.core.patch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.value.TerrainName;
import org.leeway.core.patch.PatchBase.TerrainId;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/** A strict reader of patches. Nothing is repaired, and every count is limited before memory is allocated. */
public final class PatchReader {

	/** Limit for the size of the files that Leeway reads and writes, in bytes. */
	static final long MAX_BYTES = 1L << 26;
	static final String FORMAT = "leeway-patch";
	static final int VERSION = 1;

	/** Limit for the length of a string in the file, in bytes. */
	private static final long LONGEST_TOKEN = 1 << 20;
	private static final int START = 256;
	private static final Pattern MAGIC = Pattern.compile("\\s*\\{\\s*\"format\"\\s*:\\s*\"" + FORMAT + "\"");
	private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
	private static final List<String> MEMBERS = List.of("format", "version", "level", "width", "height", "terrains", "base", "note",
			"runs");
	private static final String NOTE = "note";

	private final JsonSource json;
	private final Set<String> seen = new HashSet<>();
	private final List<TerrainId> terrains = new ArrayList<>();
	private String level;
	private int width;
	private int height;
	private String hash;
	private String note = "";
	private PaintedRuns runs;

	private PatchReader(JsonSource json) {
		this.json = json;
	}

	/**
	 * Returns whether a file is a patch: the file's name ends with {@link LevelPatch#SUFFIX}, or the content begins like a
	 * patch.
	 */
	public static boolean isPatch(Path file) {
		if (file.getFileName() != null && file.getFileName().toString().endsWith(LevelPatch.SUFFIX)) {
			return true;
		}
		if (!Files.isRegularFile(file)) {
			return false;
		}
		try (InputStream in = InputFile.openText(file, Long.MAX_VALUE, Progress.NONE)) {
			return MAGIC.matcher(new String(in.readNBytes(START), StandardCharsets.UTF_8)).lookingAt();
		} catch (IOException unreadable) {
			return false;
		}
	}

	/**
	 * Reads a patch.
	 *
	 * @param progress a unit of work is 64 KiB that were read
	 * @throws LevelFormatException if the file is no patch. The message has the file, the line and what was expected
	 * @throws IOException if the file cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LevelPatch read(Path file, Progress progress) throws IOException {
		try (InputStream in = InputFile.openText(file, MAX_BYTES, progress)) {
			JsonSource json = new JsonSource(in, file.toString(), LONGEST_TOKEN);
			return json.reading(() -> new PatchReader(json).patch());
		}
	}

	private LevelPatch patch() throws IOException {
		if (!json.isObject()) {
			throw json.error("expected an object of a patch");
		}
		json.object(this::member);
		json.end();
		for (String name : MEMBERS) {
			if (!seen.contains(name) && !name.equals(NOTE)) {
				throw json.error("no member \"" + name + "\", expected one");
			}
		}
		return new LevelPatch(level, new PatchBase(width, height, terrains, hash), note, runs);
	}

	private void member(String name) throws IOException {
		if (!MEMBERS.contains(name)) {
			throw json.error("unknown member, expected one of " + String.join(", ", MEMBERS));
		}
		if (seen.isEmpty() && !name.equals("format")) {
			throw json.error("the first member, expected \"format\": \"" + FORMAT + "\" before it");
		}
		if (!seen.add(name)) {
			throw json.error("for the second time, expected each member once");
		}
		switch (name) {
		case "format" -> format();
		case "version" -> within(VERSION, VERSION);
		case "level" -> level = text(0, LevelPatch.LONGEST_NAME);
		case "width" -> width = within(1, TerrainGrid.MAX_SIDE);
		case "height" -> height = within(1, TerrainGrid.MAX_SIDE);
		case "terrains" -> terrains();
		case "base" -> hash();
		case NOTE -> note = text(1, LevelPatch.LONGEST_NOTE);
		default -> runs();
		}
	}

	private void format() throws IOException {
		String format = text(0, Integer.MAX_VALUE);
		if (!format.equals(FORMAT)) {
			throw json.error(MessageText.quote(format) + ", expected \"" + FORMAT + "\"");
		}
	}

	private void hash() throws IOException {
		hash = text(0, Integer.MAX_VALUE);
		if (!HASH.matcher(hash).matches()) {
			throw json.error(MessageText.quote(hash) + ", expected 64 digits, 0 to 9 and a to f");
		}
	}

	private void terrains() throws IOException {
		json.array(() -> terrains.add(tuple(this::terrain)));
	}

	private TerrainId terrain() throws IOException {
		int least = terrains.isEmpty() ? 0 : terrains.getLast().id() + 1;
		int id = within(least, TerrainGrid.TERRAINS - 1);
		String name = text(0, Integer.MAX_VALUE);
		if (!TerrainName.isName(name)) {
			throw json.error(MessageText.quote(name) + ", expected " + TerrainName.EXPECTED);
		}
		return new TerrainId(id, name);
	}

	private void runs() throws IOException {
		if (!seen.containsAll(List.of("width", "height", "terrains"))) {
			throw json.error("expected width, height and terrains before it");
		}
		if (!TerrainGrid.mayHaveSize(width, height)) {
			throw json.error(width + " x " + height + " cells, expected at most " + TerrainGrid.MAX_CELLS + " in all");
		}
		BitSet known = new BitSet();
		terrains.forEach(terrain -> known.set(terrain.id()));
		PaintedRuns.Builder painted = new PaintedRuns.Builder(width, height);
		json.array(() -> tuple(() -> add(new PaintedRuns.Run(whole(), whole(), whole(), whole()), known, painted)));
		runs = painted.build();
	}

	private PaintedRuns.Run add(PaintedRuns.Run run, BitSet known, PaintedRuns.Builder painted) throws LevelFormatException {
		if (run.terrain() < 0 || !known.get(run.terrain())) {
			throw json.error("terrain " + run.terrain() + ", expected the id of one of the terrains");
		}
		try {
			painted.add(run);
			return run;
		} catch (IllegalArgumentException wrong) {
			throw json.error(wrong.getMessage());
		}
	}

	/**
	 * Reads an array with one tuple: {@code values} reads all values of the array. An array with fewer or more values is an
	 * error.
	 */
	private <T> T tuple(JsonSource.Part<T> values) throws IOException {
		List<T> read = new ArrayList<>(1);
		json.array(() -> {
			if (!read.isEmpty()) {
				throw json.error("one value more than expected");
			}
			return read.add(values.read());
		});
		if (read.isEmpty()) {
			throw json.error("an empty array, expected values");
		}
		return read.getFirst();
	}

	private int whole() throws IOException {
		if (!json.isNumber()) {
			throw json.error("expected a whole number");
		}
		return json.whole();
	}

	private int within(int least, int most) throws IOException {
		int number = whole();
		if (number < least || number > most) {
			throw json.error(number + ", expected " + (least == most ? least : least + " to " + most));
		}
		return number;
	}

	/** Reads a text of {@code least} to {@code most} UTF-16 code units. */
	private String text(int least, int most) throws IOException {
		if (!json.isText()) {
			throw json.error("expected a string");
		}
		String text = json.text();
		if (text.length() < least || text.length() > most) {
			throw json.error(text.length() + " characters, expected " + least + " to " + most);
		}
		if (text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
			throw json.error("half a surrogate pair, expected text");
		}
		return text;
	}
}
