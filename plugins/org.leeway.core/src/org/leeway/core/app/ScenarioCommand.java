package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.movingai.ScenarioQuery;
import org.leeway.core.exchange.movingai.ScenarioReader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway scenario}: answers all queries of a MovingAI scenario. */
@Command(name = "scenario", sortOptions = false,
		description = "Answers all queries of a MovingAI scenario, and compares the lengths of the paths with those in "
				+ "the file.",
		footer = {"", "Exit status: 0 all agree, 1 some do not, 2 bad usage or unreadable input."})
final class ScenarioCommand implements Callable<Integer> {

	/** The formats of tables. */
	enum TableFormat {
		csv, json
	}

	/** The unit that the scenarios of the collection are made for. */
	private static final String USUAL_AGENT = "small:1:ground+swamp";

	/** Of how many rows progress is told at once. */
	private static final int TOLD_TOGETHER = 64;

	private final Console console;
	private final Formats formats;

	@Option(names = "--map", paramLabel = "FILE",
			description = "The map, or a level. Default: the map that the rows name, beside the scenario.")
	private String map;

	@Mixin
	private PlannerOptions planning;

	@Option(names = "--agent", paramLabel = "NAME", converter = AgentChoice.Converter.class,
			defaultValue = USUAL_AGENT,
			description = "An agent of the level, or a new one as NAME:SIZE:TERRAIN+TERRAIN. Default: "
					+ "${DEFAULT-VALUE}, for which the lengths of most scenarios hold.")
	private AgentChoice agent;

	@Option(names = "--format", paramLabel = "csv|json", defaultValue = "csv",
			description = "csv: a table. json: the same with the summary. Default: ${DEFAULT-VALUE}.")
	private TableFormat format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The scenario.")
	private String file;

	ScenarioCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		planning.check();
		planning.checkOnGrid();
		ScenarioInput input = ScenarioInput.read(file);
		String mapFile = map == null ? input.map() : map;
		ScenarioSummary summary = new ScenarioSummary();
		try {
			LevelSnapshot level = LevelInput.read(mapFile, formats).snapshot(List.of());
			input.checkSize(level, mapFile);
			AgentProfile unit = AgentChoice.of(agent, level, mapFile);
			PathPlanner asked = planning.in(level, unit);
			try (ScenarioReport report = report(mapFile, summary)) {
				answerAll(asked, unit, input, report, summary);
			}
		} catch (OutOfMemoryError e) {
			throw new FailureException(mapFile + ": not enough memory for this level");
		}
		console.report(file + ": " + planning.planner().description() + ": " + summary.inWords());
		return summary.disagreeing() == 0 ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private ScenarioReport report(String mapFile, ScenarioSummary summary) throws IOException {
		Writer out = console.writer();
		return format == TableFormat.json
				? new ScenarioJson(out, mapFile, agent.name(), planning.planner().label(), summary)
				: new ScenarioCsv(out);
	}

	private void answerAll(PathPlanner asked, AgentProfile unit, ScenarioInput input, ScenarioReport report,
			ScenarioSummary summary) throws IOException, FailureException {
		try (ScenarioReader reader = ScenarioReader.open(LevelInput.path(file));
				TerminalProgress progress = TerminalProgress.of(file, console)) {
			progress.begin(input.rows());
			for (Optional<ScenarioQuery> row = next(reader); row.isPresent(); row = next(reader)) {
				PathQuery query = new PathQuery(row.get().start(), row.get().goal(), unit);
				PathResult result = asked.find(query, Progress.NONE);
				ScenarioAnswer answer = ScenarioAnswer.of(row.get(), result, planning.planner().isOptimal());
				report.add(answer);
				summary.add(answer);
				// rows on the terminal are progress enough
				if (!console.outIsTerminal() && summary.queries() % TOLD_TOGETHER == 0) {
					progress.worked(TOLD_TOGETHER);
				}
			}
		}
	}

	private Optional<ScenarioQuery> next(ScenarioReader reader) throws FailureException {
		try {
			return reader.next();
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}
}
