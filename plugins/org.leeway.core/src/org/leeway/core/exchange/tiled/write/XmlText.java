package org.leeway.core.exchange.tiled.write;

import java.io.IOException;
import java.io.Writer;

import org.leeway.pathing.util.Decimal;

/**
 * A writer of elements and attributes, with a line for each element. Line ends and tabs in values become character
 * references.
 */
final class XmlText {

	private final Writer out;
	private int depth;
	private boolean isOpen;

	XmlText(Writer out) throws IOException {
		this.out = out;
		out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
	}

	/** Begins an element. */
	XmlText begin(String name) throws IOException {
		close(">\n");
		out.write(" ".repeat(depth++) + "<" + name);
		isOpen = true;
		return this;
	}

	/** Adds an attribute to the element that was begun last. */
	XmlText attribute(String name, Object value) throws IOException {
		String text = value instanceof Double number ? Decimal.format(number) : value.toString();
		out.write(" " + name + "=\"" + escape(text) + "\"");
		return this;
	}

	/** Adds an attribute to the element that was begun last, unless the value is empty. */
	XmlText optional(String name, String value) throws IOException {
		return value.isEmpty() ? this : attribute(name, value);
	}

	/**
	 * Ends the element that was begun last and is still open.
	 *
	 * @param name of the element
	 */
	XmlText end(String name) throws IOException {
		depth--;
		if (isOpen) {
			close("/>\n");
		} else {
			out.write(" ".repeat(depth) + "</" + name + ">\n");
		}
		return this;
	}

	/** Returns a writer for the text of the element that was begun last. Call {@link #endText} after the text. */
	Writer text() throws IOException {
		close(">");
		return out;
	}

	/** Ends an element with text. */
	void endText(String name) throws IOException {
		depth--;
		out.write("</" + name + ">\n");
	}

	private void close(String end) throws IOException {
		if (isOpen) {
			out.write(end);
			isOpen = false;
		}
	}

	private static String escape(String text) {
		StringBuilder escaped = new StringBuilder();
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			switch (c) {
			case '&' -> escaped.append("&amp;");
			case '<' -> escaped.append("&lt;");
			case '>' -> escaped.append("&gt;");
			case '"' -> escaped.append("&quot;");
			case '\n', '\r', '\t' -> escaped.append("&#").append((int) c).append(';');
			default -> escaped.append(c);
			}
		}
		return escaped.toString();
	}
}
