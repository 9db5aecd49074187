package org.leeway.core.exchange.terrain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.leeway.core.LevelFormatException;
import org.leeway.core.colour.Colour;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.value.NameText;
import org.leeway.core.level.value.TerrainName;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A user's file that maps tiles, values or colours of a map to terrains. A line holds a selector, a
 * terrain and optionally the colour {@code #rrggbb} of the terrain, with blanks between. {@linkplain NameText Quoted}
 * names may contain blanks. If several lines select the same thing, the first line is used. Empty lines and lines that
 * begin with {@code //} are skipped. Immutable.
 *
 * @param <S> the type of parsed selectors. A selector selects tiles, values or colours
 */
public record TerrainFile<S>(List<Line<S>> lines) {

	private static final String NO_FILE = "none";
	private static final long MOST_BYTES = 1 << 20;

	/** A line of the file. */
	public record Line<S>(S selector, String terrain, Optional<Integer> rgb) {
	}

	public TerrainFile {
		lines = List.copyOf(lines);
	}

	/**
	 * Returns whether the file assigns a terrain in any line except the lines with a given selector.
	 *
	 * @param selector the selector of the lines to ignore
	 * @param terrain the name of the terrain
	 */
	public boolean namesElsewhere(S selector, String terrain) {
		return lines.stream().anyMatch(line -> line.selector() != selector && line.terrain().equals(terrain));
	}

	/**
	 * Returns the option that names the file.
	 *
	 * @param what the things that the file assigns to terrains, such as {@code tiles}, for the description
	 */
	public static TypedOption<String> option(String what) {
		return new TypedOption.Text("terrains", "file that maps " + what + " to terrains", NO_FILE,
				"none, or the path of a file", "FILE");
	}

	/**
	 * Reads the file that an option names.
	 *
	 * @param selectors parses a selector. Returns an empty optional if the selector is invalid
	 * @param expected text that lists the valid selectors
	 * @return a file without lines if the option names no file
	 * @throws LevelFormatException if the file cannot be read or a line is invalid. The message has the name of the
	 * file and the line
	 * @throws IOException if reading fails
	 */
	public static <S> TerrainFile<S> read(TypedOption<String> option, OptionValues options,
			Function<String, Optional<S>> selectors, String expected) throws IOException {
		String file = options.get(option);
		return file.equals(NO_FILE) ? new TerrainFile<>(List.of()) : read(Path.of(file), selectors, expected);
	}

	private static <S> TerrainFile<S> read(Path file, Function<String, Optional<S>> selectors, String expected)
			throws IOException {
		try (InputStream in = InputFile.openText(file, MOST_BYTES, Progress.NONE)) {
			String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(in.readAllBytes())).toString();
			List<Line<S>> lines = new ArrayList<>();
			int number = 0;
			for (String line : text.lines().toList()) {
				number++;
				if (!line.isBlank() && !line.strip().startsWith("//")) {
					lines.add(line(line.strip(), selectors).orElseThrow(wrong(file, number, line.strip(), expected)));
				}
			}
			return new TerrainFile<>(lines);
		} catch (CharacterCodingException noText) {
			throw new LevelFormatException(file.toString(), 0, "not text in UTF-8");
		} catch (FileSystemException unreadable) {
			throw new LevelFormatException(file.toString(), 0, unreadable.getReason(), unreadable);
		}
	}

	private static <S> Optional<Line<S>> line(String line, Function<String, Optional<S>> selectors) {
		List<String> words = NameText.words(line.replace('\t', ' '));
		boolean hasColour = words.size() == 3 && Colour.isColour(words.get(2));
		if (words.size() != 2 && !hasColour || !TerrainName.isName(words.get(1))) {
			return Optional.empty();
		}
		Optional<Integer> rgb = hasColour ? Optional.of(Colour.parse(words.get(2))) : Optional.empty();
		return selectors.apply(words.get(0)).map(selector -> new Line<>(selector, words.get(1), rgb));
	}

	private static Supplier<LevelFormatException> wrong(Path file, int number, String line, String expected) {
		String shown = line.replaceAll("\\s+", " ");
		return () -> new LevelFormatException(file.toString(), number, "\""
				+ (shown.length() > 60 ? shown.substring(0, 60) + "..." : shown) + "\", expected " + expected
				+ ", then a terrain and perhaps its colour #rrggbb");
	}
}
