package org.leeway.core.exchange.tiled.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The colours of a Wang set, and the colours at the sides and corners of its tiles. The terrains of older files are
 * stored in the same way.
 */
final class WangSet {

	/**
	 * Number of sides and corners of a tile, clockwise from the upper side. Sides have even indices, and corners have
	 * odd ones.
	 */
	private static final int PLACES = 8;
	private static final int BITS = 4;

	/**
	 * The names of the colours. In an older file with terrains, the names of the terrains. Since Tiled 1.5, sides
	 * and corners share one list of colours. The first name has number 1.
	 */
	final List<String> colours = new ArrayList<>();
	/**
	 * The names of the colours of sides in a file from before Tiled 1.5, where sides and corners have separate lists.
	 * The first name has number 1.
	 */
	final List<String> sides = new ArrayList<>();
	/**
	 * The names of the colours of corners in a file from before Tiled 1.5, where sides and corners have separate lists.
	 * The first name has number 1.
	 */
	final List<String> corners = new ArrayList<>();
	private final Map<Integer, int[]> tiles = new LinkedHashMap<>();

	/**
	 * Adds a tile.
	 *
	 * @param numbers the numbers of the colours, indexed by side and corner of the tile, see {@link #PLACES}. For
	 * terrains, indexed by corner. 0 stands for no colour
	 */
	void add(int tile, int[] numbers) {
		tiles.put(tile, numbers);
	}

	/**
	 * Parses the colours of a tile: numbers with commas between. Before Tiled 1.5, the colours were eight hexadecimal
	 * digits. A number that is invalid becomes 0.
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
	 * Parses the terrains of the four corners of a tile: numbers with commas between. In the text, the first terrain
	 * has the number 0. In the result, the first terrain has the number 1, and 0 stands for a corner without a terrain.
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
	 * Adds a name to {@code names} for each tile that has no entry there. The name consists of the names of the
	 * tile's colours, in alphabetical order with hyphens between. A tile without a named colour gets no entry.
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
