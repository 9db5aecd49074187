package org.leeway.core.level;

import java.util.function.Consumer;

import org.leeway.pathing.grid.text.TerrainGridFormatException;
import org.leeway.pathing.grid.text.TerrainGridReader;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.helpers.DefaultHandler;

/**
 * A handler that passes on the rows of the grid in a level file, and ignores everything else. The file was checked when
 * its header was read.
 */
final class RowsHandler extends DefaultHandler implements TerrainGridReader.Target {

	private static final String TERRAIN = "terrain";

	private final LevelHeader header;
	private final Consumer<byte[]> rows;
	private final TerrainGridReader reader = new TerrainGridReader(this);
	private Locator locator;
	private boolean inGrid;

	RowsHandler(LevelHeader header, Consumer<byte[]> rows) {
		this.header = header;
		this.rows = rows;
	}

	@Override
	public void setDocumentLocator(Locator place) {
		locator = place;
	}

	/** Returns the line that is being read, counted from 1. */
	int line() {
		return Math.max(1, locator == null ? 1 : locator.getLineNumber());
	}

	@Override
	public void startElement(String uri, String localName, String name, Attributes attributes) {
		inGrid = localName.equals(TERRAIN);
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		if (inGrid) {
			read(() -> reader.append(characters, start, length));
		}
	}

	@Override
	public void endElement(String uri, String localName, String name) {
		if (inGrid) {
			read(reader::end);
		}
		inGrid = false;
	}

	private static void read(Runnable step) {
		try {
			step.run();
		} catch (TerrainGridFormatException wrong) {
			throw LevelProblem.here(wrong.getMessage());
		}
	}

	@Override
	public void begin(long width, long height) {
		if (width != header.width() || height != header.height()) {
			throw new IllegalArgumentException("a size was expected of " + header.size());
		}
	}

	@Override
	public void row(byte[] ids) {
		rows.accept(ids);
	}
}
