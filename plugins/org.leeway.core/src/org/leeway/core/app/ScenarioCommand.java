package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.movingai.ScenarioQuery;
import org.leeway.core.exchange.movingai.ScenarioReader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.value.Limits;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;

import picocli.CommandLine;
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

	/** The formats of the table of answers. */
	enum TableFormat {
		csv, json
	}

	/** Definition of the default agent. The lengths in most scenarios of the MovingAI collection are for this agent. */
	private static final String USUAL_AGENT = "small:1:ground+swamp";

	/**
	 * Number of queries that are answered between two updates of the progress. Each row of the scenario has one query.
	 */
	private static final int TOLD_TOGETHER = 64;

	private final Console console;
	private final ImportOptions importing;
	private PlannerOptions planning;

	@Option(names = "--map", paramLabel = "FILE",
			description = "The map, or a level. Default: the map that the rows name, beside the scenario.")
	private String map;

	@Option(names = "--agent", paramLabel = "NAME", converter = AgentChoiceConverter.class,
			defaultValue = USUAL_AGENT,
			description = "An agent of the level, or a new one as NAME:SIZE:TERRAIN+TERRAIN. Default: "
					+ "${DEFAULT-VALUE}, for which the lengths of most scenarios hold.")
	private AgentChoice agent;

	@Option(names = "--radius", paramLabel = "R",
			description = "Of the disc, for planners on the mesh. Default: that of the agent, or 0, for which the "
					+ "lengths of scenarios of any-angle paths hold.")
	private Double radius;

	@Mixin
	private ViewOptions view;

	@Option(names = "--format", paramLabel = "csv|json", defaultValue = "csv",
			description = "csv: a table. json: the same with the summary. Default: ${DEFAULT-VALUE}.")
	private TableFormat format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The scenario.")
	private String file;

	/**
	 * Returns the command, with the options of its planners. The command offers all planners that take steps on the grid or
	 * plan on meshes. The lengths in a scenario can be compared only with the costs of such planners.
	 */
	static CommandLine commandLine(Console console, ImportOptions importing) {
		ScenarioCommand command = new ScenarioCommand(console, importing);
		CommandLine commandLine = new CommandLine(command);
		command.planning = PlannerOptions.addTo(commandLine,
				planner -> planner.domain() == Domain.GRID_STEPS || planner.domain() == Domain.MESH);
		return commandLine;
	}

	private ScenarioCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		PlannerChoice planner = planning.choice();
		ScenarioInput input = ScenarioInput.read(file);
		String mapFile = map == null ? input.map() : map;
		ScenarioSummary summary = new ScenarioSummary();
		try {
			LevelSnapshot level = view.of(importing.read(mapFile, console).snapshot());
			planning.checkRule(level, mapFile);
			input.checkSize(level, mapFile);
			Agent unit = withRadius(AgentChoice.of(view.of(agent, level), level, mapFile), planner.provider());
			Planner asked = planner.provider().prepare(Preparation.of(level.world(), List.of(unit.unit())),
					planner.options(), Progress.NONE);
			try (ScenarioReport report = report(mapFile, planner, summary)) {
				answerAll(asked, planner.provider().isOptimal(), unit, input, report, summary);
			}
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(mapFile.toString());
		}
		console.report(file + ": " + planner.provider().title() + ": " + summary.inWords());
		return summary.disagreeing() == 0 ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private Agent withRadius(Agent unit, PlannerProvider planner) throws FailureException {
		FailureException.throwIf(Limits.radiusProblem("--radius", radius));
		if (radius != null && planner.domain().isOnGrid()) {
			throw new FailureException("--radius is for planners on the mesh");
		}
		boolean own = planner.domain().isOnGrid() || radius == null && unit.isDisc();
		return own ? unit : unit.withRadius(radius == null ? 0 : radius);
	}

	private ScenarioReport report(String mapFile, PlannerChoice planner, ScenarioSummary summary) throws IOException {
		Writer out = console.writer();
		return format == TableFormat.json
				? new ScenarioJson(out, mapFile, agent.name(), planner.provider().id(), summary)
				: new ScenarioCsv(out);
	}

	private void answerAll(Planner asked, boolean optimal, Agent unit, ScenarioInput input, ScenarioReport report,
			ScenarioSummary summary) throws IOException, FailureException {
		try (ScenarioReader reader = ScenarioReader.open(LevelInput.path(file));
				TerminalProgress progress = TerminalProgress.of(file, console)) {
			progress.begin(input.rows());
			for (Optional<ScenarioQuery> row = next(reader); row.isPresent(); row = next(reader)) {
				PlanQuery query = new PlanQuery(unit, Pose.at(row.get().start().centre(unit.unit())),
						Pose.at(row.get().goal().centre(unit.unit())));
				ScenarioAnswer answer = ScenarioAnswer.of(row.get(), asked.plan(query, Progress.NONE), optimal);
				report.add(answer);
				summary.add(answer);
				// if the rows of the report appear on the terminal, a line of progress would stand between them
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
