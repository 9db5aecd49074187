package org.leeway.core.exchange.tiled.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A Wang set of Tiled: a list of colours, and tiles with a colour at each side and corner. Tiled puts tiles next to each other
 * if their colours match. Older files have no Wang sets, but terrains at the corners of tiles. This class stores these terrains
 * as the colours of corners.
 */
final class WangSet {

	/**
	 * Number of sides and corners of a tile: 4 sides and 4 corners. Index 0 is the upper side, index 1 is the upper right corner,
	 * and so on clockwise.
	 */
	private static final int PLACES = 8;
	private static final int BITS = 4;

	/**
	 * The names of the colours, or of the terrains in an older file. Since Tiled 1.5, the sides and the corners of tiles
	 * share these colours. Colours are counted from 1.
	 */
	final List<String> colours = new ArrayList<>();
	/**
	 * The names of the colours of sides, in a file from before Tiled 1.5. In such files, sides and corners have separate
	 * lists. Colours are counted from 1.
	 */
	final List<String> sides = new ArrayList<>();
	/**
	 * The names of the colours of corners, in a file from before Tiled 1.5. In such files, sides and corners have
	 * separate lists. Colours are counted from 1.
	 */
	final List<String> corners = new ArrayList<>();
	private final Map<Integer, int[]> tiles = new LinkedHashMap<>();

	/**
	 * Adds a tile.
	 *
	 * @param numbers the number of the colour at each side and corner, indexed as {@link #PLACES} says. For terrains, the number of
	 * the terrain at each of the four corners. 0 stands for no colour or terrain
	 */
	void add(int tile, int[] numbers) {
		tiles.put(tile, numbers);
	}

	/**
	 * Parses the colours at the sides and corners of a tile: eight numbers with commas between. Older files (before Tiled 1.5) have
	 * one hexadecimal number of eight digits, such as {@code 0x00010203}. There, each digit is a colour, and the last digit comes
	 * first, at index 0. An invalid number becomes 0.
	 */
	static int[] numbers(String text) {
		if (text.matches("0[xX]\\p{XDigit}{1,8}")) {
			long digits = Long.parseLong(text.substring(2), 16);
			int[] numbers = new int[PLACES];
			for (int i = 0; i < PLACES; i++) {
				numbers[i] = (int) (digits >> BITS * i & 0xF);
			}
			return numbers;
		}
		return plain(text, 0);
	}

	/**
	 * Parses the terrains of the four corners of a tile: numbers with commas between. The text counts terrains from 0, and the
	 * result counts terrains from 1. A corner without a terrain has 0 in the result.
	 */
	static int[] terrains(String text) {
		return plain(text, 1);
	}

	private static int[] plain(String text, int first) {
		String[] words = text.split(",", -1);
		int[] numbers = new int[words.length];
		for (int i = 0; i < words.length; i++) {
			numbers[i] = words[i].strip().matches("\\d{1,8}") ? first + Integer.parseInt(words[i].strip()) : 0;
		}
		return numbers;
	}

	/**
	 * Adds a name for each tile that is not in {@code names}. The name lists the tile's colours in alphabetical order,
	 * such as {@code grass-sand}. Tiles without a named colour are left out.
	 */
	void addNames(Map<Integer, String> names) {
		tiles.forEach((tile, numbers) -> {
			String name = name(numbers);
			if (!name.isEmpty()) {
				names.putIfAbsent(tile, name);
			}
		});
	}

	private String name(int[] numbers) {
		SortedSet<String> found = new TreeSet<>();
		for (int i = 0; i < numbers.length; i++) {
			List<String> list = !colours.isEmpty() ? colours : i % 2 == 0 ? sides : corners;
			if (numbers[i] > 0 && numbers[i] <= list.size()) {
				found.add(list.get(numbers[i] - 1).strip());
			}
		}
		found.remove("");
		return String.join("-", found);
	}
}
