package org.leeway.core.report.html;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

import org.leeway.core.colour.Colour;
import org.leeway.core.colour.LegendEntry;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/** A writer of a block of data on a page. Escapes characters that could end the block. */
final class PageJson {

	private final JsonWriter json;

	/** A writer of the members of an object. */
	@FunctionalInterface
	interface Content {

		void writeTo(PageJson json) throws IOException;
	}

	private PageJson(Writer out) {
		json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.setHtmlSafe(true);
	}

	/**
	 * Writes a block of data: an element {@code script} with a JSON object.
	 *
	 * @param kind the value of the attribute {@code data-kind}, by which the page finds the block
	 */
	static void block(String kind, Writer out, Content content) throws IOException {
		out.write("<script type=\"application/json\" data-kind=\"" + kind + "\">");
		write(out, content);
		out.write("</script>\n");
	}

	/** Writes an object as a text of its own. */
	static void write(Writer out, Content content) throws IOException {
		PageJson page = new PageJson(out);
		page.object(content);
		page.json.flush();
	}

	/** Writes an object. */
	void object(Content content) throws IOException {
		json.beginObject();
		content.writeTo(this);
		json.endObject();
	}

	/** Writes the name of a member of the JSON object. The caller writes the value next. */
	PageJson name(String name) throws IOException {
		json.name(name);
		return this;
	}

	void put(String name, String text) throws IOException {
		json.name(name);
		text(text);
	}

	void put(String name, long number) throws IOException {
		json.name(name).value(number);
	}

	/** Writes a member. An infinite number is left out. */
	void put(String name, double number) throws IOException {
		if (Double.isFinite(number)) {
			json.name(name);
			number(number);
		}
	}

	void put(String name, boolean value) throws IOException {
		json.name(name).value(value);
	}

	/** Writes a member. A missing rectangle is left out. */
	void put(String name, CellRect cells) throws IOException {
		if (cells != null) {
			name(name).array(() -> {
				json.value(cells.x()).value(cells.y()).value(cells.width()).value(cells.height());
			});
		}
	}

	void put(String name, Cell cell) throws IOException {
		json.name(name);
		cell(cell);
	}

	/** Writes an array. */
	void array(Elements elements) throws IOException {
		json.beginArray();
		elements.write();
		json.endArray();
	}

	/** A writer of the elements of an array. */
	@FunctionalInterface
	interface Elements {

		void write() throws IOException;
	}

	/** Writes an object for each element of a list. */
	<T> void list(String name, List<T> elements, Element<T> element) throws IOException {
		name(name).array(() -> {
			for (T each : elements) {
				object(json -> element.write(each, json));
			}
		});
	}

	/** A writer of an element of a list. */
	@FunctionalInterface
	interface Element<T> {

		void write(T element, PageJson json) throws IOException;
	}

	void text(String text) throws IOException {
		json.value(PageText.of(text));
	}

	/** Writes a number. Whole numbers have no fraction. */
	void number(double number) throws IOException {
		if (number == Math.rint(number) && Math.abs(number) < 1L << 53) {
			json.value((long) number);
		} else {
			json.value(number);
		}
	}

	/** Writes a number, or null if it is NaN. */
	void numberOrNull(double number) throws IOException {
		if (Double.isNaN(number)) {
			json.nullValue();
		} else {
			number(number);
		}
	}

	void cell(Cell cell) throws IOException {
		json.beginArray().value(cell.x()).value(cell.y()).endArray();
	}

	/** Writes colours as {@code #rrggbb}. */
	void colours(String name, int[] colours) throws IOException {
		name(name).array(() -> {
			for (int colour : colours) {
				json.value(Colour.format(colour));
			}
		});
	}

	void legend(String name, List<LegendEntry> legend) throws IOException {
		list(name, legend, (entry, each) -> {
			each.put("label", entry.label());
			each.put("colour", Colour.format(entry.rgb()));
		});
	}

	void raster(String name, RasterBlocks.Block block) throws IOException {
		name(name).object(each -> {
			each.put("block", block.id());
			each.put("bytes", block.bytes());
			if (block.model().isPresent()) {
				each.name("values").numbers(block.model().get().values());
				if (block.model().get().ground().isPresent()) {
					each.name("ground").numbers(block.model().get().ground().get());
				}
			}
		});
	}

	/** Writes an array of whole numbers. A number may be null. */
	void numbers(List<? extends Number> numbers) throws IOException {
		array(() -> {
			for (Number number : numbers) {
				if (number == null) {
					json.nullValue();
				} else {
					json.value(number.longValue());
				}
			}
		});
	}

	/** Writes a table, in which each element of a list is a row. */
	<T> void table(String name, List<T> elements, Row<T> row) throws IOException {
		PageTable table = new PageTable();
		for (T each : elements) {
			table.beginRow();
			row.put(each, table);
		}
		name(name).object(table::write);
	}

	/** A writer of an element of a list as the row of a table. */
	@FunctionalInterface
	interface Row<T> {

		void put(T element, PageTable table);
	}

	/** Writes a text of a table. */
	void pattern(String pattern) throws IOException {
		json.value(pattern);
	}
}
