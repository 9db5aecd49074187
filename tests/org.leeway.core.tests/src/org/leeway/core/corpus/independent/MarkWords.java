package org.leeway.core.corpus.independent;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The words that mark tiles or layers as blocking, according to the section "What blocks" of {@code docs/tiled.md}. Written
 * from the text of this section, without the code of Leeway. So a comparison finds errors in the text and in the code.
 */
final class MarkWords {

	private static final List<String> BLOCKING = List.of("collide", "collides", "collidable", "collision", "block", "blocks",
			"blocked", "blocking", "obstacle", "solid", "impassable", "wall");
	private static final List<String> FREE = List.of("passable", "walkable", "traversable");
	private static final List<String> BEHIND = List.of("layer", "tile", "object", "line", "shape", "area");

	private MarkWords() {
	}

	/**
	 * Returns whether properties mark their owner as blocking. Empty if no property says whether the owner blocks. If
	 * properties contradict each other, the owner blocks.
	 */
	static Optional<Boolean> say(Map<String, String> properties) {
		List<Boolean> said = new ArrayList<>();
		properties.forEach((name, value) -> {
			String word = name.toLowerCase(Locale.ROOT);
			boolean isNegated = FREE.contains(word);
			if (isNegated || BLOCKING.contains(word)) {
				truth(value).ifPresent(truth -> said.add(truth ^ isNegated));
			}
		});
		return said.isEmpty() ? Optional.empty() : Optional.of(said.contains(true));
	}

	private static Optional<Boolean> truth(String value) {
		return switch (value.strip().toLowerCase(Locale.ROOT)) {
		case "true", "yes", "t", "1" -> Optional.of(true);
		case "false", "no", "f", "0" -> Optional.of(false);
		default -> Optional.empty();
		};
	}

	/** Returns whether a name is a word for blocking, perhaps with a suffix, such as a number or a plural. */
	static boolean block(String name) {
		return BLOCKING.contains(stem(name));
	}

	/**
	 * Returns whether a {@linkplain #block blocking} name is the name of a thing, such as a wall. A layer with the name of a
	 * thing may merely show the thing, and need not block.
	 */
	static boolean isThing(String name) {
		return List.of("wall", "obstacle").contains(stem(name));
	}

	/**
	 * Returns the word with which a name begins, in lower case. Removes a number at the end, a kind such as "layer", and
	 * the ending of the plural. For example, "Wall layer 2" becomes "wall". A word of {@link #BLOCKING}, such as "blocks",
	 * stays as it is.
	 */
	private static String stem(String name) {
		String rest = trimEnd(name.strip().toLowerCase(Locale.ROOT), "0123456789");
		rest = trimEnd(rest, " _-");
		if (BLOCKING.contains(rest)) {
			return rest;
		}
		for (String kind : BEHIND) {
			for (String ending : List.of(kind, kind + "s")) {
				if (rest.endsWith(ending)) {
					String front = rest.substring(0, rest.length() - ending.length());
					String word = singular(front.isEmpty() || " _-".indexOf(front.charAt(front.length() - 1)) < 0 ? front
							: front.substring(0, front.length() - 1));
					if (BLOCKING.contains(word)) {
						return word;
					}
				}
			}
		}
		return singular(rest);
	}

	private static String singular(String word) {
		return BLOCKING.contains(word) || !word.endsWith("s") ? word : word.substring(0, word.length() - 1);
	}

	private static String trimEnd(String text, String characters) {
		int end = text.length();
		while (end > 0 && characters.indexOf(text.charAt(end - 1)) >= 0) {
			end--;
		}
		return text.substring(0, end);
	}
}
