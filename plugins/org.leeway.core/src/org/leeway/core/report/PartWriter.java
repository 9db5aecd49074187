package org.leeway.core.report;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

import org.leeway.core.files.TemporaryFolder;

/**
 * A writer of a report in parts, for example one part for each level. A part is written completely or not at all, so that a
 * level that fails leaves nothing in the report. Until a part is complete, its text waits: the beginning in memory, and the
 * rest of a long part in a temporary file.
 */
public final class PartWriter extends Writer {

	/** Limit for the characters of a part in memory. Most levels stay below this limit. */
	private static final int IN_MEMORY = 1 << 20;

	private static final String REST = "rest";

	/** Code that writes a part of the report to this writer. */
	@FunctionalInterface
	public interface Part {

		void write() throws IOException;
	}

	private final Writer out;
	private final StringBuilder memory = new StringBuilder();
	private boolean inPart;
	/** The folder with the temporary file of a long part, or null. */
	private TemporaryFolder folder;
	/** The writer to the temporary file, or null. */
	private Writer rest;
	/** The reason why the report cannot be completed, or null. */
	private IOException failure;

	public PartWriter(Writer out) {
		this.out = out;
	}

	/**
	 * Writes a part. If the part fails, nothing of it is written, and the next part can follow.
	 *
	 * @param part writes the text of the part to this writer
	 * @param restart called if the part fails. Replaces or resets the producer of the text, such as a JSON writer that is now
	 * inside an object. Text that it writes here is dropped
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

	/** Writes a part whose producer keeps no state. */
	public void part(Part part) throws IOException {
		part(part, () -> {
			// the producer has no state to restore
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
			// the part is dropped anyway
		}
	}

	/**
	 * Writes text to the report. After a failure, writes nothing more, so that an incomplete report never looks
	 * complete.
	 */
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

	/** Does nothing while a part is written, because the part may still fail. */
	@Override
	public void flush() throws IOException {
		if (!inPart) {
			pass(out::flush);
		}
	}

	/** Closes this writer. The underlying writer stays open until its owner closes it. */
	@Override
	public void close() throws IOException {
		flush();
	}
}
