package org.leeway.core.exchange.doom;

import java.util.Arrays;
import java.util.Optional;

/** The kinds of things that move: the player, and the monsters with the numbers, radii and heights of DOOM. */
enum ThingType {

	PLAYER(1, "player", 16, 56, false),
	ZOMBIEMAN(3004, "zombieman", 20, 56, false),
	SHOTGUN_GUY(9, "shotgun guy", 20, 56, false),
	CHAINGUNNER(65, "chaingunner", 20, 56, false),
	WOLFENSTEIN_SS(84, "Wolfenstein SS", 20, 56, false),
	IMP(3001, "imp", 20, 56, false),
	DEMON(3002, "demon", 30, 56, false),
	SPECTRE(58, "spectre", 30, 56, false),
	LOST_SOUL(3006, "lost soul", 16, 56, true),
	CACODEMON(3005, "cacodemon", 31, 56, true),
	PAIN_ELEMENTAL(71, "pain elemental", 31, 56, true),
	HELL_KNIGHT(69, "hell knight", 24, 64, false),
	BARON(3003, "baron of hell", 24, 64, false),
	REVENANT(66, "revenant", 20, 56, false),
	ARCH_VILE(64, "arch-vile", 20, 56, false),
	MANCUBUS(67, "mancubus", 48, 64, false),
	ARACHNOTRON(68, "arachnotron", 64, 64, false),
	CYBERDEMON(16, "cyberdemon", 40, 110, false),
	SPIDER_MASTERMIND(7, "spider mastermind", 128, 100, false);

	private final int number;
	private final String title;
	private final int radius;
	private final int height;
	private final boolean flies;

	ThingType(int number, String title, int radius, int height, boolean flies) {
		this.number = number;
		this.title = title;
		this.radius = radius;
		this.height = height;
		this.flies = flies;
	}

	/** Returns the kind of moving thing with a number. Empty if no kind of moving thing has this number. */
	static Optional<ThingType> of(int number) {
		return Arrays.stream(values()).filter(type -> type.number == number).findFirst();
	}

	/** Returns the name for users. */
	String title() {
		return title;
	}

	/** Returns the radius in map units. */
	int radius() {
		return radius;
	}

	/** Returns the height in map units. */
	int height() {
		return height;
	}

	boolean flies() {
		return flies;
	}
}
