package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.ObjectLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LayerChoice;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.OptionNames;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.core.request.SpawnChoice;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine;

/** {@code leeway export}: writes a layer of a level. */
@Command(name = "export", sortOptions = false,
		description = "Writes a layer of a level: values of cells, routes, the tangent graph, or a navigation mesh.",
		footer = {"", "Reachability is 0 blocked, 1 too narrow, 2 fits but cut off, 3 reachable, 4 cut off as the level "
				+ "declares to be intended. Range is 0 blocked, 1 too narrow, 2 fits elsewhere, 3 reachable from there, "
				+ "4 where the unit stands.", "",
				"Exit status: 0 written, 2 bad usage or unreadable input."})
final class ExportCommand implements Callable<Integer> {

	/**
	 * Position of the command's own options in the help. Smaller positions come first, so these options come before the
	 * options that formats declare.
	 */
	private static final int FIRST = DeclaredOptions.FIRST - 1;

	private final Console console;
	private final ImportOptions importing;
	private DeclaredOptions options;

	@Spec
	private CommandSpec spec;

	@Option(names = "--format", order = FIRST, required = true, paramLabel = "${bundle:formats}",
			description = "${bundle:formatSummaries}")
	private String formatName;

	@Option(names = "--layer", order = FIRST, required = true, paramLabel = "${bundle:layers}",
			converter = LayerConverter.class, description = "${bundle:summaries}")
	private LayerDescriptor layer;

	@Option(names = "--capability", paramLabel = "TERRAIN+TERRAIN",
			description = "Terrains for ${bundle:for-capability}. Default: those of the agents, if all have the same.")
	private String capability;

	@Option(names = "--agent", paramLabel = "NAME", converter = AgentChoiceConverter.class,
			description = "An agent of the level, or a new one as NAME:SIZE:TERRAIN+TERRAIN. Of the agent are "
					+ "${bundle:for-agent}; ${bundle:for-capability} are for its terrains.")
	private AgentChoice agent;

	@Option(names = "--spawn", paramLabel = "X,Y[:AGENT+AGENT][@PLAYER]", converter = SpawnChoiceConverter.class,
			description = "Start from this cell in place of the spawns of the level, for "
					+ "${bundle:for-spawns}; only these agents if some are named. May be repeated.")
	private List<SpawnChoice> spawns = new ArrayList<>();

	@Mixin
	private ViewOptions view;

	@Option(names = "--from", paramLabel = "X,Y", converter = CellConverter.class,
			description = "Top-left cell of the unit, for ${bundle:for-place}.")
	private Cell from;

	@Option(names = "--anchor", paramLabel = "covering|top-left|centre", converter = AnchorConverter.class,
			description = "Cells of a unit that ${bundle:for-anchor} are written to: all that it covers, or one of them. "
					+ "Default: covering for images, else top-left.")
	private Anchor anchor;

	@Option(names = "--radius", paramLabel = "R",
			description = "For ${bundle:for-radius}, the radius of the disc in cells. Default: that of the agent.")
	private Double radius;

	@Option(names = "--mesh", paramLabel = "NAME",
			description = "For ${bundle:for-mesh}, a mesh that the level stores, in place of one for the terrains.")
	private String meshName;

	@Option(names = "--colours", paramLabel = "okabe-ito|high-contrast|greys", converter = ColourSchemeConverter.class,
			description = "Colours of images, all of them also for colour-blind readers. Default: okabe-ito.")
	private ColourScheme colours;

	@Option(names = {"-o", "--output"}, paramLabel = "OUT", description = "Default: standard output.")
	private String output;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	private ExportCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	/** Creates the command line of {@code export}. The catalogues of layers and formats supply its help and its options. */
	static CommandLine commandLine(Console console, ImportOptions importing) {
		ExportCommand export = new ExportCommand(console, importing);
		CommandLine command = new CommandLine(export);
		List<Format> offered = importing.catalogue().all().stream()
				.filter(format -> Layers.exported().stream().anyMatch(format::holds)).toList();
		command.getCommandSpec().resourceBundle(new ExportWords(offered));
		export.options = FormatOptions.ofExporters(command, offered);
		return command;
	}

	@Override
	public Integer call() throws FailureException {
		if (layer instanceof ObjectLayer) {
			throw usage(layer.id() + " cannot be exported");
		}
		Format format = importing.catalogue().holding(layer).stream().filter(each -> each.id().equals(formatName)).findFirst()
				.orElseThrow(this::otherFormat);
		checkUsage(format);
		try (TerminalProgress progress = TerminalProgress.of(file, console)) {
			LayerQuery query = query(format.isPicture());
			progress.begin(query.analysis().snapshot().grid().height());
			LayerExport export = LayerExport.of(layer, query, style(format), progress)
					.orElseThrow(() -> LayerChoice.withoutSpawns(query, layer, file, "--spawn X,Y"));
			console.report(output == null ? file : output, export.export().diagnostics());
			write(export.export());
			report(export.description());
		} catch (IOException e) {
			throw FailureException.of(output == null ? "leeway: standard output" : output, e);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(file.toString());
		}
		return ExitStatus.OK;
	}

	private LayerExport.Style style(Format format) {
		ColourScheme scheme = colours == null ? ColourScheme.OKABE_ITO : colours;
		return new LayerExport.Style(format, options.of(format.id()), scheme.colours());
	}

	/**
	 * Returns a level with the given spawns in place of its own. If no spawns are given, returns the level unchanged. A
	 * given spawn may be for certain agents only: agents of the level, or the agent that the user defined.
	 */
	private LevelSnapshot placed(LevelSnapshot level) throws FailureException {
		if (spawns.isEmpty()) {
			return level;
		}
		List<Agent> known = new ArrayList<>();
		if (spawns.stream().anyMatch(spawn -> !spawn.agents().isEmpty())) {
			if (agent != null) {
				known.add(AgentChoice.of(view.of(agent, level), level, file));
			}
			AgentChoice.all(level, file).stream().filter(other -> !known.contains(other)).forEach(known::add);
		}
		return level.withSpawnPoints(SpawnChoice.place(spawns, level.header(), known, file).spawnPoints());
	}

	private LayerChoice choice(AgentChoice chosen) {
		return new LayerChoice(layer, capability, chosen, anchor, from, radius, meshName);
	}

	private LayerQuery query(boolean picture) throws FailureException {
		LevelInput input = importing.readToShow(file, console);
		return choice(view.of(agent, input.snapshot())).of(input.model(), placed(view.of(input.snapshot())), file, picture, OptionNames.COMMAND_LINE);
	}

	private ParameterException otherFormat() {
		boolean known = importing.catalogue().byId(formatName).isPresent();
		return usage((known ? "format '" + formatName + "' is not for this layer" : "unknown format '" + formatName + "'")
				+ ", expected " + importing.catalogue().holding(layer).stream().map(Format::id).collect(Collectors.joining(", ")));
	}

	private void checkUsage(Format format) {
		options.check(List.of(format.id()));
		check(colours == null || format.isPicture(), "--colours is for images");
		choice(agent).problem(OptionNames.COMMAND_LINE).ifPresent(problem -> check(false, problem));
		check(spawns.isEmpty() || layer.needs(Need.SPAWNS), "--spawn is for " + LayerChoice.having(Need.SPAWNS));
		check(output != null || !format.exporter().orElseThrow().isBinary() || !console.outIsTerminal(),
				"a terminal cannot show " + format.id() + ", expected -o OUT");
	}

	private void check(boolean condition, String otherwise) {
		if (!condition) {
			throw usage(otherwise);
		}
	}

	private ParameterException usage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private void write(Export export) throws FailureException, IOException {
		if (output != null) {
			export.write(target(export));
		} else if (export.parts().size() == 1) {
			export.write(console.out());
			console.out().flush();
		} else {
			throw usage("these are " + export.parts().size() + " files, expected -o OUT");
		}
	}

	private Path target(Export export) throws FailureException {
		Path target = LevelInput.output(output);
		for (Path each : export.files(target)) {
			LevelInput.checkNoInput(each, List.of(Path.of(file)));
		}
		return target;
	}

	private void report(String written) {
		console.report((output == null ? file : output) + ": " + written);
	}
}
