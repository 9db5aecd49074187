package org.leeway.core.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A table of a page. Written column by column, because the page then compresses better. If a text contains a number that a
 * column of numbers has in the same row, a control character replaces the number, see {@link TextPatterns}. So texts that
 * differ only in these numbers are stored once. No text of a user has control characters, because {@link PageText} replaces
 * them. {@code data.js} reads tables.
 */
final class PageTable {

	/**
	 * Indexed by name of a member: a list of numbers with one entry for each row. A member that is a place has a list for each
	 * coordinate. An entry is null if the row lacks the member.
	 */
	private final Map<String, List<List<Long>>> numbers = new LinkedHashMap<>();
	private final Map<String, List<String>> texts = new LinkedHashMap<>();
	private int count;

	/**
	 * Begins a row. If a member is a text, each row must have the member. A row without the text would shift the texts of later
	 * rows.
	 */
	void beginRow() {
		count++;
	}

	void put(String name, String text) {
		texts.computeIfAbsent(name, each -> new ArrayList<>()).add(PageText.of(text));
	}

	void put(String name, long number) {
		add(name, number);
	}

	/** Sets a member. A missing rectangle is left out. */
	void put(String name, CellRect cells) {
		if (cells != null) {
			add(name, cells.x(), cells.y(), cells.width(), cells.height());
		}
	}

	void put(String name, Cell cell) {
		add(name, cell.x(), cell.y());
	}

	private void add(String name, long... row) {
		List<List<Long>> parts = numbers.computeIfAbsent(name, each -> new ArrayList<>());
		for (int i = 0; i < row.length; i++) {
			if (parts.size() == i) {
				parts.add(new ArrayList<>());
			}
			fill(parts.get(i), count - 1);
			parts.get(i).add(row[i]);
		}
	}

	private static void fill(List<Long> part, int length) {
		while (part.size() < length) {
			part.add(null);
		}
	}

	/** Writes the table. */
	void write(PageJson json) throws IOException {
		json.put("count", count);
		List<List<Long>> all = numbers.values().stream().flatMap(List::stream).toList();
		all.forEach(part -> fill(part, count));
		json.name("numbers").object(each -> {
			for (Map.Entry<String, List<List<Long>>> column : numbers.entrySet()) {
				each.name(column.getKey()).array(() -> {
					for (List<Long> part : column.getValue()) {
						each.numbers(part);
					}
				});
			}
		});
		json.name("texts").object(each -> {
			for (Map.Entry<String, List<String>> column : texts.entrySet()) {
				each.name(column.getKey()).object(texts -> write(column.getValue(), all, texts));
			}
		});
	}

	/** Writes all different texts, and then the index of the text of each row. */
	private static void write(List<String> column, List<List<Long>> numbers, PageJson json) throws IOException {
		TextPatterns patterns = new TextPatterns(numbers);
		Map<String, Integer> different = new LinkedHashMap<>();
		List<Integer> rows = new ArrayList<>();
		for (int row = 0; row < column.size(); row++) {
			rows.add(different.computeIfAbsent(patterns.next(column.get(row)), each -> different.size()));
		}
		json.name("patterns").array(() -> {
			for (String pattern : different.keySet()) {
				json.pattern(pattern);
			}
		});
		json.name("rows").numbers(rows);
	}
}
