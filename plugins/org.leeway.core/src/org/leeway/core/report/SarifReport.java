package org.leeway.core.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.Rules;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.rules.StartsNotConnectedRule;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.grid.CellRect;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A report for code hosts, in SARIF 2.1.0 (OASIS), with a result for each finding.
 * <p>
 * A result points to one line of the level's file: the line of the cell that blocks the way to a region. If no such cell is
 * known, the result points to the line of the finding's sample cell. A range of lines would often hide the result, because
 * hosts show a result in a change only if the change contains all its lines. The first and the last row of the finding are
 * stored as related locations.
 * <p>
 * Hosts accept 25,000 results. The most severe results are kept, and a notification says how many are missing.
 */
public final class SarifReport implements AnalysisReport {

	/** Largest number of results in a run that code hosts accept. */
	static final int LIMIT = 25_000;

	private static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
	private static final String FINGERPRINT = "leeway/v1";

	/**
	 * Limit for the number of cells that are visited to find the blocking cells of a level's findings. The search for one
	 * finding visits all cells of the level. If the limit does not suffice for all findings, Leeway searches only for the
	 * findings with the most cells.
	 */
	private static final long SEARCHED_CELLS = 1L << 26;
	private static final int MOST_BOTTLENECKS = 100;

	/**
	 * The order of results, the most important first. More severe findings are more important, then findings with
	 * more cells. Further ties go to the result that was added first.
	 */
	private static final Comparator<Result> ORDER = Comparator.comparing((Result result) -> result.finding().severity())
			.thenComparing(result -> result.finding().cells(), Comparator.reverseOrder())
			.thenComparing(Result::number);

	private final Writer out;
	private final String version;
	private final String category;
	private final List<RuleDescriptor> rules = Rules.descriptors();
	/** The most important results so far, with the least important of them at the head. */
	private final PriorityQueue<Result> kept = new PriorityQueue<>(ORDER.reversed());
	private final List<Failure> failures = new ArrayList<>();
	private long count;
	private JsonWriter json;

	/**
	 * A result of the report.
	 *
	 * @param line the line of the cell that blocks the way. If that cell is not known, the line of the finding's sample cell
	 * @param first the line of the first row of the finding's cells
	 * @param last the line of the last row of the finding's cells
	 */
	private record Result(long number, Finding finding, String uri, Optional<String> level, String fingerprint, long line, long first, long last) {
	}

	private record Failure(String file, String message) {
	}

	/**
	 * Creates a report, which is written when it is closed.
	 *
	 * @param version of Leeway
	 * @param category distinguishes this run from other runs on the same revision
	 */
	public SarifReport(Writer out, String version, String category) {
		this.out = out;
		this.version = version;
		this.category = category;
	}

	@Override
	public void add(ReportedLevel level) {
		String uri = FileUri.of(level.file());
		Fingerprints fingerprints = new Fingerprints(ReportedLevel.label(uri, level.level()));
		Map<Finding, Long> bottlenecks = bottlenecks(level);
		// collected in a queue of its own: if a later finding of this level fails, the queue kept has no results of the level
		PriorityQueue<Result> own = new PriorityQueue<>(ORDER.reversed());
		long number = count;
		for (Finding finding : level.findings()) {
			CellRect bounds = finding.bounds();
			keep(new Result(number++, finding, uri, level.level(), fingerprints.next(finding),
					bottlenecks.getOrDefault(finding, level.line(finding)),
					level.lineOfRow(Math.max(0, bounds.y())), level.lineOfRow(Math.max(0, bounds.bottom() - 1))), own);
		}
		count = number;
		own.forEach(each -> keep(each, kept));
	}

	private static void keep(Result result, PriorityQueue<Result> greatest) {
		greatest.add(result);
		if (greatest.size() > LIMIT) {
			greatest.remove();
		}
	}

	/**
	 * Returns line numbers in the file of the level, indexed by finding. The line has the cell that separates an
	 * unreachable region, or a group of spawns, from the rest of the map. Findings for which no such cell is known are
	 * missing. The map is empty if the file does not store each row of cells on a line of its own.
	 */
	private static Map<Finding, Long> bottlenecks(ReportedLevel level) {
		Map<Finding, Long> lines = new HashMap<>();
		LevelHeader header = level.analysis().header();
		if (level.firstRow() > 0) {
			level.findings().stream().filter(each -> each.rule().equals(StartsNotConnectedRule.ID)).limit(MOST_BOTTLENECKS)
					.forEach(each -> level.cut(each).ifPresent(cell -> lines.put(each, level.line(cell))));
			level.findings().stream().sorted(Comparator.comparingLong(Finding::cells).reversed())
					.limit(Math.clamp(SEARCHED_CELLS / ((long) header.width() * header.height()), 1, MOST_BOTTLENECKS))
					.forEach(each -> level.bottleneck(each).ifPresent(cell -> lines.put(each, level.line(cell))));
		}
		return lines;
	}

	@Override
	public void fail(String file, String message) {
		failures.add(new Failure(file, message));
	}

	@Override
	public void close() throws IOException {
		json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.PRETTY.withNewline("\n"));
		json.beginObject();
		json.name("$schema").value(SCHEMA);
		json.name("version").value("2.1.0");
		json.name("runs").beginArray().beginObject();
		writeTool();
		json.name("automationDetails").beginObject().name("id").value(category + "/").endObject();
		writeInvocation();
		json.name("columnKind").value("utf16CodeUnits");
		json.name("results").beginArray();
		for (Result result : kept.stream().sorted(ORDER).toList()) {
			write(result);
		}
		json.endArray();
		json.endObject().endArray().endObject();
		json.flush();
		out.write('\n');
		out.flush();
	}

	private void writeTool() throws IOException {
		json.name("tool").beginObject().name("driver").beginObject();
		json.name("name").value("Leeway");
		json.name("version").value(version);
		json.name("rules").beginArray();
		for (RuleDescriptor rule : rules) {
			json.beginObject();
			json.name("id").value(rule.id());
			text("shortDescription", rule.title());
			text("help", rule.help());
			json.name("defaultConfiguration").beginObject().name("level").value(level(rule.severity())).endObject();
			json.endObject();
		}
		json.endArray().endObject().endObject();
	}

	private void writeInvocation() throws IOException {
		json.name("invocations").beginArray().beginObject();
		json.name("executionSuccessful").value(failures.isEmpty());
		json.name("toolExecutionNotifications").beginArray();
		for (Failure failure : failures) {
			json.beginObject();
			text("message", failure.message());
			json.name("level").value("error");
			json.name("locations").beginArray().beginObject();
			writePlace(FileUri.of(failure.file()), 1);
			json.endObject().endArray();
			json.endObject();
		}
		if (count > kept.size()) {
			json.beginObject();
			text("message", count - kept.size() + " smaller findings were left out: code hosts take " + LIMIT);
			json.name("level").value("warning");
			json.endObject();
		}
		json.endArray().endObject().endArray();
	}

	private void write(Result result) throws IOException {
		Finding finding = result.finding();
		json.beginObject();
		json.name("ruleId").value(finding.rule());
		json.name("ruleIndex").value(rules.stream().map(RuleDescriptor::id).toList().indexOf(finding.rule()));
		json.name("level").value(level(finding.severity()));
		text("message", finding.message());
		json.name("locations").beginArray().beginObject();
		writePlace(result.uri(), result.line());
		if (result.level().isPresent()) {
			json.name("logicalLocations").beginArray().beginObject().name("name").value(result.level().get()).endObject().endArray();
		}
		json.endObject().endArray();
		writeRelated(result);
		json.name("partialFingerprints").beginObject().name(FINGERPRINT).value(result.fingerprint()).endObject();
		if (finding.isIntended()) {
			json.name("suppressions").beginArray().beginObject().name("kind").value("inSource").endObject().endArray();
		}
		writeProperties(finding);
		json.endObject();
	}

	private void writeRelated(Result result) throws IOException {
		if (result.first() < result.last()) {
			json.name("relatedLocations").beginArray();
			writeRelated(1, "first row", result.uri(), result.first());
			writeRelated(2, "last row", result.uri(), result.last());
			json.endArray();
		}
	}

	private void writeRelated(int id, String words, String uri, long line) throws IOException {
		json.beginObject().name("id").value(id);
		text("message", words);
		writePlace(uri, line);
		json.endObject();
	}

	private void writePlace(String uri, long line) throws IOException {
		json.name("physicalLocation").beginObject();
		json.name("artifactLocation").beginObject().name("uri").value(uri).endObject();
		json.name("region").beginObject().name("startLine").value(line).endObject();
		json.endObject();
	}

	private void writeProperties(Finding finding) throws IOException {
		CellRect bounds = finding.bounds();
		json.name("properties").beginObject();
		json.name("agent").value(finding.agent());
		json.name("cells").value(finding.cells());
		json.name("bounds").beginArray().value(bounds.x()).value(bounds.y()).value(bounds.width()).value(bounds.height())
				.endArray();
		json.name("sample").beginArray().value(finding.sample().x()).value(finding.sample().y()).endArray();
		json.endObject();
	}

	private void text(String name, String words) throws IOException {
		json.name(name).beginObject().name("text").value(words).endObject();
	}

	private static String level(Severity severity) {
		return switch (severity) {
		case ERROR -> "error";
		case WARNING -> "warning";
		case INFO, ADVICE -> "note";
		};
	}
}
