package org.leeway.core.exchange.doom;

import java.util.Set;

import org.leeway.core.exchange.doom.DoomMap.Line;

/**
 * The actions of lines that move floors and ceilings of sectors, so that units can pass. Has all such actions of DOOM, and
 * the doors, lifts and floors of Boom. In the comments, "around" a sector means: in the sectors that have a line in common
 * with it.
 */
enum LineSpecial {

	/** Raises a ceiling, so that units pass. */
	DOOR(Set.of(1, 2, 4, 26, 27, 28, 29, 31, 32, 33, 34, 46, 61, 63, 86, 90, 99, 103, 105, 106, 108, 109, 111, 112, 114,
			115, 117, 118, 133, 134, 135, 136, 137)),
	/** Lowers a floor to the lowest floor around it, and later raises the floor again. */
	LIFT(Set.of(10, 21, 62, 88, 120, 121, 122, 123)),
	/** Moves a floor up and down between the lowest and the highest floor around it. */
	PERPETUAL_LIFT(Set.of(53, 87, 162, 181)),
	/** Lowers a floor to the lowest floor around it. */
	FLOOR_TO_LOWEST(Set.of(23, 37, 38, 60, 82, 84)),
	/** Lowers a floor to the highest floor around it, or stops a little higher. */
	FLOOR_TO_HIGHEST(Set.of(19, 36, 45, 70, 71, 83, 98, 102)),
	/** Raises a floor to the next higher floor around it. */
	FLOOR_TO_NEXT(Set.of(18, 20, 22, 47, 68, 69, 95, 119, 128, 129, 130, 131, 132)),
	/** Raises a floor to the lowest ceiling around it. */
	FLOOR_TO_CEILING(Set.of(5, 24, 64, 91, 101)),
	/** Any other action, or no action. */
	OTHER(Set.of());

	/**
	 * Numbers of the actions by which a player opens a door by hand. Such an action affects the sector on the left
	 * of the line. All other actions affect the sectors that have the same tag as the line.
	 */
	private static final Set<Integer> BY_HAND = Set.of(1, 26, 27, 28, 31, 32, 33, 34, 117, 118);

	private static final int BOOM_LIFTS = 0x3400;
	private static final int BOOM_LOCKED_DOORS = 0x3800;
	private static final int BOOM_DOORS = 0x3C00;
	private static final int BOOM_DOORS_END = 0x4000;
	/**
	 * Mask for the trigger in the number of an action, in Boom's format. The trigger says what the player must do to start the
	 * action.
	 */
	private static final int BOOM_TRIGGER = 7;
	/**
	 * The smaller of the two {@linkplain #BOOM_TRIGGER triggers} that mean "push": the player starts the action by pushing the
	 * line. The action then affects the sector on the left of the line.
	 */
	private static final int BOOM_PUSH = 6;
	private static final int BOOM_DOOR_KIND = 0x60;

	private final Set<Integer> numbers;

	LineSpecial(Set<Integer> numbers) {
		this.numbers = numbers;
	}

	static LineSpecial of(Line line) {
		int number = line.special();
		for (LineSpecial special : values()) {
			if (special.numbers.contains(number)) {
				return special;
			}
		}
		if (number >= BOOM_LIFTS && number < BOOM_LOCKED_DOORS) {
			return LIFT;
		}
		boolean opens = number >= BOOM_LOCKED_DOORS && number < BOOM_DOORS
				|| number >= BOOM_DOORS && number < BOOM_DOORS_END && (number & BOOM_DOOR_KIND) != BOOM_DOOR_KIND;
		return opens ? DOOR : OTHER;
	}

	/**
	 * Returns whether the action of a line affects the sector on the left of the line. Otherwise, the action affects all
	 * sectors with the tag (a number) of the line.
	 */
	static boolean isByHand(Line line) {
		int number = line.special();
		return BY_HAND.contains(number)
				|| number >= BOOM_LIFTS && number < BOOM_DOORS_END && (number & BOOM_TRIGGER) >= BOOM_PUSH;
	}
}
