package org.leeway.cluster.corpus;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

import org.apache.hadoop.fs.Path;
import org.leeway.cluster.Storage;
import org.leeway.core.files.Hashes;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;

/**
 * A file next to a report, with a summary of each line of the report. The first line of the file holds the size and the
 * hash of the report, and the version of this format. Each further line holds the summary of one line of the report: a
 * {@link LineFacts} as JSON.
 */
final class CorpusState {

	private static final int FORM = 2;
	private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

	private record Header(int form, long report, String hash) {
	}

	private CorpusState() {
	}

	static Path file(Path report) {
		return new Path(report.getParent(), "." + report.getName() + ".leeway-cluster");
	}

	/**
	 * Returns a summary of each line of a report, indexed by name of the level. Empty if the state file is missing or
	 * damaged. Also empty if the report has changed since the state file was written.
	 */
	static Map<String, LineFacts> read(Storage storage, Path report) throws IOException {
		Map<String, LineFacts> lines = new HashMap<>();
		if (!storage.hasOwn(file(report)) || !storage.exists(report)) {
			return lines;
		}
		try (BufferedReader in = new BufferedReader(
				new InputStreamReader(storage.read(file(report)), StandardCharsets.UTF_8))) {
			Header header = GSON.fromJson(in.readLine(), Header.class);
			if (header == null || header.form != FORM || !isOf(header, storage, report)) {
				return Map.of();
			}
			for (String line = in.readLine(); line != null; line = in.readLine()) {
				LineFacts facts = GSON.fromJson(line, LineFacts.class);
				if (facts == null || !facts.isComplete() || facts.at() + facts.bytes() > header.report) {
					return Map.of();
				}
				lines.put(facts.file(), facts);
			}
			return lines;
		} catch (JsonParseException damaged) {
			return Map.of();
		}
	}

	private static boolean isOf(Header header, Storage storage, Path report) throws IOException {
		if (header.report != storage.size(report)) {
			return false;
		}
		try (InputStream in = storage.read(report)) {
			return Hashes.of(in, Hashes.start()).equals(header.hash);
		}
	}

	/**
	 * Writes a state.
	 *
	 * @param report size of the report in bytes
	 * @param hash of the report
	 * @param lines the summaries of the report's lines, in the order of the report
	 */
	static void write(OutputStream out, long report, String hash, Iterable<LineFacts> lines) throws IOException {
		Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
		writer.write(GSON.toJson(new Header(FORM, report, hash)) + "\n");
		for (LineFacts each : lines) {
			writer.write(GSON.toJson(each) + "\n");
		}
		writer.flush();
	}
}
