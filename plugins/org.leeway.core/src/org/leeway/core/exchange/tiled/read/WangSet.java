package org.leeway.core.exchange.tiled.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** A Wang set or the terrains of a tileset: its colours, and the colours at the sides and corners of its tiles. */
final class WangSet {

	/** Number of places: sides have even places, corners odd ones, clockwise from the upper side. */
	private static final int PLACES = 8;
	private static final int BITS = 4;

	/** The names of colours. The first colour has number 1. */
	final List<String> colours = new ArrayList<>();
	/** The names of colours of sides, which had separate numbers before Tiled 1.5. */
	final List<String> sides = new ArrayList<>();
	/** The names of colours of corners, which had separate numbers before Tiled 1.5. */
	final List<String> corners = new ArrayList<>();
	private final Map<Integer, int[]> tiles = new LinkedHashMap<>();

	/**
	 * Adds a tile.
	 *
	 * @param numbers the numbers of the colours, indexed by place. 0 stands for none
	 */
	void add(int tile, int[] numbers) {
		tiles.put(tile, numbers);
	}

	/** Parses numbers with commas between, or eight hexadecimal digits as before Tiled 1.5. Other texts give 0. */
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

	/** Parses the terrains of four corners with commas between, counted from 0. A corner without terrain is empty. */
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

	/** Adds a name for each tile that has none: the names of its colours in alphabetical order with hyphens between. */
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
