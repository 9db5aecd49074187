package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.GraphFormat;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LayerFormat;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.layer.OverlayLayer.Anchor;
import org.leeway.core.layer.OverlayLayer.Kind;
import org.leeway.core.layer.TangentSurvey;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway export}: writes a layer of a level. */
@Command(name = "export", sortOptions = false,
		description = "Writes what an analysis knows of every cell, or the tangent graph.",
		footer = {"", "Reachability is 0 blocked, 1 too narrow, 2 fits but cut off, 3 reachable, 4 cut off as the level "
				+ "declares to be intended. Range is 0 blocked, 1 too narrow, 2 fits elsewhere, 3 reachable from there, "
				+ "4 where the unit stands.", "",
				"Exit status: 0 written, 2 bad usage or unreadable input."})
final class ExportCommand implements Callable<Integer> {

	private final Console console;
	private final Formats formats;

	@Spec
	private CommandSpec spec;

	@Option(names = "--format", required = true, paramLabel = "npy|npz|csv|png|json|geojson",
			description = "npy: array for NumPy, little-endian uint16 of shape (height, width). npz: the same, "
					+ "compressed. csv: a line a row. png: heatmap in the colours of the editor. json: the values with "
					+ "what they mean. geojson: for tangent-graph.")
	private String formatName;

	@Option(names = "--layer", required = true, paramLabel = "terrain|clearance|brushfire|fit|reachability|brushfire-loss|"
			+ "range|tangent-graph", converter = LayerName.Converter.class,
			description = "terrain: id of the terrain. clearance: largest unit that stands there. "
					+ "brushfire: distance to the nearest blocked cell, for comparison. "
					+ "fit: largest unit that gets there from a spawn. reachability: class of the cell for an agent. "
					+ "range: the same for an agent that stands at --from. "
					+ "tangent-graph: ways of a round unit among circles and polygons, and the gaps.")
	private LayerName layer;

	@Option(names = "--capability", paramLabel = "TERRAIN+TERRAIN",
			description = "Terrains for clearance, brushfire and fit. Default: those of the agents, if all have the same.")
	private String capability;

	@Option(names = "--agent", paramLabel = "NAME", converter = AgentChoice.Converter.class,
			description = "An agent of the level, or a new one as NAME:SIZE:TERRAIN+TERRAIN. Reachability is that of "
					+ "the agent, clearance, brushfire and fit are for its terrains.")
	private AgentChoice agent;

	@Option(names = "--spawn", paramLabel = "X,Y[:AGENT+AGENT]", converter = SpawnChoice.Converter.class,
			description = "Start from this cell in place of the spawns of the level, for fit, reachability "
					+ "and brushfire-loss; only these agents if some are named. May be repeated.")
	private List<SpawnChoice> spawns = new ArrayList<>();

	@Option(names = "--from", paramLabel = "X,Y", converter = CellConverter.class,
			description = "Top-left cell of the unit, for range.")
	private Cell from;

	@Option(names = "--anchor", paramLabel = "top-left|centre", converter = AnchorConverter.class,
			description = "Cell of a unit that clearance and fit are written to. Default: top-left.")
	private Anchor anchor;

	@Option(names = "--radius", paramLabel = "R",
			description = "For tangent-graph, the radius of the unit in cells. Default: half the size of the agent.")
	private Double radius;

	@Option(names = "--legend", description = "Draw what the colours mean beside the map.")
	private boolean legend;

	@Option(names = "--colours", paramLabel = "okabe-ito|high-contrast|greys", converter = ColourSchemeConverter.class,
			description = "Colours of images, all of them for the colour blind too. Default: okabe-ito.")
	private ColourScheme colours;

	@Option(names = {"-o", "--output"}, paramLabel = "OUT", description = "Default: standard output.")
	private String output;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	ExportCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	@Override
	public Integer call() throws FailureException {
		try {
			if (layer.ofCells().isPresent()) {
				exportCells(layer.ofCells().get());
			} else {
				exportGraph();
			}
		} catch (OutOfMemoryError e) {
			throw new FailureException(file + ": not enough memory for this level");
		}
		return ExitStatus.OK;
	}

	private void exportCells(Kind kind) throws FailureException {
		LayerFormat format = formats.layerFormat(formatName)
				.orElseThrow(() -> otherFormat(formats.layers().stream().map(LayerFormat::name)));
		checkUsage(kind, format);
		LevelInput input = LevelInput.read(file, formats);
		LayerChoice choice = new LayerChoice(kind, capability, agent, anchor == null ? Anchor.TOP_LEFT : anchor, from);
		LayerExport export = choice.of(placed(input.snapshot()), file, legend);
		LayerExport coloured = colours == null ? export : export.in(colours.colours());
		write(out -> format.exporter().get().write(coloured, out));
		report(export.layer().source() + ", " + String.join(", ", export.description()));
	}

	/** A spawn may name the agent that was asked for, or one of the level. */
	private LevelSnapshot placed(LevelSnapshot level) throws FailureException {
		if (spawns.isEmpty()) {
			return level;
		}
		List<Agent> known = new ArrayList<>();
		if (spawns.stream().anyMatch(spawn -> !spawn.agents().isEmpty())) {
			if (agent != null) {
				known.add(AgentChoice.of(agent, level, file));
			}
			AgentChoice.all(level, file).stream().filter(other -> !known.contains(other)).forEach(known::add);
		}
		return level.withSpawnPoints(SpawnChoice.place(spawns, level.outline(), known, file).spawnPoints());
	}

	private void exportGraph() throws FailureException {
		GraphFormat format = formats.graphFormat(formatName)
				.orElseThrow(() -> otherFormat(formats.graphs().stream().map(GraphFormat::name)));
		check(!legend && colours == null && anchor == null && capability == null && spawns.isEmpty() && from == null,
				"tangent-graph takes --radius or --agent, and -o");
		check(radius == null || radius >= 0 && Double.isFinite(radius), "--radius " + radius + ", expected 0 or more");
		check(radius == null || agent == null, "--radius and --agent together, expected one of them");
		TangentSurvey survey = new GraphChoice(radius, agent).of(LevelInput.read(file, formats).snapshot(), file);
		write(out -> format.exporter().get().write(survey, out));
		report(GraphChoice.describe(survey));
	}

	private ParameterException otherFormat(Stream<String> expected) {
		boolean known = formats.layerFormat(formatName).isPresent() || formats.graphFormat(formatName).isPresent();
		return usage((known ? "format '" + formatName + "' is not for this layer" : "unknown format '" + formatName + "'")
				+ ", expected " + expected.collect(Collectors.joining(", ")));
	}

	private void checkUsage(Kind kind, LayerFormat format) {
		check(!legend || format.legend(), "--legend is for images");
		check(colours == null || format.legend(), "--colours is for images");
		check(anchor == null || kind.isWidth(), "--anchor is for clearance and fit");
		check(capability == null || kind.isOfCapability(), "--capability is for clearance, brushfire and fit");
		check(capability == null || agent == null, "--capability and --agent together, expected one of them");
		check(agent == null || kind != Kind.TERRAIN, "--agent is not for terrain");
		check(radius == null, "--radius is for tangent-graph");
		check(spawns.isEmpty() || kind.startsAtSpawns(), "--spawn is for fit, reachability and brushfire-loss");
		check(from == null || kind == Kind.RANGE, "--from is for range");
		check(from != null || kind != Kind.RANGE, "range needs --from X,Y");
		check(output != null || !format.binary() || !console.outIsTerminal(),
				"a terminal cannot show " + format.name() + ", expected -o OUT");
	}

	private void check(boolean condition, String otherwise) {
		if (!condition) {
			throw usage(otherwise);
		}
	}

	private ParameterException usage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private void write(AtomicFile.Content content) throws FailureException {
		try {
			if (output == null) {
				content.writeTo(console.out());
				console.out().flush();
			} else {
				AtomicFile.write(target(), content);
			}
		} catch (IOException e) {
			throw FailureException.of(output == null ? "leeway: standard output" : output, e);
		}
	}

	private Path target() throws FailureException, IOException {
		Path target = LevelInput.path(output);
		if (Files.exists(target) && Files.isSameFile(target, Path.of(file))) {
			throw new FailureException(output + ": is the level itself, expected another file");
		}
		return target;
	}

	private void report(String written) {
		console.report((output == null ? file : output) + ": " + written);
	}
}
