package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.core.batch.BatchResult;
import org.leeway.core.batch.Outcome;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;

/** Tests of the output of a watched batch: a run that changes nothing gives no output, but a problem always does. */
class WatchReportTest {

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();

	private WatchReport report(ReportFormat format) {
		return new WatchReport(new Console(out, new PrintWriter(new StringWriter()), false, false), format, "batch.json");
	}

	private static BatchResult result(List<Outcome> outcomes, List<String> problems) {
		return new BatchResult(outcomes, problems, 0, 0, false, 0);
	}

	private String problem() {
		JsonArray problems = JsonParser.parseString(out.toString(StandardCharsets.UTF_8)).getAsJsonObject().getAsJsonArray("problems");
		assertEquals(1, problems.size());
		return problems.get(0).getAsString();
	}

	@Test
	void aWrongConfigIsAnObject() {
		report(ReportFormat.json).failed(new IOException("batch.json:1: no inputs"));
		assertTrue(problem().contains("batch.json:1: no inputs"), problem());
	}

	@Test
	void aRunWithAProblemIsAnObject() {
		report(ReportFormat.json).done(result(List.of(), List.of("no level matches a*.map")));
		assertEquals("no level matches a*.map", problem());
	}

	@Test
	void aRunThatChangesNothingIsNoObject() {
		report(ReportFormat.json).done(result(List.of(new Outcome(Outcome.Kind.UNCHANGED, "a.csv", List.of(), "")), List.of()));
		assertEquals("", out.toString(StandardCharsets.UTF_8));
	}

	@Test
	void aWrongConfigIsALine() {
		report(ReportFormat.text).failed(new IOException("batch.json:1: no inputs"));
		assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("failed "), out.toString(StandardCharsets.UTF_8));
	}
}
