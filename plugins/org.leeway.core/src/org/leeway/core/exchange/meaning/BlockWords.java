package org.leeway.core.exchange.meaning;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Words that map makers use for things that block units, and for things that do not. Case is ignored. */
public final class BlockWords {

	private static final Set<String> BLOCKING = Set.of("collide", "collides", "collidable", "collision", "block", "blocks",
			"blocked", "blocking", "obstacle", "solid", "impassable", "wall");
	/**
	 * The words of {@link #BLOCKING} that name things, such as a wall. A layer with such a name may only draw these things,
	 * while another layer says what blocks.
	 */
	private static final Set<String> THINGS = Set.of("obstacle", "wall");
	private static final Set<String> FREE = Set.of("passable", "walkable", "traversable");
	private static final Set<String> YES = Set.of("true", "1", "t", "yes");
	private static final Set<String> NO = Set.of("false", "0", "f", "no");
	/**
	 * A pattern of names of things that block. The name is a blocking word or its plural. A word such as {@code layer}
	 * and a number may follow. Examples are {@code Walls} and {@code collision-line 2}.
	 */
	private static final Pattern NAME = name(BLOCKING);
	private static final Pattern THING = name(THINGS);

	private BlockWords() {
	}

	private static Pattern name(Set<String> words) {
		return Pattern.compile("(?:" + String.join("|", words) + ")s?(?:[ _-]?(?:layer|tile|object|line|shape|area)s?)?[ _-]*\\d*",
				Pattern.CASE_INSENSITIVE);
	}

	/** Returns whether a name of a layer, a class or a terrain means something that blocks, such as {@code Walls}. */
	public static boolean isBlocking(String name) {
		return NAME.matcher(name.strip()).matches();
	}

	/**
	 * Returns whether a blocking name is the name of a thing, such as {@code wall}. Returns false for the name of an effect,
	 * such as {@code solid}. The difference matters for layers: a layer named after a thing may only show the thing, without
	 * blocking.
	 */
	static boolean isThing(String name) {
		return THING.matcher(name.strip()).matches();
	}

	/**
	 * Returns whether a property of this name says if a thing blocks. Examples are {@code solid} and {@code walkable}.
	 */
	static boolean isMark(String property) {
		String word = property.toLowerCase(Locale.ROOT);
		return BLOCKING.contains(word) || FREE.contains(word);
	}

	/**
	 * Returns whether a thing blocks, such as a tile, according to a property of the thing.
	 *
	 * @param property the name of the property. Must be a {@linkplain #isMark mark}
	 * @return empty if the value means neither yes nor no
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
