package org.leeway.core.exchange.meaning;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The words of map makers for things that block units, and for things that do not. Case is ignored. */
public final class BlockWords {

	private static final Set<String> BLOCKING = Set.of("collide", "collides", "collidable", "collision", "block", "blocks",
			"blocked", "blocking", "obstacle", "solid", "impassable", "wall");
	/** Words that name a thing. The name of a layer may use such a word for what the layer shows. */
	private static final Set<String> THINGS = Set.of("obstacle", "wall");
	private static final Set<String> FREE = Set.of("passable", "walkable", "traversable");
	private static final Set<String> YES = Set.of("true", "1", "t", "yes");
	private static final Set<String> NO = Set.of("false", "0", "f", "no");
	/**
	 * A word, perhaps in the plural, after which a kind of thing and a number may follow: {@code Walls},
	 * {@code collision-line 2}.
	 */
	private static final Pattern NAME = name(BLOCKING);
	private static final Pattern THING = name(THINGS);

	private BlockWords() {
	}

	private static Pattern name(Set<String> words) {
		return Pattern.compile("(?:" + String.join("|", words) + ")s?(?:[ _-]?(?:layer|tile|object|line|shape|area)s?)?[ _-]*\\d*",
				Pattern.CASE_INSENSITIVE);
	}

	/** Returns whether the name of a layer, a class or a terrain says that it blocks. */
	public static boolean isBlocking(String name) {
		return NAME.matcher(name.strip()).matches();
	}

	/** Returns whether a name that is {@link #isBlocking blocking} is the name of a thing, and not of an effect. */
	static boolean isThing(String name) {
		return THING.matcher(name.strip()).matches();
	}

	/** Returns whether a property with this name says if its owner blocks. */
	static boolean isMark(String property) {
		String word = property.toLowerCase(Locale.ROOT);
		return BLOCKING.contains(word) || FREE.contains(word);
	}

	/**
	 * Returns whether the owner of a property blocks.
	 *
	 * @param property a {@link #isMark mark}
	 * @return empty if the value says neither yes nor no
	 */
	static Optional<Boolean> blocks(String property, String value) {
		boolean isNegated = FREE.contains(property.toLowerCase(Locale.ROOT));
		return truth(value).map(isTrue -> isTrue != isNegated);
	}

	private static Optional<Boolean> truth(String value) {
		String word = value.strip().toLowerCase(Locale.ROOT);
		return YES.contains(word) ? Optional.of(true) : NO.contains(word) ? Optional.of(false) : Optional.empty();
	}
}
