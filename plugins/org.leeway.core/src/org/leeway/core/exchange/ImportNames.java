package org.leeway.core.exchange;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names for the files that the levels of an import go to: no two are equal, and none leads out of its folder. */
public final class ImportNames {

	/** Most bytes of a part. Systems take 255 for a name, of which other parts are chosen by users. */
	private static final int LONGEST = 120;

	private ImportNames() {
	}

	/**
	 * A name for each level.
	 *
	 * @param file the name for the only level; of several levels, each has its own name before the extension
	 */
	public static List<String> of(Import levels, String file) {
		if (levels.levels().size() == 1) {
			return List.of(file);
		}
		int dot = file.lastIndexOf('.') < 0 ? file.length() : file.lastIndexOf('.');
		List<String> names = new ArrayList<>();
		Set<String> taken = new HashSet<>();
		for (ImportedLevel level : levels.levels()) {
			String stem = file.substring(0, dot) + "-" + safe(level.name());
			String name = stem;
			// file systems may take names for equal that differ in case only
			for (int number = 2; !taken.add(name.toLowerCase(Locale.ROOT)); number++) {
				name = stem + "-" + number;
			}
			names.add(name + file.substring(dot));
		}
		return names;
	}

	/** A text as the name of a level or an object: one line, with blanks for the characters that no name may have. */
	public static String line(String text) {
		return text.replaceAll("[\\p{Cc}\\uFFFE\\uFFFF]|\\p{Cs}", " ");
	}

	/**
	 * Makes a part of the name of a file: letters and digits of any script, dots, hyphens and underscores, and not so many that
	 * no file could have the name.
	 */
	public static String safe(String name) {
		return shortened(name.replaceAll("[^\\p{L}\\p{N}._-]+", "-"));
	}

	/** Shortens a part of the name of a file, if it is too long, to its start and a number made of all of it. */
	public static String shortened(String part) {
		if (part.getBytes(StandardCharsets.UTF_8).length <= LONGEST) {
			return part;
		}
		String number = "-" + HexFormat.of().toHexDigits(part.hashCode());
		int[] letters = part.codePoints().toArray();
		int count = 0;
		for (int bytes = number.length(); bytes <= LONGEST; count++) {
			bytes += Character.toString(letters[count]).getBytes(StandardCharsets.UTF_8).length;
		}
		return new String(letters, 0, count - 1) + number;
	}
}
