package org.leeway.cluster;

import java.util.List;
import java.util.concurrent.Callable;

import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.leeway.cluster.corpus.CorpusCheck;
import org.leeway.cluster.corpus.CorpusInputs;
import org.leeway.cluster.corpus.CorpusRun;
import org.leeway.cluster.corpus.CorpusSummary;
import org.leeway.core.app.CheckOptions;
import org.leeway.core.app.Console;
import org.leeway.core.app.ExitStatus;
import org.leeway.core.app.Version;
import org.leeway.core.exchange.Formats;
import org.leeway.core.request.FailureException;
import org.leeway.pathing.scale.Scales;
import org.leeway.pathing.world.Diagonals;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway-cluster validate}: reports problems of many levels. */
@Command(name = "validate", sortOptions = false,
		description = "Reports units that do not fit or cannot reach a part of each level, as 'leeway validate' does.",
		footer = {"", "The summary goes to standard error.", "",
				"Exit status: 0 nothing found, 1 findings, 2 bad usage or unreadable input."})
final class ValidateCommand implements Callable<Integer> {

	private final Console console;

	@Mixin
	private ClusterOptions cluster;

	@Mixin
	private CheckOptions checked;

	@Option(names = "--chokes",
			description = "Also report the narrow passages on the paths of each agent. They are not findings.")
	private boolean chokes;

	@Option(names = "--advice",
			description = "Also report what could be tidied up, such as unused terrains. It does not count as a finding.")
	private boolean advice;

	@Option(names = "--report", paramLabel = "OUT", required = true,
			description = "Where to write the report: one line of JSON per level, in the order of the inputs. Levels that have "
					+ "not changed since the last run with this report are not checked again.")
	private String report;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(arity = "1..*", paramLabel = "INPUT",
			description = "Levels: a file, a folder, a zip archive, a pattern with * ? [] {}, or @LIST with one of these per line, "
					+ "on any file system that Hadoop reads.")
	private List<String> inputs;

	ValidateCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() throws FailureException {
		checked.check(console);
		CorpusCheck check = new CorpusCheck(checked.agents().stream().map(Object::toString).toList(),
				checked.spawns().stream().map(Object::toString).toList(),
				checked.view().diagonals().map(Diagonals::id).orElse(""), checked.view().withoutRemovable(),
				checked.view().scales().map(Scales::format).orElse(""), checked.area(), chokes, advice, Version.number());
		try (JavaSparkContext spark = cluster.connect("leeway-cluster validate")) {
			Storage storage = new Storage(spark.hadoopConfiguration());
			Path out = storage.output(report);
			CorpusInputs levels = new CorpusInputs(storage, Formats.registered());
			for (String input : inputs) {
				levels.add(input);
			}
			ClusterWork work = new ClusterWork(console, report, spark.master());
			CorpusSummary summary = work.run(() -> new CorpusRun(spark, storage, check).run(levels, out,
					done -> work.tell(done + " of " + levels.count() + " levels checked")));
			summary.lines().forEach(console::report);
			return summary.hasFailures() ? ExitStatus.FAILED : summary.hasProblems() ? ExitStatus.FINDINGS : ExitStatus.OK;
		}
	}
}
