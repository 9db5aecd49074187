package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rules;
import org.leeway.core.analysis.rules.MergeConflictRule;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.merge.CombinedFinding;
import org.leeway.core.merge.CombinedFinding.Cause;
import org.leeway.core.merge.MergeResult;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.report.SarifReport;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A report of a merge.
 *
 * @param out the name of the merged level
 * @param checked the findings in the merged level that neither ours nor theirs has. The combination of the changes of both
 * sides causes them. Empty if the merge was not checked
 */
record MergeReport(String out, MergeResult result, Optional<List<CombinedFinding>> checked) {

	private static final String CATEGORY = "leeway-merge";

	/** The formats of the report: for people, for programs, for code hosts, and as a page with a map. */
	enum Format {
		text, json, sarif, html
	}

	private List<CombinedFinding> findings() {
		return checked.orElse(List.of());
	}

	void write(Format format, Writer writer) throws IOException {
		List<Conflict> conflicts = result.conflicts().stream().map(Conflict::of).toList();
		switch (format) {
		case text -> writeText(conflicts, writer);
		case json -> writeJson(conflicts, writer);
		case sarif -> writeSarif(writer);
		case html -> writePage(writer);
		}
		writer.flush();
	}

	private void writeText(List<Conflict> conflicts, Writer writer) throws IOException {
		for (Conflict conflict : conflicts) {
			writer.write(MessageText.visible("conflict: " + conflict.what() + place(conflict.cells())) + "\n");
		}
		for (CombinedFinding each : findings()) {
			writer.write(MessageText.visible("together: " + each.message() + " [" + each.finding().rule() + "]") + "\n");
		}
		String count = conflicts.isEmpty() ? "no conflict" : Counts.of(conflicts.size(), "conflict");
		String together = findings().isEmpty() ? "" : ", " + Counts.of(findings().size(), "finding") + " of both sides together";
		writer.write(MessageText.visible(out + ": merged, " + count + together) + "\n");
	}

	private static String place(Optional<CellRect> cells) {
		return cells.map(each -> " at " + each.x() + "," + each.y() + " (" + each.width() + " x " + each.height() + ")").orElse("");
	}

	private void writeSarif(Writer writer) throws IOException {
		try (SarifReport report = new SarifReport(writer, Version.number(), CATEGORY)) {
			report.add(reported(analysis()));
		}
	}

	private void writePage(Writer writer) throws IOException {
		LevelAnalysis analysis = analysis();
		new MergePage(result, findings()).write(reported(analysis), analysis, writer);
	}

	private LevelAnalysis analysis() {
		return LevelAnalysis.of(LevelSnapshot.of(result.level()), Progress.NONE);
	}

	/**
	 * Returns the merged level with two kinds of findings: the conflicts, and the findings that only the combination of both
	 * sides' changes causes.
	 */
	private ReportedLevel reported(LevelAnalysis analysis) throws IOException {
		List<Finding> all = new ArrayList<>(Rules.check(MergeConflictRule.ID, analysis, 1, Progress.NONE));
		findings().forEach(each -> all.add(each.finding().with(each.message().substring(each.finding().message().length()))));
		int firstRow = Formats.registered().byId(LevelFiles.EXTENSION).orElseThrow().firstRow(Path.of(out));
		return new ReportedLevel(out, firstRow, analysis, all, AreaLimit.of(null), Map.of(), List.of());
	}

	private void writeJson(List<Conflict> conflicts, Writer writer) throws IOException {
		JsonWriter json = new JsonWriter(writer);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.beginObject().name("file").value(out).name("conflicts").beginArray();
		for (Conflict conflict : conflicts) {
			json.beginObject().name("what").value(conflict.what());
			writeBounds(conflict.cells(), json);
			json.endObject();
		}
		json.endArray().name("notes").beginArray();
		for (String note : result.notes()) {
			json.value(note);
		}
		json.endArray().name("checked").value(checked.isPresent()).name("findings").beginArray();
		for (CombinedFinding each : findings()) {
			write(each, json);
		}
		json.endArray().endObject().flush();
		writer.write('\n');
	}

	private static void write(CombinedFinding combined, JsonWriter json) throws IOException {
		Finding finding = combined.finding();
		json.beginObject().name("rule").value(finding.rule()).name("severity").value(finding.severity().label());
		json.name("agent").value(finding.agent()).name("message").value(finding.message());
		writeBounds(Optional.of(finding.bounds()), json);
		writeCauses("ours", combined.ours(), json);
		writeCauses("theirs", combined.theirs(), json);
		json.endObject();
	}

	private static void writeCauses(String side, List<Cause> causes, JsonWriter json) throws IOException {
		json.name(side).beginArray();
		for (Cause cause : causes) {
			json.beginObject().name("what").value(cause.what()).name("cells").value(cause.count());
			writeBounds(cause.cells(), json);
			json.endObject();
		}
		json.endArray();
	}

	private static void writeBounds(Optional<CellRect> cells, JsonWriter json) throws IOException {
		json.name("bounds");
		if (cells.isEmpty()) {
			json.nullValue();
			return;
		}
		CellRect each = cells.get();
		json.beginArray().value(each.x()).value(each.y()).value(each.width()).value(each.height()).endArray();
	}
}
