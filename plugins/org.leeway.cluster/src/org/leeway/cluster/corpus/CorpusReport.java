package org.leeway.cluster.corpus;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.leeway.cluster.Storage;

/** Writes a report, and what is known of its lines beside it. The report before stays until this one is whole. */
final class CorpusReport implements Closeable {

	private static final int BUFFER = 1 << 16;

	private final Storage storage;
	private final Path report;
	private final Path unfinished;
	private final Map<String, LineFacts> before;
	private final List<LineFacts> lines = new ArrayList<>();
	private final OutputStream out;
	/** The report before; null if it has no line that may still hold. */
	private final FSDataInputStream old;
	private long size;

	/** @param before what is known of the report that this one is to replace */
	CorpusReport(Storage storage, Path report, Map<String, LineFacts> before) throws IOException {
		this.storage = storage;
		this.report = report;
		this.before = before;
		this.unfinished = storage.unfinished(report);
		this.old = before.isEmpty() ? null : storage.read(report);
		this.out = new BufferedOutputStream(storage.create(unfinished, report), BUFFER);
	}

	/** Adds the line of a level, or the one it had; returns what it says. */
	LineFacts add(CheckedFile file) throws IOException {
		LineFacts facts = file.isUnchanged() ? copy(before.get(file.facts().file()))
				: file.facts().placed(size, file.writeLine(out));
		lines.add(facts);
		size += facts.bytes();
		return facts;
	}

	private LineFacts copy(LineFacts line) throws IOException {
		byte[] bytes = new byte[Math.toIntExact(line.bytes())];
		old.readFully(line.at(), bytes);
		out.write(bytes);
		return line.placed(size, line.bytes());
	}

	/** Puts the report in its place. */
	void finish() throws IOException {
		out.close();
		Path state = CorpusState.file(report);
		Path unfinishedState = storage.unfinished(state);
		try (OutputStream stateOut = storage.create(unfinishedState, state)) {
			CorpusState.write(stateOut, size, lines);
		}
		// a state without its report would be taken for that of the report before
		storage.delete(state);
		storage.rename(unfinished, report);
		storage.rename(unfinishedState, state);
	}

	/** Removes the report if it is not finished. */
	@Override
	public void close() throws IOException {
		out.close();
		if (old != null) {
			old.close();
		}
		storage.delete(unfinished);
	}
}
