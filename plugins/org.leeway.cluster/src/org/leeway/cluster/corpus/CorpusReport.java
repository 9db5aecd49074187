package org.leeway.cluster.corpus;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.leeway.cluster.Storage;
import org.leeway.core.files.Hashes;

/**
 * A writer of a report and of the {@link CorpusState} file next to the report. The old report stays until the new
 * report is complete.
 */
final class CorpusReport implements Closeable {

	private static final int BUFFER = 1 << 16;

	private final Storage storage;
	private final Path report;
	private final Path unfinished;
	private final Map<String, LineFacts> before;
	private final List<LineFacts> lines = new ArrayList<>();
	private final MessageDigest digest = Hashes.start();
	private final OutputStream out;
	/** The old report, or null if none of its lines can be reused. */
	private final FSDataInputStream old;
	private long size;

	/**
	 * Begins a report.
	 *
	 * @param before the summaries of the lines of the old report, indexed by name of the level
	 */
	CorpusReport(Storage storage, Path report, Map<String, LineFacts> before) throws IOException {
		this.storage = storage;
		this.report = report;
		this.before = before;
		storage.removeAbandoned(report);
		storage.removeAbandoned(CorpusState.file(report));
		this.unfinished = storage.unfinished(report);
		this.old = before.isEmpty() ? null : storage.read(report);
		this.out = new BufferedOutputStream(new DigestOutputStream(storage.create(unfinished, report), digest), BUFFER);
	}

	/**
	 * Appends the lines of a checked file. If the file is unchanged, copies its lines from the old report. Returns the
	 * summary of the lines, with their position in the new report.
	 */
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

	/** Moves the complete report and its state to their final paths. */
	void finish() throws IOException {
		out.close();
		Path state = CorpusState.file(report);
		Path unfinishedState = storage.unfinished(state);
		try (OutputStream stateOut = storage.create(unfinishedState, state)) {
			CorpusState.write(stateOut, size, Hashes.digits(digest), lines);
		}
		// delete the old state first: otherwise, after a crash between the moves, the old state would lie beside the new
		// report
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
