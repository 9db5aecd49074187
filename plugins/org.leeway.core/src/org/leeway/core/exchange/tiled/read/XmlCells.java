package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.xml.stream.XMLStreamConstants;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.XmlSource;

/** A reader of an element {@code <data>}, which holds the cells of a layer, or the chunks of an infinite map. */
final class XmlCells {

	private final XmlSource xml;
	private final MapParts map;
	private final String encoding;
	private final String compression;

	/** Starts to read the element that was opened last, and checks its encoding. */
	XmlCells(XmlSource xml, MapParts map) throws LevelFormatException {
		this.xml = xml;
		this.map = map;
		this.encoding = xml.text("encoding");
		this.compression = xml.text("compression");
		if (!List.of("", "csv", "base64").contains(encoding)) {
			throw xml.error("data in the encoding " + MessageText.quote(encoding)
					+ ", expected csv, base64 or elements <tile>");
		}
	}

	/**
	 * Reads up to the end of the element.
	 *
	 * @param width of the layer, in cells
	 * @param height of the layer, in cells
	 * @param isWhole true if an element without chunks must hold all cells of the layer. False if it may also be empty, as in an
	 * infinite map
	 */
	List<Chunk> read(int width, int height, boolean isWhole) throws IOException {
		int event = first();
		if (isElement(event, "chunk")) {
			return readChunks();
		}
		if (!isWhole && event == XMLStreamConstants.END_ELEMENT) {
			return List.of();
		}
		map.reserve(width, height, xml);
		return List.of(cells(new Chunk(0, 0, width, height, null), event));
	}

	private List<Chunk> readChunks() throws IOException {
		List<Chunk> chunks = new ArrayList<>();
		Optional<String> element = Optional.of("chunk");
		for (; element.isPresent(); element = xml.nextChild()) {
			if (!element.get().equals("chunk")) {
				throw stray(element.get(), "chunks only");
			}
			Chunk frame = new Chunk(xml.whole("x", 0), xml.whole("y", 0), xml.whole("width", 0), xml.whole("height", 0), null);
			map.reserve(frame.width(), frame.height(), xml);
			chunks.add(cells(frame, first()));
		}
		return chunks;
	}

	/** Moves to the first event inside of the element, and returns the event. Comments and blank text are skipped. */
	private int first() throws IOException {
		int event = xml.next();
		while (event == XMLStreamConstants.COMMENT || event == XMLStreamConstants.PROCESSING_INSTRUCTION
				|| XmlSource.isText(event) && xml.xml().getText().isBlank()) {
			event = xml.next();
		}
		return event;
	}

	/**
	 * Reads the cells of an element up to its end.
	 *
	 * @param first the type of the first event inside the element, where the reader is now
	 */
	private Chunk cells(Chunk frame, int first) throws IOException {
		CellSink cells = new CellSink(map.gids, (long) frame.width() * frame.height(), xml);
		switch (encoding) {
		case "csv" -> readCsv(cells, first);
		case "base64" -> readPacked(cells, first);
		default -> readTiles(cells, first);
		}
		return new Chunk(frame.x(), frame.y(), frame.width(), frame.height(), cells.complete());
	}

	private void readCsv(CellSink cells, int first) throws IOException {
		CsvCells csv = new CsvCells(cells, xml);
		for (int event = first; event != XMLStreamConstants.END_ELEMENT; event = xml.next()) {
			checkNoElement(event);
			if (XmlSource.isText(event)) {
				csv.accept(xml.xml().getTextCharacters(), xml.xml().getTextStart(), xml.xml().getTextLength());
			}
		}
		csv.end();
	}

	private void readPacked(CellSink cells, int first) throws IOException {
		Text text = new Text(first);
		PackedCells.read(text, compression, cells, xml);
		while (text.event != XMLStreamConstants.END_ELEMENT) {
			text.read();
		}
	}

	private void readTiles(CellSink cells, int first) throws IOException {
		for (int event = first; event != XMLStreamConstants.END_ELEMENT; event = xml.next()) {
			if (XmlSource.isText(event) && !xml.xml().getText().isBlank()) {
				throw xml.error("text in data without an encoding, expected elements <tile>");
			}
			if (event == XMLStreamConstants.START_ELEMENT) {
				if (!isElement(event, "tile")) {
					throw stray(xml.xml().getLocalName(), "<tile>");
				}
				cells.add(gid(xml.attribute("gid").orElse("0")));
				xml.skip();
			}
		}
	}

	private int gid(String text) throws LevelFormatException {
		if (!text.matches("\\d{1,10}") || Long.parseLong(text) > 0xFFFFFFFFL) {
			throw xml.error("<tile>: gid " + MessageText.quote(text) + ", expected a number from 0 to 4294967295");
		}
		return (int) Long.parseLong(text);
	}

	private boolean isElement(int event, String name) {
		return event == XMLStreamConstants.START_ELEMENT && xml.xml().getLocalName().equals(name);
	}

	private void checkNoElement(int event) throws LevelFormatException {
		if (event == XMLStreamConstants.START_ELEMENT) {
			throw stray(xml.xml().getLocalName(), "text in the encoding " + encoding);
		}
	}

	private LevelFormatException stray(String element, String expected) {
		return xml.error("the element <" + element + "> in <data>, expected " + expected);
	}

	/** The text of the current element as a stream of bytes, without blanks. */
	private final class Text extends InputStream {

		private int event;
		private int position;

		Text(int first) {
			this.event = first;
		}

		@Override
		public int read() throws IOException {
			byte[] one = new byte[1];
			return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			int count = 0;
			while (count == 0 && length > 0) {
				if (event == XMLStreamConstants.END_ELEMENT) {
					return -1;
				}
				checkNoElement(event);
				count = XmlSource.isText(event) ? copy(bytes, offset, length) : 0;
				if (count == 0) {
					event = xml.next();
					position = 0;
				}
			}
			return count;
		}

		private int copy(byte[] bytes, int offset, int length) {
			char[] text = xml.xml().getTextCharacters();
			int start = xml.xml().getTextStart();
			int end = xml.xml().getTextLength();
			int count = 0;
			for (; position < end && count < length; position++) {
				char c = text[start + position];
				if (c > ' ') {
					// replaces each character outside of ASCII by "!", a character that the base64 decoder rejects
					bytes[offset + count++] = (byte) (c < 0x80 ? c : '!');
				}
			}
			return count;
		}
	}
}
