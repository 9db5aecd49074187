package org.leeway.core.app;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import org.leeway.core.batch.BatchResult;
import org.leeway.core.batch.Outcome.Kind;
import org.leeway.core.batch.Outcome;
import org.leeway.core.files.MessageText;

import com.google.gson.stream.JsonWriter;

/** A writer of the results of a batch to standard output: as lines for people, or as a JSON object on one line. */
record BatchReport(Console console, ReportFormat format) {

	/**
	 * Writes the results of a run.
	 *
	 * @throws UncheckedIOException if standard output cannot be written. The exception is unchecked, so that callers do
	 * not mistake it for a failure of a file
	 */
	void write(String file, BatchResult result) {
		try {
			write(format == ReportFormat.json ? json(file, result) : text(result) + summary(result));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/**
	 * Writes text to standard output.
	 *
	 * @throws UncheckedIOException if standard output cannot be written
	 */
	void write(String text) {
		try {
			Writer out = console.writer();
			out.write(text);
			out.flush();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/**
	 * Returns a text with a line for each problem, and for each output that was made or would be made. Outputs that the
	 * config no longer makes have a line that says whether they were removed. Outputs that failed for the same reason share
	 * a line.
	 */
	static String text(BatchResult result) {
		StringBuilder text = new StringBuilder();
		result.of(Kind.DUE).forEach(each -> add(text, "would make " + each.output()));
		result.of(Kind.MADE).forEach(each -> add(text, "made " + names(each) + words(each)));
		result.problems().forEach(each -> add(text, "failed " + each));
		Map<String, List<Outcome>> failed = result.of(Kind.FAILED).stream()
				.collect(Collectors.groupingBy(Outcome::message, LinkedHashMap::new, Collectors.toList()));
		failed.forEach((reason, tasks) -> add(text, "failed " + reason + " ["
				+ tasks.stream().map(Outcome::output).collect(Collectors.joining(", ")) + "]"));
		result.of(Kind.REMOVED).forEach(each -> add(text, "removed " + each.output()));
		result.of(Kind.LEFT).forEach(each -> add(text, "left " + each.output() + words(each)));
		return text.toString();
	}

	private static void add(StringBuilder text, String line) {
		text.append(MessageText.visible(line)).append('\n');
	}

	private static String names(Outcome outcome) {
		return outcome.files().size() <= 1 ? String.join("", outcome.files())
				: outcome.files().getFirst() + " and " + (outcome.files().size() - 1) + " more";
	}

	private static String words(Outcome outcome) {
		return outcome.message().isEmpty() ? "" : ": " + outcome.message();
	}

	private static String summary(BatchResult result) {
		long due = result.of(Kind.DUE).size();
		return (due > 0 ? due + " to make" : result.of(Kind.MADE).size() + " made") + ", " + result.of(Kind.UNCHANGED).size()
				+ " unchanged, " + (result.of(Kind.FAILED).size() + result.problems().size()) + " failed in "
				+ String.format(Locale.ROOT, "%.1f", result.seconds()) + " s\n";
	}

	private static String json(String file, BatchResult result) throws IOException {
		StringWriter text = new StringWriter();
		JsonWriter json = new JsonWriter(text);
		json.beginObject().name("config").value(file);
		for (Kind kind : Kind.values()) {
			json.name(kind.name().toLowerCase(Locale.ROOT)).beginArray();
			for (Outcome outcome : result.of(kind)) {
				json.beginObject().name("output").value(outcome.output()).name("files").beginArray();
				for (String each : outcome.files()) {
					json.value(each);
				}
				json.endArray().name("message").value(outcome.message()).endObject();
			}
			json.endArray();
		}
		json.name("problems").beginArray();
		for (String problem : result.problems()) {
			json.value(problem);
		}
		json.endArray().name("errors").value(result.errors()).name("warnings").value(result.warnings());
		json.name("findings").value(result.findings()).name("seconds").value(result.seconds()).endObject().flush();
		return text + "\n";
	}
}
