package org.leeway.core.exchange;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names of files for the levels of an import. No two names are equal, and no name leads out of its folder. */
public final class ImportNames {

	/**
	 * Limit for the part of a file name that comes from a level, in bytes. Systems allow 255 bytes for the whole name, and
	 * users choose the other parts.
	 */
	private static final int LONGEST = 120;

	private ImportNames() {
	}

	/**
	 * Returns a file name for each level.
	 *
	 * @param file the name if there is a single level. If there are several levels, a hyphen and the level's name are inserted
	 * before the extension
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
			// some file systems ignore case
			for (int number = 2; !taken.add(name.toLowerCase(Locale.ROOT)); number++) {
				name = stem + "-" + number;
			}
			names.add(name + file.substring(dot));
		}
		return names;
	}

	/**
	 * Converts a text into a valid name of a level or an object. The name is on one line, and blanks replace forbidden
	 * characters.
	 */
	public static String line(String text) {
		return text.replaceAll("[\\p{Cc}\\uFFFE\\uFFFF]|\\p{Cs}", " ");
	}

	/**
	 * Converts a text into a part of a file name. Keeps letters and digits of any script, dots, hyphens and
	 * underscores. Replaces each run of other characters by a hyphen. Shortens long texts.
	 */
	public static String safe(String name) {
		return shortened(name.replaceAll("[^\\p{L}\\p{Nd}\\p{Nl}\\p{No}._-]+", "-"));
	}

	/** Shortens a part of a file name to at most 120 bytes. The result is the start of the part and a hash of the whole part. */
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
