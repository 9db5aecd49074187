package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** A writer of tables as text. Two blanks stand before each line and between two columns. */
final class TextTable {

	private TextTable() {
	}

	/** Writes a table whose first row is the head. Writes nothing if there is only the head. */
	static void write(List<List<String>> rows, Writer out) throws IOException {
		if (rows.size() == 1) {
			return;
		}
		for (List<String> row : rows) {
			StringBuilder line = new StringBuilder();
			for (int i = 0; i < row.size(); i++) {
				int column = i;
				int width = rows.stream().mapToInt(each -> each.get(column).length()).max().orElseThrow();
				line.append("  ").append(row.get(i)).repeat(" ", width - row.get(i).length());
			}
			out.write(line.toString().stripTrailing() + "\n");
		}
	}
}
