package org.leeway.core.colour;

/**
 * The colours of players. White text is legible on each colour, and each colour stands out from light terrain. On dark terrain,
 * the colours need a white edge.
 */
public final class PlayerColours {

	/**
	 * The colours as {@code 0xRRGGBB}, from the first player on: blue, red, green, violet, orange, teal, magenta, olive, brown,
	 * navy. Early colours differ most, because most levels have few players.
	 */
	private static final int[] COLOURS = {0x1F5FD6, 0xD31F1F, 0x1B7F2E, 0x8A2BE2, 0xB55A00, 0x007C89, 0xC4008F, 0x6A6A00,
			0x6B3A1A, 0x1A237E};

	private PlayerColours() {
	}

	/** Returns the number of colours. */
	public static int count() {
		return COLOURS.length;
	}

	/**
	 * Returns the colour of a player as {@code 0xRRGGBB}. The colours repeat after {@link #count} players.
	 *
	 * @param player the number of the player. Player 1 has the first colour, player 0 has the last colour
	 */
	public static int of(int player) {
		return COLOURS[Math.floorMod(player - 1, COLOURS.length)];
	}
}
