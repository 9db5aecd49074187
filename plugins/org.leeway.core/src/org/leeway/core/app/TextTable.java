package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** A writer of tables as text: columns with two blanks between, indented by two blanks. */
final class TextTable {

	private TextTable() {
	}

	/** Writes a head and rows. Writes nothing if there are no rows. */
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
