package org.leeway.core.exchange.game;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.leeway.core.files.FileNames;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A helper that finds the folders of installed games, and checks whether paths from map files are safe. */
public final class GamePlaces {

	/**
	 * Limit for the number of folders above a map in which a game is looked for. In the games, maps lie at most 5 folders below the
	 * folder of the game.
	 */
	private static final int MOST_ABOVE = 16;
	/** Limit for the length of a path, which messages show. The longest path of the games has 97 characters. */
	private static final int LONGEST_PATH = 200;
	/**
	 * Pattern of a safe part of a path: letters of all languages, and signs that have no special meaning on any system. A colon and
	 * a backslash are examples of unsafe signs.
	 */
	private static final Pattern PART = Pattern.compile("[\\p{L}\\p{M}\\p{Nd}\\p{Nl}\\p{No}_. +()'!~&,@#-]+");

	private GamePlaces() {
	}

	/**
	 * Returns the folder of the game that the user chose. Empty if the option has its standard value.
	 *
	 * @throws IOException if the value of the option is no path
	 */
	public static Optional<Path> chosen(TypedOption<String> option, OptionValues options) throws IOException {
		String value = options.get(option);
		try {
			return value.equals(option.standard()) ? Optional.empty() : Optional.of(Path.of(value).toAbsolutePath().normalize());
		} catch (InvalidPathException wrong) {
			throw new IOException("the option " + option.name() + ": " + FileNames.problem(wrong), wrong);
		}
	}

	/** Returns the folders above a map. The nearest folder comes first. */
	public static List<Path> above(Path map) {
		return Stream.iterate(map.toAbsolutePath().normalize().getParent(), Objects::nonNull, Path::getParent).limit(MOST_ABOVE)
				.toList();
	}

	/**
	 * Returns the folders among {@code folders} whose paths are absolute on this operating system. For example, {@code C:/Games} is
	 * not absolute on Linux.
	 */
	public static List<Path> installed(List<String> folders) {
		// a folder such as C:/Games is a relative path on Linux, which would lead into the working directory
		return folders.stream().map(Path::of).filter(Path::isAbsolute).toList();
	}

	/**
	 * Returns whether a relative path is safe: the path cannot lead out of its folder, is not too long, and has no
	 * unusual characters.
	 *
	 * @param path a path with slashes, usually from a file of unknown origin
	 */
	public static boolean isSafe(String path) {
		boolean isPlain = path.length() <= LONGEST_PATH && Stream.of(path.split("/", -1))
				.allMatch(part -> PART.matcher(part).matches() && !part.equals("..") && !part.equals("."));
		try {
			return isPlain && !Path.of(path).isAbsolute();
		} catch (InvalidPathException none) {
			// the system allows no such name. For example, a name on Windows cannot end with a blank
			return false;
		}
	}
}
