package org.leeway.core.exchange.png;

import java.util.Locale;

/**
 * A font of 5 x 7 pixels for capital letters, digits and some punctuation. The font does not depend on the system, so an
 * image is the same on every machine. A box stands for any other character.
 */
final class BitmapFont {

	/** The height of a line, in pixels. */
	static final int HEIGHT = 7;

	private static final int WIDTH = 5;
	/** The width of a glyph with the gap to the next glyph, in pixels. */
	private static final int ADVANCE = WIDTH + 1;

	/** The characters that have glyphs, in the order of the glyphs. The last glyph stands for all other characters. */
	private static final String CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.,:()/_'#\uFFFD";
	private static final int GLYPHS_A_BAND = 12;

	/**
	 * The pixels of the glyphs, in the order of {@link #CHARACTERS}. The first 12 glyphs stand next to each other, with a blank
	 * column between. The next 12 glyphs stand below, and so on. A glyph has 5 columns and 7 lines.
	 */
	private static final String[] GLYPHS = """
			.###. ####. .#### ####. ##### ##### .#### #...# .###. ..### #...# #....
			#...# #...# #.... #...# #.... #.... #.... #...# ..#.. ...#. #..#. #....
			#...# #...# #.... #...# #.... #.... #.... #...# ..#.. ...#. #.#.. #....
			##### ####. #.... #...# ####. ####. #..## ##### ..#.. ...#. ##... #....
			#...# #...# #.... #...# #.... #.... #...# #...# ..#.. ...#. #.#.. #....
			#...# #...# #.... #...# #.... #.... #...# #...# ..#.. #..#. #..#. #....
			#...# ####. .#### ####. ##### #.... .###. #...# .###. .##.. #...# #####
			#...# #...# .###. ####. .###. ####. .#### ##### #...# #...# #...# #...#
			##.## ##..# #...# #...# #...# #...# #.... ..#.. #...# #...# #...# #...#
			#.#.# #.#.# #...# #...# #...# #...# #.... ..#.. #...# #...# #...# .#.#.
			#.#.# #.#.# #...# ####. #...# ####. .###. ..#.. #...# #...# #.#.# ..#..
			#...# #..## #...# #.... #.#.# #.#.. ....# ..#.. #...# #...# #.#.# .#.#.
			#...# #...# #...# #.... #..#. #..#. ....# ..#.. #...# .#.#. ##.## #...#
			#...# #...# .###. #.... .##.# #...# ####. ..#.. .###. ..#.. #...# #...#
			#...# ##### .###. ..#.. .###. ####. ...#. ##### .###. ##### .###. .###.
			#...# ....# #...# .##.. #...# ....# ..##. #.... #.... ....# #...# #...#
			.#.#. ...#. #..## ..#.. ....# ....# .#.#. #.... #.... ...#. #...# #...#
			..#.. ..#.. #.#.# ..#.. ..##. .###. #..#. ####. ####. ..#.. .###. .####
			..#.. .#... ##..# ..#.. .#... ....# ##### ....# #...# .#... #...# ....#
			..#.. #.... #...# ..#.. #.... ....# ...#. ....# #...# .#... #...# ....#
			..#.. ##### .###. .###. ##### ####. ...#. ####. .###. .#... .###. .###.
			..... ..... ..... ..... ..... ...#. .#... ....# ..... ..#.. .#.#. #####
			..#.. ..... ..... ..... ..#.. ..#.. ..#.. ....# ..... ..#.. .#.#. #...#
			..#.. ..... ..... ..... ..... .#... ...#. ...#. ..... ..... ##### #...#
			##### ##### ..... ..... ..... .#... ...#. ..#.. ..... ..... .#.#. #...#
			..#.. ..... ..... ..... ..... .#... ...#. .#... ..... ..... ##### #...#
			..#.. ..... ..... ..#.. ..#.. ..#.. ..#.. #.... ..... ..... .#.#. #...#
			..... ..... ..#.. .#... ..... ...#. .#... #.... ##### ..... .#.#. #####
			""".split("\n");

	private BitmapFont() {
	}

	/** Returns the width of a line of text, in pixels. */
	static int width(String text) {
		return text.length() * ADVANCE;
	}

	/**
	 * Draws a line of text into an image. The upper left pixel of the text is at (left, top).
	 *
	 * @param pixels the rows of the image, from top to bottom
	 */
	static void draw(String text, int left, int top, int[][] pixels, int rgb) {
		String capitals = text.toUpperCase(Locale.ROOT);
		for (int i = 0; i < text.length(); i++) {
			char character = i < capitals.length() ? capitals.charAt(i) : ' ';
			if (character != ' ') {
				drawGlyph(glyph(character), left + i * ADVANCE, top, pixels, rgb);
			}
		}
	}

	private static int glyph(char character) {
		int glyph = CHARACTERS.indexOf(character);
		return glyph < 0 ? CHARACTERS.length() - 1 : glyph;
	}

	private static void drawGlyph(int glyph, int left, int top, int[][] pixels, int rgb) {
		int column = glyph % GLYPHS_A_BAND * ADVANCE;
		int band = glyph / GLYPHS_A_BAND * HEIGHT;
		for (int y = 0; y < HEIGHT; y++) {
			for (int x = 0; x < WIDTH; x++) {
				if (GLYPHS[band + y].charAt(column + x) == '#') {
					pixels[top + y][left + x] = rgb;
				}
			}
		}
	}
}
