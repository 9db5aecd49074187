package org.leeway.core.report.html;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;

import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.Rules;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.report.PartWriter;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;

/**
 * A report as one page of HTML. To read the page, only a browser is needed. Each level is written as soon as it is
 * added: first its rasters, row by row, and then its other data. Equal levels give equal pages, byte for byte.
 */
public final class ReviewPage implements AnalysisReport {

	private final PartWriter out;
	private final OverlayColours colours;
	private final PageFiles files;
	private final boolean live;
	private int count;

	/**
	 * Begins a page that shows levels, but computes nothing because it has no module.
	 *
	 * @param version of Leeway
	 * @param colours of classes and tints
	 */
	public ReviewPage(Writer out, String version, OverlayColours colours) throws IOException {
		this(out, version, colours, Optional.empty());
	}

	/**
	 * Begins a page.
	 *
	 * @param version of Leeway
	 * @param colours of classes and tints
	 * @param module the program with which the page computes in the browser. Empty for a page that only shows levels
	 */
	public ReviewPage(Writer out, String version, OverlayColours colours, Optional<LiveModule> module) throws IOException {
		this.out = new PartWriter(out);
		this.colours = colours;
		this.files = new PageFiles(module);
		this.live = module.isPresent();
		files.begin(this.out);
		writeFacts(version, this.out);
	}

	/** Writes the block of data about Leeway, which every page has. */
	static void writeFacts(String version, Writer out) throws IOException {
		PageJson.block("report", out, json -> {
			json.put("version", version);
			json.list("rules", Rules.descriptors(), ReviewPage::rule);
		});
	}

	private static void rule(RuleDescriptor rule, PageJson json) throws IOException {
		json.put("id", rule.id());
		json.put("title", rule.title());
		json.put("help", rule.help());
	}

	@Override
	public void add(ReportedLevel level) throws IOException {
		add(level, Optional.empty(), Progress.NONE);
	}

	/**
	 * Writes a level and its changes.
	 *
	 * @param progress gets at most {@link #steps} units of work
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public void add(ReportedLevel level, Optional<Changes> changes, Progress progress) throws IOException {
		out.part(() -> new LevelData(level, changes, colours, live, new ModelledRasters(), progress).write(count, out));
		count++;
	}

	/** Returns an upper bound for the units of work that {@link #add} reports. */
	public static long steps(LevelHeader level) {
		return LevelData.steps(level);
	}

	@Override
	public void fail(String file, String message) throws IOException {
		PageJson.block("failure", out, json -> {
			json.put("file", file);
			json.put("message", message);
		});
	}

	@Override
	public void close() throws IOException {
		files.end(out);
		out.flush();
	}
}
