package org.leeway.core.exchange.meaning;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The words of map makers for what blocks units, and for what does not. Upper and lower case are the same. */
public final class BlockWords {

	private static final Set<String> BLOCKING = Set.of("collide", "collides", "collidable", "collision", "block", "blocks",
			"blocked", "blocking", "obstacle", "solid", "impassable", "wall");
	/** Those that name a thing, as the name of a layer may do for what it shows. */
	private static final Set<String> THINGS = Set.of("obstacle", "wall");
	private static final Set<String> FREE = Set.of("passable", "walkable", "traversable");
	private static final Set<String> YES = Set.of("true", "1", "t", "yes");
	private static final Set<String> NO = Set.of("false", "0", "f", "no");
	/** A word, perhaps in the plural, with the kind of thing and a number behind it: {@code Walls}, {@code collision-line 2}. */
	private static final Pattern NAME = name(BLOCKING);
	private static final Pattern THING = name(THINGS);

	private BlockWords() {
	}

	private static Pattern name(Set<String> words) {
		return Pattern.compile("(?:" + String.join("|", words) + ")s?(?:[ _-]?(?:layer|tile|object|line|shape|area)s?)?[ _-]*\\d*",
				Pattern.CASE_INSENSITIVE);
	}

	/** Whether the name of a layer, a class or a terrain says that what has it blocks. */
	public static boolean isBlocking(String name) {
		return NAME.matcher(name.strip()).matches();
	}

	/** Whether a name that is {@link #isBlocking blocking} names a thing, and not what it does. */
	static boolean isThing(String name) {
		return THING.matcher(name.strip()).matches();
	}

	/** Whether a property of a name tells if its owner blocks. */
	static boolean isMark(String property) {
		String word = property.toLowerCase(Locale.ROOT);
		return BLOCKING.contains(word) || FREE.contains(word);
	}

	/**
	 * Whether the owner of a property blocks.
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
