package org.leeway.core.report;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

import org.leeway.core.files.TemporaryFolder;

/**
 * Writes a report in parts, each whole or not at all: a level whose text cannot be made leaves nothing in the report. A long
 * part waits in a temporary file, so the memory is bounded.
 */
public final class PartWriter extends Writer {

	/** The characters of a part that stay in memory, which most levels do not exceed. */
	private static final int IN_MEMORY = 1 << 20;

	private static final String REST = "rest";

	/** What writes to this writer. */
	@FunctionalInterface
	public interface Part {

		void write() throws IOException;
	}

	private final Writer out;
	private final StringBuilder memory = new StringBuilder();
	private boolean inPart;
	/** Where the rest of a long part waits, and what writes it; null if there is none. */
	private TemporaryFolder folder;
	private Writer rest;
	/** Why the report has no end; null if it can be written. */
	private IOException failure;

	public PartWriter(Writer out) {
		this.out = out;
	}

	/**
	 * Writes a part. If that fails, nothing of it is written, and the next part can follow.
	 *
	 * @param restart brings whoever writes the parts back to where it was before; its text is dropped
	 * @throws ReportException if the report cannot be written
	 */
	public void part(Part part, Part restart) throws IOException {
		inPart = true;
		try {
			part.write();
			if (rest != null) {
				rest.close();
			}
			inPart = false;
		} finally {
			if (inPart) {
				goBack(restart);
			}
		}
		keep();
	}

	private void goBack(Part restart) throws IOException {
		try {
			drop();
			restart.write();
			drop();
		} finally {
			inPart = false;
		}
	}

	/** Writes a part by something that keeps no state. */
	public void part(Part part) throws IOException {
		part(part, () -> {
			// it is where it was
		});
	}

	private void keep() throws IOException {
		try {
			pass(() -> out.append(memory));
			if (rest != null) {
				try (Reader waiting = Files.newBufferedReader(folder.file(REST))) {
					pass(() -> waiting.transferTo(out));
				}
			}
		} finally {
			drop();
		}
	}

	private void drop() throws IOException {
		memory.setLength(0);
		dropRest();
		if (folder != null) {
			folder.close();
			folder = null;
		}
	}

	private void dropRest() {
		try (Writer dropped = rest) {
			rest = null;
		} catch (IOException unwritten) {
			// nobody needs what could not be written
		}
	}

	/** Writes to the report. One that lacks something in its middle gets no end. */
	private void pass(Part text) throws ReportException {
		if (failure == null) {
			try {
				text.write();
			} catch (IOException e) {
				failure = e;
			}
		}
		if (failure != null) {
			throw new ReportException(failure);
		}
	}

	@Override
	public void write(char[] text, int from, int length) throws IOException {
		if (!inPart) {
			pass(() -> out.write(text, from, length));
		} else if (rest == null && memory.length() + length <= IN_MEMORY) {
			memory.append(text, from, length);
		} else {
			rest().write(text, from, length);
		}
	}

	private Writer rest() throws IOException {
		if (rest == null) {
			folder = new TemporaryFolder();
			rest = new OutputStreamWriter(folder.create(REST), StandardCharsets.UTF_8);
		}
		return rest;
	}

	/** Has no effect within a part. */
	@Override
	public void flush() throws IOException {
		if (!inPart) {
			pass(out::flush);
		}
	}

	/** Leaves the report open, which is its owner's. */
	@Override
	public void close() throws IOException {
		flush();
	}
}
