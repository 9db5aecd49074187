package org.leeway.cluster;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;

import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.leeway.cluster.world.WorldRun;
import org.leeway.cluster.world.WorldTiles;
import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.Finding;
import org.leeway.core.app.CheckOptions;
import org.leeway.core.app.Console;
import org.leeway.core.app.ExitStatus;
import org.leeway.core.exchange.Formats;
import org.leeway.core.report.JsonLinesReport;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code leeway-cluster world}: checks a world, that is, one large map that is stored as many files. Each
 * file holds one rectangular tile of the map.
 */
@Command(name = "world", sortOptions = false,
		description = "Reports units that do not fit or cannot reach a part of a world in tiles: one map in many files.",
		footer = {"", "The summary goes to standard error.", "",
				"Exit status: 0 nothing found, 1 findings, 2 bad usage or unreadable input."})
final class WorldCommand implements Callable<Integer> {

	private final Console console;

	@Mixin
	private ClusterOptions cluster;

	@Mixin
	private CheckOptions checked;

	@Option(names = "--chokes",
			description = "Also report the narrow passages on the paths of each agent. This takes the whole world into the "
					+ "memory of this program. They are not findings.")
	private boolean chokes;

	@Option(names = "--report", paramLabel = "OUT", required = true,
			description = "Where to write the report: the line of JSON that 'leeway validate --format jsonl' has for one map.")
	private String report;

	@Option(names = "--reach", paramLabel = "FOLDER",
			description = "Also write which cells each agent reaches: AGENT/COLUMN_ROW.pgm for each tile, with 0 for a blocked "
					+ "cell, 1 for one that is too narrow, 2 for one that is cut off and 3 for one that is reached.")
	private String reach;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "TILES",
			description = "A folder of levels of one size, whose names end with column and row, such as tile_3_12.map; or a list "
					+ "with one line COLUMN ROW FILE per tile. On any file system that Hadoop reads.")
	private String input;

	WorldCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() throws FailureException {
		checked.check(console);
		if (checked.view().withoutRemovable()) {
			throw new FailureException("--without-removable is not for worlds of tiles, expected levels without such obstacles");
		}
		if (checked.view().scales().isPresent()) {
			throw new FailureException("--at is not for worlds of tiles, expected levels that fit into memory");
		}
		try (JavaSparkContext spark = cluster.connect("leeway-cluster world")) {
			Storage storage = new Storage(spark.hadoopConfiguration());
			Path out = storage.output(report);
			WorldTiles tiles = WorldTiles.find(storage, Formats.registered(), input);
			WorldRun run = new WorldRun(spark, storage, tiles, new LevelCheck(Formats.registered(), checked.agents(),
					checked.spawns(), checked.view(), checked.area(), chokes, false, 1, LevelCheck.LARGE));
			ClusterWork work = new ClusterWork(console, report, spark.master());
			ReportedLevel level = work.run(() -> run(run, storage, out, work));
			summarise(run, level);
			return level.hasProblems() ? ExitStatus.FINDINGS : ExitStatus.OK;
		}
	}

	private ReportedLevel run(WorldRun run, Storage storage, Path out, ClusterWork work) throws IOException, FailureException {
		ReportedLevel level = run.check(done -> work.tell(done + " of " + run.blocks() + " blocks checked"));
		storage.write(out, stream -> {
			Writer writer = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
			new JsonLinesReport(writer).add(level);
		});
		if (reach != null) {
			run.writeReach(reach, done -> work.tell(done + " of " + run.blocks() + " blocks written"));
		}
		return level;
	}

	private void summarise(WorldRun run, ReportedLevel level) {
		console.report(run.size());
		for (CheckedAgent agent : level.analysis().agents()) {
			int cutOff = agent.unreachableRegions(level.minArea(), Progress.NONE).size();
			console.report("  " + agent.label() + ": reaches " + Counts.digits(agent.reachableAnchors()) + " of "
					+ Counts.of(agent.legalAnchors(), "anchor") + ", " + Counts.of(cutOff, "region is", "regions are") + " cut off");
		}
		Map<String, Integer> findings = new TreeMap<>();
		for (Finding finding : level.findings()) {
			findings.merge(finding.rule(), 1, Integer::sum);
		}
		findings.forEach((rule, count) -> console.report("  " + Counts.digits(count) + " x " + rule));
	}
}
