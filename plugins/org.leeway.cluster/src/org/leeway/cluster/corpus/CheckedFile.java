package org.leeway.cluster.corpus;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

import org.leeway.core.report.JsonLinesReport;
import org.leeway.core.report.ReportedLevel;

/**
 * The result of the check of one file, which holds one or several levels.
 *
 * @param line the part of the report about the file, packed with gzip: one line for each level. Empty if the file is unchanged:
 * the new report then copies the lines of the old report
 * @param facts a summary of the lines. {@link LineFacts#at} and {@link LineFacts#bytes} are 0, because the lines have no place
 * in the report yet. If the file is unchanged, only {@link LineFacts#file} is valid
 * @param nanos the duration of the check, in ns
 */
record CheckedFile(byte[] line, LineFacts facts, long nanos) implements Serializable {

	/** A writer of the report of one level. */
	private interface Writing {

		void to(JsonLinesReport report) throws IOException;
	}

	/**
	 * Returns the result of a check that succeeded.
	 *
	 * @param levels the levels of the file. The report gets a line for each level
	 */
	static CheckedFile of(String name, List<ReportedLevel> levels, String key, long nanos) {
		Map<String, Integer> findings = new TreeMap<>();
		levels.stream().flatMap(level -> level.findings().stream())
				.forEach(finding -> findings.merge(finding.rule(), 1, Integer::sum));
		return new CheckedFile(line(report -> {
			for (ReportedLevel level : levels) {
				report.add(level);
			}
		}), new LineFacts(name, key, 0, 0, findings, levels.stream().anyMatch(ReportedLevel::hasProblems), ""), nanos);
	}

	/**
	 * Returns the result of a check that failed.
	 *
	 * @param failure why the check failed
	 * @param key the hash of the file. If the next run finds the same hash, it skips the file. Empty if the next run has to check
	 * the file in any case, for example because the check failed for lack of memory
	 */
	static CheckedFile failed(String name, String failure, String key, long nanos) {
		return new CheckedFile(line(report -> report.fail(name, failure)),
				new LineFacts(name, key, 0, 0, Map.of(), false, failure), nanos);
	}

	static CheckedFile unchanged(String name) {
		return new CheckedFile(new byte[0], new LineFacts(name, "", 0, 0, Map.of(), false, ""), 0);
	}

	boolean isUnchanged() {
		return line.length == 0;
	}

	private static byte[] line(Writing writing) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (OutputStream out = new GZIPOutputStream(bytes);
				Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8)) {
			writing.to(new JsonLinesReport(writer));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		return bytes.toByteArray();
	}

	/** Writes the lines of the report to {@code out}, after unpacking them. Returns how many bytes were written. */
	long writeLine(OutputStream out) throws IOException {
		try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(line))) {
			return in.transferTo(out);
		}
	}
}
